// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <utility>
#include <vector>

#include "core/document/encounter.h"

namespace tenaille::ui {

class SegmentedControl;

// How much of a damage each of several creatures takes, as their saves fell: all, half, or nothing.
class DamageShares final : public QWidget {
    Q_OBJECT

  public:
    DamageShares(const document::Encounter& encounter, const std::vector<RecordId>& tokens,
                 QWidget* parent = nullptr);

    std::vector<RecordId> halved() const { return whoTake(1); }
    std::vector<RecordId> spared() const { return whoTake(2); }

  Q_SIGNALS:
    void changed();

  private:
    std::vector<RecordId> whoTake(int share) const;

    std::vector<std::pair<RecordId, SegmentedControl*>> m_rows;
};

}  // namespace tenaille::ui
