// SPDX-License-Identifier: MIT
#include "ui/battle/fight_dialogs.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/actions/clock_orders.h"
#include "core/actions/declarations.h"
#include "core/actions/throw_dice.h"
#include "core/actions/turn_game.h"
#include "ui/battle/creature_form.h"
#include "ui/style/paint.h"
#include "ui/text/fight_text.h"
#include "ui/text/units.h"
#include "ui/widgets/dialog_size.h"
#include "ui/widgets/dice_box.h"
#include "ui/widgets/name_box.h"

namespace tenaille::ui {

namespace {

constexpr int kInitiativeColumn = 4;
constexpr std::string_view kSegmentsPreset = "segments";

struct FightDialogs {
    Q_DECLARE_TR_FUNCTIONS(FightDialogs)
};

QString nameOf(const document::Encounter& encounter, RecordId token) {
    return QString::fromStdString(encounter.tokens.find(token)->name);
}

// A dialog around a table of fields with a line of headings; scrolls when there are many rows.
class TableDialog final : public QDialog {
  public:
    TableDialog(const QString& title, const QString& hint, const QStringList& headings, QWidget* parent)
        : QDialog(parent) {
        setWindowTitle(title);
        auto* table = new QWidget;
        m_grid = new QGridLayout(table);
        m_grid->setHorizontalSpacing(14);
        m_grid->setVerticalSpacing(6);
        for (int column = 0; column < headings.size(); ++column) {
            auto* label = new QLabel(headings[column]);
            label->setFont(scaled(label->font(), 1, QFont::DemiBold));
            m_grid->addWidget(label, 0, column);
        }
        m_grid->setColumnStretch(0, 1);
        auto* area = new QScrollArea;
        area->setWidget(table);
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_area = area;
        auto* sentence = new QLabel(hint);
        sentence->setWordWrap(true);
        m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        auto* layout = new QVBoxLayout(this);
        m_above = new QVBoxLayout;
        layout->addLayout(m_above);
        layout->addWidget(sentence);
        m_sentence = sentence;
        layout->addWidget(area, 1);
        m_shortcuts = new QHBoxLayout;
        m_reason = new DiceReason;
        m_reason->guard(*m_buttons->button(QDialogButtonBox::Ok));
        m_shortcuts->addStretch(1);
        layout->addWidget(m_reason);
        layout->addLayout(m_shortcuts);
        layout->addWidget(m_buttons);
    }

    // Adds one row; the first column is the name.
    void addRow(const QString& name, const std::vector<QWidget*>& fields) {
        const int row = m_grid->rowCount();
        m_grid->addWidget(new QLabel(name), row, 0);
        for (std::size_t i = 0; i < fields.size(); ++i) {
            fields[i]->setAccessibleName(name);
            if (auto* dice = qobject_cast<DiceBox*>(fields[i])) m_reason->watch(*dice, name);
            const bool small = qobject_cast<QCheckBox*>(fields[i]) != nullptr;
            m_grid->addWidget(fields[i], row, static_cast<int>(i) + 1,
                              small ? Qt::AlignCenter : Qt::Alignment());
        }
    }
    void accept() override {
        if (m_reason->settle()) QDialog::accept();
    }
    // Something for many rows at once, below the table.
    QPushButton* addShortcut(const QString& text) {
        auto* button = new QPushButton(withFreeLetter(text));
        button->setAutoDefault(false);
        m_shortcuts->insertWidget(m_shortcuts->count() - 1, button);
        return button;
    }
    QDialogButtonBox& buttons() { return *m_buttons; }
    // What is chosen before the table is filled.
    void addAbove(QWidget* choice) { m_above->addWidget(choice); }
    void setSentence(const QString& text) { m_sentence->setText(text); }
    void showColumn(int column, bool shown) {
        for (int row = 0; row < m_grid->rowCount(); ++row)
            if (QLayoutItem* item = m_grid->itemAtPosition(row, column)) item->widget()->setVisible(shown);
    }

    // The text with a letter for Alt that no other button of the dialog has, if it has none of its own.
    QString withFreeLetter(const QString& text) const {
        if (text.contains(QLatin1Char('&'))) return text;
        QString used;
        for (const QAbstractButton* button : findChildren<QAbstractButton*>()) {
            const qsizetype at = button->text().indexOf(QLatin1Char('&'));
            if (at >= 0) used += button->text().mid(at + 1, 1).toLower();
        }
        for (qsizetype i = 0; i < text.size(); ++i)
            if (text[i].isLetter() && !used.contains(text[i].toLower()))
                return text.left(i) + QLatin1Char('&') + text.mid(i);
        return text;
    }

    bool ask() {
        m_grid->setRowStretch(m_grid->rowCount(), 1);
        resize(0, 0);
        grow();
        return exec() == QDialog::Accepted;
    }
    // Large enough for what it shows now.
    void grow() {
        m_area->widget()->adjustSize();
        const QSize table = m_area->widget()->sizeHint();
        m_area->setMinimumWidth(table.width() + 20);
        const int width = std::max(this->width(), table.width() + 60);
        const int around = layout()->totalHeightForWidth(width) - m_area->sizeHint().height();
        resizeToScreen(*this, QSize(width, table.height() + around).expandedTo(size()));
    }

  private:
    QVBoxLayout* m_above = nullptr;
    QLabel* m_sentence = nullptr;
    QGridLayout* m_grid = nullptr;
    QScrollArea* m_area = nullptr;
    QHBoxLayout* m_shortcuts = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    DiceReason* m_reason = nullptr;
};

bool contains(const std::vector<RecordId>& ids, RecordId id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

namespace {

// The choice of the clock, above the creatures.
struct ClockChoice {
    QRadioButton* turns = new QRadioButton(FightDialogs::tr("&Turns by initiative"));
    QRadioButton* segments = new QRadioButton(FightDialogs::tr("Ten &segments a round"));
    QCheckBox* groups = new QCheckBox(FightDialogs::tr("Creatures of one &kind act together"));
    QCheckBox* rerolls = new QCheckBox(FightDialogs::tr("T&hrow initiative anew every round"));

    QWidget* widget() const {
        auto* box = new QWidget;
        auto* layout = new QGridLayout(box);
        layout->setContentsMargins(0, 0, 0, 6);
        layout->addWidget(turns, 0, 0);
        layout->addWidget(segments, 0, 1);
        layout->addWidget(groups, 1, 0);
        layout->addWidget(rerolls, 1, 1);
        return box;
    }
};

// Dice that are written for the initiative of a creature fall as those of the program would.
DiceBox::Thrower initiativeThrower(const board::ClockRecord& clock, std::int32_t round, RecordId token) {
    const dice::DieKey key =
        actions::dieKey(clock, round, 0, token, board::OrderKind::Routine, actions::DieOf::Initiative);
    return [key](const std::string& dice) { return actions::throwDice(dice, key); };
}

void addThrown(const DiceBox& box, const std::string& who, actions::ManyThrown& all) {
    if (!box.thrown()) return;
    all.push_back(*box.thrown());
    all.back().use = actions::kUseInitiative;
    all.back().who = who;
}

// Totals of initiative; an empty field is thrown by the program.
DiceBox* initiativeBox(const board::TokenRecord& token, std::int32_t seed) {
    board::ClockRecord clock;
    clock.seed = seed;
    auto* box = new DiceBox(actions::kLeastInitiative, actions::kMostInitiative,
                            initiativeThrower(clock, 1, token.id));
    box->setUsual(token.initiativeBonus == 0 ? QStringLiteral("d20")
                                             : QStringLiteral("d20 ") + signedText(token.initiativeBonus));
    return box;
}

// Who was just added is still selected, and so is what was looked at: a fight has two sides. Several of one
// side alone, with others on the board, are not meant.
bool meansSome(const document::Encounter& encounter, const std::vector<RecordId>& chosen) {
    if (chosen.size() < 2) return false;
    std::set<std::string> sides;
    for (const RecordId id : chosen) sides.insert(encounter.tokens.find(id)->creature.side);
    return sides.size() > 1 ||
           std::all_of(encounter.tokens.begin(), encounter.tokens.end(),
                       [&](const auto& one) { return sides.contains(one.creature.side); });
}

}  // namespace

std::optional<actions::BeginFight> askBeginFight(const document::Encounter& encounter,
                                                 const std::vector<RecordId>& chosen, std::int32_t seed,
                                                 QWidget* parent) {
    TableDialog dialog(
        FightDialogs::tr("Begin a fight"), {},
        {FightDialogs::tr("Creature"), FightDialogs::tr("Side"), FightDialogs::tr("Takes part"),
         FightDialogs::tr("Surprised"), FightDialogs::tr("Initiative")},
        parent);
    struct Row {
        RecordId token;
        QCheckBox* joins;
        QCheckBox* surprised;
        DiceBox* initiative;
    };
    const bool some = meansSome(encounter, chosen);
    const rules::RuleOptions options = document::optionsOf(encounter);
    const ClockChoice clock;
    dialog.addAbove(clock.widget());
    std::vector<Row> rows;
    for (const board::TokenRecord& token : encounter.tokens) {
        const Row row{token.id, new QCheckBox, new QCheckBox, initiativeBox(token, seed)};
        row.joins->setChecked(some ? contains(chosen, token.id) : !actions::isDown(token, options));
        for (QWidget* field : {static_cast<QWidget*>(row.surprised), static_cast<QWidget*>(row.initiative)}) {
            QObject::connect(row.joins, &QCheckBox::toggled, field, &QWidget::setEnabled);
            field->setEnabled(row.joins->isChecked());
        }
        const QString name = QString::fromStdString(token.name);
        dialog.addRow(token.hidden ? FightDialogs::tr("%1 (hidden)").arg(name) : name,
                      {new QLabel(sideText(token.creature.side)), row.joins, row.surprised, row.initiative});
        rows.push_back(row);
    }
    dialog.buttons().button(QDialogButtonBox::Ok)->setText(FightDialogs::tr("Begin"));
    for (std::size_t i = 1; i < rows.size(); ++i)
        QWidget::setTabOrder(rows[i - 1].initiative, rows[i].initiative);
    if (some)
        QObject::connect(dialog.addShortcut(FightDialogs::tr("Everybody takes part")), &QPushButton::clicked,
                         &dialog, [rows] {
                             for (const Row& row : rows) row.joins->setChecked(true);
                         });
    // A whole side at once; a second click takes it back.
    std::map<std::string, std::vector<Row>> sides;
    for (const Row& row : rows) sides[encounter.tokens.find(row.token)->creature.side].push_back(row);
    for (const auto& [side, members] : sides) {
        QPushButton* all = dialog.addShortcut(FightDialogs::tr("%1: surprised").arg(sideText(side)));
        QObject::connect(all, &QPushButton::clicked, &dialog, [members = members] {
            const bool on = std::any_of(members.begin(), members.end(), [](const Row& row) {
                return row.joins->isChecked() && !row.surprised->isChecked();
            });
            for (const Row& row : members)
                if (row.joins->isChecked()) row.surprised->setChecked(on);
        });
    }
    const auto showClock = [&](bool byTurns) {
        const QString sentence =
            byTurns ? FightDialogs::tr(
                          "Everybody has one turn a round. Type the totals that were thrown at the table, or "
                          "dice; the program throws the others. Who is surprised has no turn in the surprise "
                          "round, if others are not.")
                    : FightDialogs::tr(
                          "Rounds of ten segments. Who is surprised loses the surprise segment, if "
                          "others are not.");
        dialog.setSentence(some ? sentence + QLatin1Char(' ') +
                                      FightDialogs::tr("Those who were selected take part.")
                                : sentence);
        clock.groups->setVisible(byTurns);
        clock.rerolls->setVisible(byTurns);
        dialog.showColumn(kInitiativeColumn, byTurns);
        if (dialog.isVisible()) dialog.grow();
    };
    QObject::connect(clock.turns, &QRadioButton::toggled, &dialog, showClock);
    const bool bySegments = encounter.settingsRecord().preset == kSegmentsPreset;
    (bySegments ? clock.segments : clock.turns)->setChecked(true);
    showClock(!bySegments);
    if (!dialog.ask()) return std::nullopt;
    actions::BeginFight fight;
    fight.seed = seed;
    fight.kind = clock.turns->isChecked() ? board::ClockKind::Turns : board::ClockKind::Segments;
    fight.groups = clock.groups->isChecked();
    fight.rerolls = clock.rerolls->isChecked();
    for (const Row& row : rows) {
        if (!row.joins->isChecked()) continue;
        fight.tokens.push_back(row.token);
        if (row.surprised->isChecked()) fight.surprised.push_back(row.token);
        if (fight.kind != board::ClockKind::Turns || !row.initiative->number()) continue;
        fight.initiatives.emplace_back(row.token, *row.initiative->number());
        addThrown(*row.initiative, encounter.tokens.find(row.token)->name, fight.thrown);
    }
    return fight;
}

std::optional<actions::Declare> askDeclarations(const document::Encounter& encounter,
                                                const rules::RuleOptions& options, QWidget* parent) {
    TableDialog dialog(
        FightDialogs::tr("Declarations for the next round"),
        FightDialogs::tr("Routine actions fall due at the initiative and one segment after the other; "
                         "they strike at the target as soon as it is in reach."),
        {FightDialogs::tr("Combatant"), FightDialogs::tr("Mode"), FightDialogs::tr("Actions"),
         FightDialogs::tr("Initiative"), FightDialogs::tr("Strikes at"),
         FightDialogs::tr("Takes opportunities")},
        parent);
    struct Row {
        RecordId token;
        QComboBox* mode;
        QSpinBox* actions;
        DiceBox* initiative;
        NameBox* target;
        QCheckBox* opportunities;
    };
    const board::ClockRecord& clock = *encounter.clockRecord();
    std::vector<Row> rows;
    for (const board::CombatantRecord& one : encounter.combatants) {
        if (actions::isDown(*encounter.tokens.find(one.token), options)) continue;
        const Row row{one.token,    new QComboBox,
                      new QSpinBox, new DiceBox(1, 40, initiativeThrower(clock, clock.round + 1, one.token)),
                      new NameBox,  new QCheckBox};
        for (int mode = 0; mode <= static_cast<int>(board::Mode::SimpleAction); ++mode)
            row.mode->addItem(modeText(static_cast<board::Mode>(mode)));
        row.mode->setCurrentIndex(static_cast<int>(one.declaredMode));
        row.actions->setRange(0, 10);
        row.actions->setValue(one.declaredActions);
        row.initiative->setUsual(FightDialogs::tr("d10"));
        row.initiative->setNumber(one.declaredInitiative);
        row.target->addItem(FightDialogs::tr("nobody yet"), 0u);
        for (const RecordId other : actions::othersFor(encounter, options, one.token))
            row.target->addItem(nameOf(encounter, other), other.value);
        row.target->setCurrentIndex(std::max(0, row.target->findData(one.target.value)));
        row.opportunities->setChecked(one.takesOpportunities);
        dialog.addRow(nameOf(encounter, one.token),
                      {row.mode, row.actions, row.initiative, row.target, row.opportunities});
        rows.push_back(row);
    }
    // SG-13: what the round will not hold is said before it is declared.
    const QString usual = FightDialogs::tr(
        "Routine actions fall due at the initiative and one segment after the other; "
        "they strike at the target as soon as it is in reach.");
    const auto tellLost = [&] {
        QStringList lost;
        for (const Row& row : rows) {
            const int initiative = row.initiative->number().value_or(1);  // of a d10 the best
            const int count = actions::beyondRound(initiative, row.actions->value(), options.segment);
            if (count > 0)
                lost << FightDialogs::tr("%1: %n action(s) after segment 10", nullptr, count)
                            .arg(nameOf(encounter, row.token));
        }
        dialog.setSentence(
            lost.isEmpty()
                ? usual
                : usual + QLatin1Char('\n') +
                      FightDialogs::tr("Will be lost (SG-13): %1").arg(lost.join(QStringLiteral("; "))));
    };
    for (const Row& row : rows) {
        QObject::connect(row.actions, &QSpinBox::valueChanged, &dialog, tellLost);
        QObject::connect(row.initiative, &DiceBox::changed, &dialog, tellLost);
    }
    tellLost();
    // One row for the whole side: five goblins are declared once.
    QPushButton* same = dialog.addShortcut(FightDialogs::tr("Sa&me for the whole side"));
    std::size_t present = 0;
    const auto sideOf = [&](const Row& row) { return encounter.tokens.find(row.token)->creature.side; };
    const auto tell = [&] {
        same->setText(FightDialogs::tr("Sa&me for the whole side (%1): as %2")
                          .arg(sideText(sideOf(rows[present])), nameOf(encounter, rows[present].token)));
    };
    if (rows.empty())
        same->hide();
    else
        tell();
    // Ends before what the slots speak of: the keyboard moves once more while the dialog goes.
    QObject listening;
    QObject::connect(qApp, &QApplication::focusChanged, &listening, [&](QWidget*, QWidget* now) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (const QWidget* field :
                 std::initializer_list<const QWidget*>{rows[i].mode, rows[i].actions, rows[i].initiative,
                                                       rows[i].target, rows[i].opportunities})
                if (field == now) present = i;
        if (!rows.empty()) tell();
    });
    QObject::connect(same, &QPushButton::clicked, &listening, [&] {
        const Row& from = rows[present];
        from.initiative->settle();
        for (const Row& to : rows) {
            if (to.token == from.token || sideOf(to) != sideOf(from)) continue;
            to.mode->setCurrentIndex(from.mode->currentIndex());
            to.actions->setValue(from.actions->value());
            to.initiative->setText(from.initiative->thrown() ? from.initiative->written()
                                                             : from.initiative->text());
            to.initiative->settle();
            const int target = to.target->findData(from.target->currentData());
            if (target >= 0) to.target->setCurrentIndex(target);
            to.opportunities->setChecked(from.opportunities->isChecked());
        }
    });
    if (!rows.empty()) rows.front().mode->setFocus();
    if (!dialog.ask()) return std::nullopt;
    actions::Declare declare;
    for (const Row& row : rows) {
        actions::Declaration one;
        one.token = row.token;
        one.mode = static_cast<board::Mode>(row.mode->currentIndex());
        one.actions = row.actions->value();
        one.initiative = row.initiative->number();
        addThrown(*row.initiative, encounter.tokens.find(row.token)->name, declare.thrown);
        one.target.value = row.target->currentData().toUInt();
        one.takesOpportunities = row.opportunities->isChecked();
        declare.declarations.push_back(one);
    }
    return declare;
}

}  // namespace tenaille::ui
