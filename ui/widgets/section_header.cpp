// SPDX-License-Identifier: MIT
#include "ui/widgets/section_header.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include "ui/style/paint.h"
#include "ui/style/theme.h"
#include "ui/widgets/link_button.h"

namespace tenaille::ui {
namespace {

constexpr int kHeight = 32;

}

SectionHeader::SectionHeader(const QString& title, QWidget* parent)
    : QWidget(parent),
      m_row(new QHBoxLayout(this)),
      m_title(new QLabel(title, this)),
      m_note(new QLabel(this)) {
    m_row->setContentsMargins(12, 0, 8, 1);
    m_row->setSpacing(2);
    m_title->setFont(scaled(font(), 1, QFont::DemiBold));
    m_title->setTextFormat(Qt::PlainText);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setForegroundRole(QPalette::PlaceholderText);  // the muted colour of the theme
    // The note takes what the title and the links leave; its text is shortened to that.
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_note->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_note->setContentsMargins(8, 0, 4, 0);
    m_row->addWidget(m_title);
    m_row->addWidget(m_note, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMinimumHeight(qMax(kHeight, fontMetrics().height() + 14));
}

void SectionHeader::setTitle(const QString& title) {
    constexpr int kMostLetters = 28;  // usual ones
    const QFontMetrics metrics(m_title->font());
    const QString fitted =
        metrics.elidedText(title, Qt::ElideRight, kMostLetters * metrics.averageCharWidth());
    m_title->setText(fitted);
    m_title->setToolTip(fitted == title ? QString() : title);
    m_title->setAccessibleName(title);
}

void SectionHeader::setNote(const QString& note) {
    m_wholeNote = note;
    m_row->activate();  // the title may have changed, and the room with it
    fitNote();
}

LinkButton* SectionHeader::addLink(const QString& text) {
    auto* dot = new QLabel(QStringLiteral("·"), this);
    dot->setForegroundRole(QPalette::PlaceholderText);
    m_row->addWidget(dot);
    auto* link = new LinkButton(text, this);
    m_row->addWidget(link);
    m_links.emplace_back(dot, link);
    link->installEventFilter(this);
    showDots();
    return link;
}

// Between those that are shown.
void SectionHeader::showDots() {
    bool any = false;
    for (const auto& [dot, link] : m_links) {
        dot->setVisible(any && !link->isHidden());
        any = any || !link->isHidden();
    }
}

bool SectionHeader::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) showDots();
    return QWidget::eventFilter(watched, event);
}

QToolButton* SectionHeader::addButton(const QIcon& icon, const QString& name) {
    auto* button = new QToolButton(this);
    button->setIcon(icon);
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize({16, 16});
    button->setFixedSize(26, 26);
    m_row->addWidget(button);
    return button;
}

QSize SectionHeader::minimumSizeHint() const { return {QWidget::minimumSizeHint().width(), minimumHeight()}; }

void SectionHeader::fitNote() {
    const QString fitted =
        m_note->fontMetrics().elidedText(m_wholeNote, Qt::ElideRight, m_note->contentsRect().width());
    m_note->setText(fitted);
    m_note->setToolTip(fitted == m_wholeNote ? QString() : m_wholeNote);
    m_note->setAccessibleName(m_wholeNote);
}

void SectionHeader::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_row->activate();
    fitNote();
}

void SectionHeader::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_title->setFont(scaled(font(), 1, QFont::DemiBold));
        setMinimumHeight(qMax(kHeight, fontMetrics().height() + 14));
    }
}

void SectionHeader::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = themeFor(*this);
    painter.fillRect(rect(), t.bar);
    painter.fillRect(0, height() - 1, width(), 1, t.border);
    painter.fillRect(0, 0, width(), 1, t.border);
}

}  // namespace tenaille::ui
