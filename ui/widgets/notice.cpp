// SPDX-License-Identifier: MIT
#include "ui/widgets/notice.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

#include "ui/style/icon.h"
#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {
namespace {

constexpr int kNoticeStrip = 4;  // coloured edge
constexpr int kNoticeIcon = 20;
constexpr int kPad = 10;
constexpr int kNoticeMargin = 14;  // of the stack inside its host
constexpr int kNoticeWidest = 680;
constexpr int kLeastNoticeText = 220;
constexpr std::size_t kMostNotices = 3;

struct Look {
    Glyph glyph;
    QColor colour;
};

Look lookOf(Notice::Kind kind, const Theme& t) {
    const bool dark = t.scheme == Scheme::Dark;
    switch (kind) {
        case Notice::Kind::Done:
            return {Glyph::Check, t.goodText};
        case Notice::Kind::Warning:
            return {Glyph::Warning, dark ? QColor(0xffb454) : t.badText};
        case Notice::Kind::Error:
            return {Glyph::Error, dark ? QColor(0xff8a8f) : t.danger};
        case Notice::Kind::Info:
            break;
    }
    return {Glyph::Info, t.link};
}

}  // namespace

Notice::Notice(Kind kind, const QString& text, QWidget* parent)
    : QWidget(parent),
      m_kind(kind),
      m_text(new QLabel(text, this)),
      m_body(new QVBoxLayout),
      m_row(new QHBoxLayout(this)),
      m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)) {
    QHBoxLayout* const row = m_row;
    row->setContentsMargins(kNoticeStrip + kPad + kNoticeIcon + kPad, kPad, kPad, kPad);
    row->setSpacing(kPad);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setFocusPolicy(Qt::NoFocus);
    QSizePolicy wrapping(QSizePolicy::Expanding, QSizePolicy::Preferred);
    wrapping.setHeightForWidth(true);
    m_text->setSizePolicy(wrapping);
    m_body->setSpacing(6);
    m_body->addWidget(m_text, 1);
    m_buttons->setSpacing(6);
    row->addLayout(m_body, 1);
    row->addLayout(m_buttons);

    auto* cross = new QToolButton(this);
    cross->setIcon(icon(Glyph::Close, IconTint::Muted));
    cross->setIconSize({14, 14});
    cross->setFixedSize(26, 26);
    cross->setAutoRaise(true);
    cross->setFocusPolicy(Qt::StrongFocus);
    cross->setToolTip(tr("Dismiss (Esc)"));
    cross->setAccessibleName(tr("Dismiss"));
    connect(cross, &QToolButton::clicked, this, &Notice::dismiss);
    row->addWidget(cross, 0, Qt::AlignVCenter);
    m_cross = cross;

    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Notice::timeIsUp);
    setText(text);
}

QPushButton* Notice::addAction(const QString& text) {
    auto* button = new QPushButton(text, this);
    if (m_buttons->count() == 0) setTone(*button, Tone::Primary);
    addButton(button);
    // Queued: slots that are connected later, by whoever asked for the button, still run before the notice
    // goes.
    connect(button, &QPushButton::clicked, this, &Notice::dismiss, Qt::QueuedConnection);
    return button;
}

void Notice::addButton(QPushButton* button) {
    m_timer.stop();  // it waits for an answer now; whoever knows better sets a time after this
    button->setAutoDefault(false);
    m_buttons->addWidget(button, 0, Qt::AlignVCenter);
}

void Notice::fitWidth(int width) {
    int taken = kNoticeStrip + kNoticeIcon + 4 * kPad + m_cross->width();
    for (int i = 0; i < m_buttons->count(); ++i)
        taken += m_buttons->itemAt(i)->sizeHint().width() + m_buttons->spacing();
    const bool below = m_buttons->count() > 0 && width - taken < kLeastNoticeText;
    if (below == (m_buttons->parent() == m_body)) return;
    QBoxLayout* const from = below ? m_row : static_cast<QBoxLayout*>(m_body);
    from->removeItem(m_buttons);
    m_buttons->setParent(nullptr);
    m_buttons->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    below ? m_body->addLayout(m_buttons) : m_row->insertLayout(1, m_buttons);
}

void Notice::addBelow(QWidget* widget) { m_body->addWidget(widget); }

void Notice::setText(const QString& text) {
    m_text->setText(text);
    setAccessibleName(text);
}

QString Notice::text() const { return m_text->text(); }

void Notice::setClosable(bool closable) { m_cross->setVisible(closable); }
bool Notice::isClosable() const { return !m_cross->isHidden(); }
bool Notice::asks() const { return m_buttons->count() > 0; }
void Notice::closeAfter(int milliseconds) { m_timer.start(milliseconds); }
void Notice::keep() { m_timer.stop(); }

void Notice::timeIsUp() {
    const bool used = underMouse() || (focusWidget() && focusWidget()->hasFocus());
    if (used)
        m_timer.start();
    else
        dismiss();
}

void Notice::dismiss() {
    if (m_gone) return;
    m_gone = true;
    // The keyboard goes back to what the notices lie on, not to whatever button comes next.
    QWidget* stack = parentWidget();
    if (isAncestorOf(QApplication::focusWidget()) && stack != nullptr && stack->parentWidget() != nullptr)
        stack->parentWidget()->setFocus();
    hide();
    Q_EMIT dismissed();
    deleteLater();
}

bool Notice::takeKeyboard() {
    const QList<QPushButton*> buttons = findChildren<QPushButton*>();
    QWidget* first = buttons.isEmpty() ? m_cross : static_cast<QWidget*>(buttons.first());
    if (first->isHidden()) return false;
    window()->activateWindow();
    first->setFocus(Qt::TabFocusReason);
    return true;
}

void Notice::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !m_cross->isHidden()) return dismiss();
    // Enter presses a button, as in a dialog.
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (button != nullptr && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        return button->click();
    QWidget::keyPressEvent(event);
}

void Notice::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    if (m_timer.isActive()) m_timer.start();
}

void Notice::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (m_timer.isActive()) m_timer.start();
}

void Notice::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = themeFor(*this);
    const Look look = lookOf(m_kind, t);
    fillRounded(painter, rect(), kRadius + 2, t.popup, t.popupBorder);
    painter.save();
    painter.setClipRect(isRightToLeft() ? QRect(width() - kNoticeStrip - 1, 0, kNoticeStrip + 1, height())
                                        : QRect(0, 0, kNoticeStrip + 1, height()));
    fillRounded(painter, rect(), kRadius + 2, look.colour);
    painter.restore();
    QRect square(kNoticeStrip + kPad, 0, kNoticeIcon, kNoticeIcon);
    square.moveTop((height() - kNoticeIcon) / 2);
    drawGlyph(painter, QStyle::visualRect(layoutDirection(), rect(), square), look.glyph, look.colour);
}

NoticeStack::NoticeStack(QWidget* host) : QWidget(host), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    host->installEventFilter(this);
    hide();
}

Notice* NoticeStack::show(Notice::Kind kind, const QString& text) {
    auto* notice = new Notice(kind, text, this);
    if (kind == Notice::Kind::Info || kind == Notice::Kind::Done) notice->closeAfter(Notice::kUnhurried);
    add(notice);
    return notice;
}

void NoticeStack::add(Notice* notice) {
    makeRoom();
    notice->setParent(this);
    m_column->addWidget(notice);
    notice->show();
    connect(notice, &Notice::dismissed, this, &NoticeStack::place);
    setVisible(true);
    place();
}

std::vector<Notice*> NoticeStack::open() const {
    std::vector<Notice*> notices;
    for (int i = 0; i < m_column->count(); ++i)
        if (auto* notice = qobject_cast<Notice*>(m_column->itemAt(i)->widget());
            notice != nullptr && !notice->isGone())
            notices.push_back(notice);
    return notices;
}

std::vector<Notice*> NoticeStack::shown() const {
    std::vector<Notice*> notices = open();
    std::erase_if(notices, [](const Notice* notice) { return notice->isHidden(); });
    return notices;
}

int NoticeStack::count() const { return static_cast<int>(shown().size()); }

void NoticeStack::leaveDocument() {
    for (Notice* notice : open())
        if (notice->isClosable() && !notice->outlivesDocument()) notice->dismiss();
}

bool NoticeStack::takeKeyboard() {
    const std::vector<Notice*> notices = shown();
    for (auto notice = notices.rbegin(); notice != notices.rend(); ++notice) {
        if ((*notice)->takeKeyboard()) return true;
    }
    return false;
}

void NoticeStack::makeRoom() {
    for (std::vector<Notice*> notices = shown(); notices.size() >= kMostNotices; notices = shown()) {
        const auto oldest = [&](bool asks) {
            return std::find_if(notices.begin(), notices.end(), [asks](const Notice* notice) {
                return notice->isClosable() && notice->asks() == asks;
            });
        };
        if (const auto tells = oldest(false); tells != notices.end()) {
            (*tells)->dismiss();
        } else if (const auto waits = oldest(true); waits != notices.end()) {
            (*waits)->hide();
        } else {
            return;
        }
    }
}

// Those that wait, the newest first.
void NoticeStack::recall() {
    const std::vector<Notice*> notices = open();
    auto room = static_cast<int>(kMostNotices) - count();
    for (auto notice = notices.rbegin(); notice != notices.rend() && room > 0; ++notice)
        if ((*notice)->isHidden()) {
            (*notice)->show();
            --room;
        }
}

void NoticeStack::place() {
    recall();
    if (count() == 0) return hide();
    const QRect host = parentWidget()->rect();
    const int width = qMin(kNoticeWidest, host.width() - 2 * kNoticeMargin);
    if (width <= 0) return;
    for (Notice* notice : shown()) notice->fitWidth(width);
    m_column->activate();
    const int height =
        m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(width) : m_column->sizeHint().height();
    setGeometry((host.width() - width) / 2, host.height() - kNoticeMargin - height, width, height);
    raise();
}

bool NoticeStack::event(QEvent* event) {
    // A notice that gained a button or a longer text.
    if (event->type() == QEvent::LayoutRequest) {
        const bool done = QWidget::event(event);
        place();
        return done;
    }
    return QWidget::event(event);
}

bool NoticeStack::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) place();
    return QWidget::eventFilter(watched, event);
}

}  // namespace tenaille::ui
