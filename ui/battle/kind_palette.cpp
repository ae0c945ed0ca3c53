// SPDX-License-Identifier: MIT
#include "ui/battle/kind_palette.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QToolButton>
#include <cstdlib>

#include "ui/battle/swatches.h"

namespace tenaille::ui {

namespace {

constexpr int kColumns = 4;
constexpr int kPaletteWidth = 76;

// On two lines, broken at the blank that leaves them most alike; what does not fit all the same stands in the
// tool tip whole.
QString shortened(const QString& text, const QFontMetrics& metrics) {
    constexpr int kRoom = kPaletteWidth - 8;
    if (metrics.horizontalAdvance(text) <= kRoom) return text + QLatin1Char('\n');
    qsizetype best = -1;
    for (qsizetype i = text.indexOf(QLatin1Char(' ')); i >= 0; i = text.indexOf(QLatin1Char(' '), i + 1))
        if (best < 0 || std::abs(2 * i - text.size()) < std::abs(2 * best - text.size())) best = i;
    const auto line = [&](const QString& part) { return metrics.elidedText(part, Qt::ElideRight, kRoom); };
    if (best < 0) return line(text) + QLatin1Char('\n');
    return line(text.left(best)) + QLatin1Char('\n') + line(text.mid(best + 1));
}

}  // namespace

KindPalette::KindPalette(const QString& name, QWidget* parent) : QWidget(parent) {
    setAccessibleName(name);
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    m_group = new QButtonGroup(this);
    connect(m_group, &QButtonGroup::buttonClicked, this,
            [this](QAbstractButton* button) { Q_EMIT chosen(button->property("kind").toString()); });
}

void KindPalette::setEntries(const std::vector<Entry>& entries) {
    for (QAbstractButton* button : m_group->buttons()) {
        m_group->removeButton(button);
        button->hide();
        button->deleteLater();
    }
    int place = 0;
    for (const Entry& entry : entries) {
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIcon(entry.swatch);
        button->setIconSize(kSwatchSize);
        QFont font = button->font();
        font.setPointSizeF(font.pointSizeF() * 0.85);
        button->setFont(font);
        button->setText(shortened(entry.text, QFontMetrics(font)));
        button->setAccessibleName(entry.text);
        button->setToolTip(entry.effect.isEmpty() ? entry.text
                                                  : entry.text + QStringLiteral("\n") + entry.effect);
        button->setFixedWidth(kPaletteWidth);
        button->setFocusPolicy(Qt::TabFocus);
        button->setProperty("kind", entry.id);
        m_group->addButton(button);
        m_grid->addWidget(button, place / kColumns, place % kColumns, Qt::AlignLeft);
        button->show();
        ++place;
    }
    m_grid->setColumnStretch(kColumns, 1);
}

void KindPalette::setCurrent(const QString& id) {
    for (QAbstractButton* button : m_group->buttons())
        if (button->property("kind").toString() == id) button->setChecked(true);
}

}  // namespace tenaille::ui
