// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>
#include <future>
#include <set>
#include <stop_token>
#include <vector>

#include "core/actions/map_check.h"
#include "ui/battle/battle_context.h"

class QVBoxLayout;

namespace tenaille::ui {

class LinkButton;
class SectionHeader;

// What may be wrong with the map: each finding with a jump to it and, where there is one, a remedy of one
// click. Looked for in another thread while the panel is in sight, a moment after each edit.
class CheckPanel final : public QWidget {
    Q_OBJECT

  public:
    CheckPanel(BattleContext& context, Document& document, QWidget* parent = nullptr);
    ~CheckPanel() override;
    CheckPanel(const CheckPanel&) = delete;
    CheckPanel& operator=(const CheckPanel&) = delete;
    CheckPanel(CheckPanel&&) = delete;
    CheckPanel& operator=(CheckPanel&&) = delete;

    const std::vector<actions::MapFinding>& findings() const { return m_findings; }

  Q_SIGNALS:
    void lookWanted(tenaille::board::LatticePoint at);
    void checked();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void documentChanged();
    void begin();
    void poll();
    void showFindings();
    void addMore(actions::MapFlaw flaw, int count, bool alike);
    QWidget* makeRow(const actions::MapFinding& finding);

    BattleContext& m_context;
    SectionHeader* m_header = nullptr;
    LinkButton* m_mendAll = nullptr;
    QVBoxLayout* m_rows = nullptr;
    QTimer m_pause;  // after an edit
    QTimer m_poll;   // while the other thread looks
    bool m_stale = true;
    std::vector<actions::MapFinding> m_findings;
    std::set<actions::MapFlaw> m_opened;                      // sorts of which all are shown
    std::stop_source m_stop;                                  // of what runs
    std::future<std::vector<actions::MapFinding>> m_running;  // last: waits for its thread
};

}  // namespace tenaille::ui
