// SPDX-License-Identifier: MIT
#include "ui/widgets/modifier_row.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include "ui/style/paint.h"
#include "ui/style/theme.h"
#include "ui/text/units.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/toggle_switch.h"

namespace tenaille::ui {
namespace {

constexpr int kValuePad = 4;

QLabel* plainLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void strike(QLabel& label) {
    QFont font = label.font();
    font.setStrikeOut(true);
    label.setFont(font);
}

}  // namespace

// The signed number. A button only where the value may be overridden; else a plain word.
class ModifierRow::ValueButton final : public QToolButton {
  public:
    explicit ValueButton(QWidget* parent) : QToolButton(parent) {
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setOverridable(true);
    }

    void setOverridable(bool overridable) {
        m_overridable = overridable;
        setFocusPolicy(overridable ? Qt::TabFocus : Qt::NoFocus);
        setAttribute(Qt::WA_TransparentForMouseEvents, !overridable);
        setCursor(overridable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
    bool isOverridable() const { return m_overridable; }
    void setLook(Mood mood, bool muted, bool struck) {
        m_mood = mood, m_muted = muted, m_struck = struck, update();
    }
    bool isStruck() const { return m_struck; }

    QSize sizeHint() const override {
        const QFontMetrics metrics(drawnFont());
        // Wide enough for "+10", so that the texts of all rows begin at one line.
        const int usual = metrics.horizontalAdvance(QStringLiteral("+00"));
        return {qMax(usual, metrics.horizontalAdvance(text())) + 2 * kValuePad, metrics.height() + 4};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Theme& t = themeFor(*this);
        if (underMouse() || isDown())
            fillRounded(painter, rect(), 4, isDown() ? t.raisedPressed : t.raisedHover);
        QFont font = drawnFont();
        font.setStrikeOut(m_struck);
        painter.setFont(font);
        const QColor mood = m_mood == Mood::Good ? t.goodText : m_mood == Mood::Bad ? t.badText : t.text;
        painter.setPen(m_muted ? t.mutedText : mood);
        painter.drawText(rect().adjusted(kValuePad, 0, -kValuePad, 0),
                         Qt::AlignTrailing | Qt::AlignVCenter | Qt::TextSingleLine, text());
        if (m_overridable) markAsEditable(painter, t);
        if (showsFocus(*this)) drawFocusRing(painter, rect(), 4, t.focusRing);
    }

    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
        QToolButton::keyPressEvent(event);
    }

  private:
    // A dotted line below a number that waits for a value of the game master's own.
    void markAsEditable(QPainter& painter, const Theme& theme) const {
        const int wide = QFontMetrics(drawnFont()).horizontalAdvance(text());
        const int right = width() - kValuePad;
        painter.setPen(QPen(theme.mutedText, 1, Qt::DotLine));
        painter.drawLine(right - wide, height() - 2, right, height() - 2);
    }

    QFont drawnFont() const { return scaled(font(), 1, QFont::DemiBold); }

    Mood m_mood = Mood::Plain;
    bool m_muted = false;
    bool m_struck = false;
    bool m_overridable = true;
};

ModifierRow::ModifierRow(QWidget* parent)
    : QWidget(parent),
      m_value(new ValueButton(this)),
      m_text(plainLabel(this)),
      m_before(plainLabel(this)),
      m_rule(new LinkButton(QString(), this, LinkButton::Weight::Plain)),
      m_switch(new ToggleSwitch(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 3, 6, 3);
    row->setSpacing(5);
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(60);
    QSizePolicy wrapping(QSizePolicy::Expanding, QSizePolicy::Preferred);
    wrapping.setHeightForWidth(true);
    m_text->setSizePolicy(wrapping);
    for (QWidget* part : std::initializer_list<QWidget*>{m_value, m_before})
        row->addWidget(part, 0, Qt::AlignVCenter);
    row->addWidget(m_text, 1, Qt::AlignVCenter);
    for (QWidget* part : std::initializer_list<QWidget*>{m_rule, m_switch})
        row->addWidget(part, 0, Qt::AlignVCenter);
    m_before->hide();
    m_before->setForegroundRole(QPalette::PlaceholderText);
    m_rule->hide();
    m_switch->setChecked(true);
    connect(m_value, &QToolButton::clicked, this, &ModifierRow::overrideRequested);
    connect(m_rule, &QToolButton::clicked, this, [this] { Q_EMIT ruleActivated(m_ruleId); });
    connect(m_switch, &ToggleSwitch::clicked, this, [this](bool on) {
        refresh();
        Q_EMIT countedChanged(on);
    });
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    refresh();
}

void ModifierRow::setValue(int value, Mood mood) { setValue(signedText(value), mood); }

void ModifierRow::setValue(const QString& value, Mood mood) {
    m_value->setText(value);
    m_value->updateGeometry();
    m_mood = mood;
    refresh();
}

void ModifierRow::setText(const QString& text) {
    m_text->setText(text);
    refresh();
}

void ModifierRow::setRule(const QString& id, const QString& whole) {
    m_ruleId = id;
    m_rule->setText(id);
    m_rule->setToolTip(whole);
    m_rule->setAccessibleName(tr("Rule %1").arg(id));
    m_rule->setVisible(!id.isEmpty());
    m_rule->updateGeometry();
}

void ModifierRow::setStriped(bool striped) {
    m_striped = striped;
    update();
}

void ModifierRow::setOverridden(const QString& before) {
    m_before->setText(before);
    m_before->setVisible(!before.isEmpty());
    refresh();
}

void ModifierRow::setLeftOut(bool leftOut) {
    m_leftOut = leftOut;
    refresh();
}

void ModifierRow::setSwitchable(bool switchable) { m_switch->setVisible(switchable); }

void ModifierRow::setOverridable(bool overridable) {
    m_value->setOverridable(overridable);
    refresh();
}

void ModifierRow::setCounted(bool counted) {
    m_switch->setChecked(counted);
    refresh();
}

bool ModifierRow::isValueStruck() const { return m_value->isStruck(); }

bool ModifierRow::isCounted() const { return m_switch->isChecked(); }

void ModifierRow::refresh() {
    const bool counted = isCounted();
    // Beside a value of the game master's own the ruled one is the one that is struck.
    m_value->setLook(m_mood, !counted, !counted && m_before->text().isEmpty());
    m_text->setForegroundRole(counted ? QPalette::WindowText : QPalette::PlaceholderText);
    strike(*m_before);
    if (m_value->isOverridable()) {
        const QString name = m_before->text().isEmpty() ? tr("Override this value")
                                                        : tr("Overridden: change it or take it back");
        m_value->setToolTip(name);
        m_value->setAccessibleName(m_value->text() + u' ' + m_text->text() + QStringLiteral(". ") + name);
    }
    m_switch->setToolTip(counted ? tr("Counts. Click to leave it out") : tr("Left out. Click to count it"));
    m_switch->setAccessibleName(tr("Count: %1").arg(m_text->text()));
    const QString state = m_leftOut ? tr("Left out by the game master") : QString();
    m_text->setToolTip(state);
    setAccessibleDescription(state);
    setAccessibleName(m_value->text() + u' ' + m_text->text());
    update();
}

void ModifierRow::paintEvent(QPaintEvent*) {
    const Theme& t = themeFor(*this);
    QPainter painter(this);
    if (m_striped) fillRounded(painter, rect(), kRadius, t.scheme == Scheme::Dark ? t.raised : t.window);
    if (m_before->text().isEmpty() && !m_leftOut) return;
    // The mark at the edge that says "the GM decided this": visible without reading and without colour.
    fillRounded(painter, QRectF(isRightToLeft() ? width() - 4 : 0, 3, 4, height() - 6), 2, t.link);
}

}  // namespace tenaille::ui
