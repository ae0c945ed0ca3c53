// SPDX-License-Identifier: MIT
#include "ui/battle/dice_dialogs.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "core/actions/throw_dice.h"
#include "core/dice/expression.h"
#include "ui/battle/battle_context.h"
#include "ui/style/paint.h"
#include "ui/text/problem_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/dice_box.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/typed_dialog.h"

namespace tenaille::ui {

namespace {

struct Dice {
    Q_DECLARE_TR_FUNCTIONS(Dice)
};

class NumberDialog final : public QDialog {
  public:
    NumberDialog(const QString& title, const QString& sentence, DiceBox* field,
                 std::function<QString(const DiceBox&)> echo, QComboBox* more, QWidget* below,
                 QWidget* parent)
        : QDialog(parent), m_field(field), m_reason(new DiceReason), m_echo(new QLabel) {
        setWindowTitle(title);
        auto* label = new QLabel(sentence);
        label->setWordWrap(true);
        label->setBuddy(field);
        field->setAccessibleName(title);
        m_reason->watch(*field);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        m_reason->guard(*buttons->button(QDialogButtonBox::Ok));
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        auto* layout = new QVBoxLayout(this);
        for (QWidget* part :
             std::initializer_list<QWidget*>{label, field, m_reason, more, below, m_echo, buttons})
            if (part != nullptr) layout->addWidget(part);
        m_echo->setVisible(static_cast<bool>(echo));
        m_echo->setWordWrap(true);
        if (echo) {
            const auto tell = [this, echo = std::move(echo)] { m_echo->setText(echo(*m_field)); };
            connect(field, &DiceBox::changed, this, tell);
            if (more != nullptr) connect(more, &QComboBox::currentIndexChanged, this, tell);
            tell();
        }
        setMinimumWidth(360);
        // Reasons of two lines need their room.
        connect(field, &DiceBox::changed, this, [this, layout] {
            resize(width(), std::max(height(), layout->totalHeightForWidth(width())));
        });
        field->setFocus();
        if (!field->goesOn()) field->selectAll();
    }

    void accept() override {
        if (m_reason->settle()) QDialog::accept();
    }

  private:
    DiceBox* m_field;
    DiceReason* m_reason;
    QLabel* m_echo;
};

class ThrowDialog final : public QDialog {
  public:
    ThrowDialog(BattleContext& context, QWidget* parent)
        : QDialog(parent),
          m_context(context),
          m_dice(new QLineEdit),
          m_reason(new QLineEdit),
          m_result(new QLabel) {
        setWindowTitle(Dice::tr("Roll dice"));
        m_dice->setMaxLength(static_cast<int>(dice::kMaxText));
        m_dice->setPlaceholderText(QStringLiteral("2d6+3"));
        m_reason->setMaxLength(60);
        m_reason->setPlaceholderText(Dice::tr("what for, if anybody is to know"));
        m_result->setWordWrap(true);
        m_result->setTextFormat(Qt::PlainText);
        m_result->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_result->setFont(scaled(font(), 1.2, QFont::DemiBold));
        m_result->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        m_result->setMargin(2);
        auto* area = new QScrollArea;  // a hundred dice are many words
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        area->setWidget(m_result);
        area->setMinimumHeight(m_result->fontMetrics().lineSpacing() * 4);
        auto* form = new QFormLayout;
        form->addRow(Dice::tr("&Dice"), m_dice);
        form->addRow(Dice::tr("&Reason"), m_reason);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
        m_throw = buttons->addButton(Dice::tr("&Throw"), QDialogButtonBox::ActionRole);
        // Enter throws, or does nothing: it never closes.
        buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
        connect(m_throw, &QPushButton::clicked, this, &ThrowDialog::throwNow);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        connect(m_dice, &QLineEdit::textChanged, this, &ThrowDialog::look);
        auto* layout = new QVBoxLayout(this);
        layout->addLayout(form);
        layout->addWidget(area, 1);
        layout->addWidget(buttons);
        setMinimumWidth(440);
        look();
        m_dice->setFocus();
    }

  private:
    void look() {
        const QString written = m_dice->text().trimmed();
        const auto parsed = dice::parseDice(written.toStdString());
        const QString why = parsed || written.isEmpty() ? QString() : problemText(parsed.problem());
        markWrong(*m_dice, why);
        m_throw->setEnabled(parsed.ok());
        m_throw->setDefault(true);
        m_throw->setToolTip(why);
        if (!why.isEmpty())
            m_result->setText(why);
        else if (written.isEmpty())
            m_result->setText(Dice::tr("For example %1").arg(QStringLiteral("4d6kh3, 2d6+3, d20 adv, d%")));
        else
            m_result->setText(
                Dice::tr("%1 to %2 are possible.").arg(parsed->lowest()).arg(parsed->highest()));
    }

    // Each throw has a seed of its own, and is one step of the document.
    void throwNow() {
        actions::ThrowDice intent;
        intent.expression = m_dice->text().trimmed().toStdString();
        intent.reason = m_reason->text().trimmed().toStdString();
        intent.seed = m_context.freshSeed();
        const Result<actions::ThrownDice> thrown = actions::throwDice(intent);
        if (!thrown || !m_context.perform(intent)) return;
        const QString faces = fromUtf8(thrown->faces);
        // The total first: it is what everybody waits for.
        const QString total = Dice::tr("Total %1").arg(thrown->total);
        m_result->setText(faces.isEmpty() ? total : total + QLatin1Char('\n') + faces);
        m_dice->selectAll();
    }

    BattleContext& m_context;
    QLineEdit* m_dice;
    QLineEdit* m_reason;
    QLabel* m_result;
    QPushButton* m_throw = nullptr;
};

}  // namespace

std::optional<NumberOrDice> askNumberOrDice(const QString& title, const QString& sentence, DiceBox* field,
                                            QWidget* parent, std::function<QString(const DiceBox&)> echo,
                                            QComboBox* more, QWidget* below) {
    NumberDialog dialog(title, sentence, field, std::move(echo), more, below, parent);
    if (execWhileTyping(dialog) != QDialog::Accepted || !field->number()) return std::nullopt;
    NumberOrDice answer{*field->number()};
    if (field->thrown()) answer.thrown.push_back(*field->thrown());
    return answer;
}

void throwDiceFor(BattleContext& context, QWidget* parent) { ThrowDialog(context, parent).exec(); }

}  // namespace tenaille::ui
