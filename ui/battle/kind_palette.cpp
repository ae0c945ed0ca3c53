// SPDX-License-Identifier: MIT
#include "ui/battle/kind_palette.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QToolButton>
#include <algorithm>

#include "ui/battle/swatches.h"

namespace tenaille::ui {

namespace {

constexpr int kColumns = 4;
constexpr int kPaletteWidth = 76;

constexpr int kTextWidth = kPaletteWidth - 3;
constexpr qsizetype kUsualLines = 2;
constexpr qsizetype kMostTextLines = 3;

int widest(const QStringList& lines, const QFontMetrics& metrics) {
    int most = 0;
    for (const QString& line : lines) most = std::max(most, metrics.horizontalAdvance(line));
    return most;
}

// The narrowest way to have `text` on at most so many lines, broken at blanks.
QStringList broken(const QString& text, qsizetype lines, const QFontMetrics& metrics) {
    QStringList best{text};
    if (lines < 2) return best;
    for (qsizetype blank = text.indexOf(QLatin1Char(' ')); blank >= 0;
         blank = text.indexOf(QLatin1Char(' '), blank + 1)) {
        const QStringList way =
            QStringList(text.left(blank)) + broken(text.mid(blank + 1), lines - 1, metrics);
        if (widest(way, metrics) < widest(best, metrics)) best = way;
    }
    return best;
}

// On one line, on two, or on three if it does not fit else; what does not fit all the same stands in the tool
// tip whole.
QStringList fitted(const QString& text, const QFontMetrics& metrics) {
    QStringList lines;
    for (qsizetype most = 1; most <= kMostTextLines; ++most) {
        lines = broken(text, most, metrics);
        if (widest(lines, metrics) <= kTextWidth) return lines;
    }
    for (QString& line : lines) line = metrics.elidedText(line, Qt::ElideRight, kTextWidth);
    return lines;
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
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    std::vector<QStringList> texts;
    texts.reserve(entries.size());
    for (const Entry& entry : entries) texts.push_back(fitted(entry.text, QFontMetrics(font)));
    int place = 0;
    for (const Entry& entry : entries) {
        // Those beside each other are equally high.
        const std::size_t row = static_cast<std::size_t>(place / kColumns) * kColumns;
        qsizetype high = kUsualLines;
        for (std::size_t i = row; i < std::min(texts.size(), row + kColumns); ++i)
            high = std::max(high, texts[i].size());
        QStringList& text = texts[static_cast<std::size_t>(place)];
        while (text.size() < high) text << QString();
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIcon(entry.swatch);
        button->setIconSize(kSwatchSize);
        button->setFont(font);
        button->setText(text.join(QLatin1Char('\n')));
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
