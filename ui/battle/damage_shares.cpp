// SPDX-License-Identifier: MIT
#include "ui/battle/damage_shares.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/text/utf8.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/segmented_control.h"

namespace tenaille::ui {

namespace {

constexpr int kMostSeen = 6;  // rows; the others are scrolled to

SegmentedControl* sharesOf(const QString& name) {
    auto* control = new SegmentedControl;
    control->addSegment(DamageShares::tr("All"));
    control->addSegment(DamageShares::tr("Half"));
    control->addSegment(DamageShares::tr("None"));
    control->setAccessibleName(DamageShares::tr("Share of %1").arg(name));
    return control;
}

}  // namespace

DamageShares::DamageShares(const document::Encounter& encounter, const std::vector<RecordId>& tokens,
                           QWidget* parent)
    : QWidget(parent) {
    auto* rows = new QWidget;
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 8, 0);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    if (tokens.size() > 2) {
        SegmentedControl* everyone = sharesOf(tr("Everyone"));
        connect(everyone, &SegmentedControl::currentChanged, this, [this](int share) {
            for (const auto& [id, control] : m_rows) control->setCurrent(share);
        });
        auto* label = new QLabel(tr("Everyone"));
        QFont bold = label->font();
        bold.setBold(true);
        label->setFont(bold);
        grid->addWidget(label, 0, 0);
        grid->addWidget(everyone, 0, 1);
    }
    for (const RecordId id : tokens) {
        const QString name = fromUtf8(encounter.tokens.find(id)->name);
        auto* label = new ElidedLabel;
        label->setWhole(name);
        SegmentedControl* control = sharesOf(name);
        connect(control, &SegmentedControl::currentChanged, this, &DamageShares::changed);
        const int row = grid->rowCount();
        grid->addWidget(label, row, 0);
        grid->addWidget(control, row, 1);
        m_rows.emplace_back(id, control);
    }
    grid->setRowStretch(grid->rowCount(), 1);
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);  // its rows have it
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(rows);
    const int seen = std::min(kMostSeen, static_cast<int>(m_rows.size()) + (tokens.size() > 2 ? 1 : 0));
    const int row = m_rows.empty() ? 0 : m_rows.front().second->sizeHint().height() + grid->verticalSpacing();
    area->setMinimumHeight(seen * row + grid->verticalSpacing());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area);
}

std::vector<RecordId> DamageShares::whoTake(int share) const {
    std::vector<RecordId> who;
    for (const auto& [id, control] : m_rows)
        if (control->current() == share) who.push_back(id);
    return who;
}

}  // namespace tenaille::ui
