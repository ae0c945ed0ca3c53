// SPDX-License-Identifier: MIT
#include "ui/battle/fight_summary_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/battle/log_model.h"
#include "ui/style/paint.h"
#include "ui/text/condition_text.h"

namespace tenaille::ui {

namespace {

QString clockOf(const std::string& stored) {
    const QDateTime time = loggedTime(stored);
    return time.isValid() ? QLocale().toString(time.time(), QStringLiteral("HH:mm")) : QString();
}

QStringList titles() {
    return {FightSummaryDialog::tr("Creature"),      FightSummaryDialog::tr("Attacks"),
            FightSummaryDialog::tr("Hits"),          FightSummaryDialog::tr("Damage dealt"),
            FightSummaryDialog::tr("Largest blow"),  FightSummaryDialog::tr("Damage taken"),
            FightSummaryDialog::tr("Healing given"), FightSummaryDialog::tr("Healed"),
            FightSummaryDialog::tr("Felled"),        FightSummaryDialog::tr("Fell")};
}

// The rows in their order, who has no name as "by hand".
std::vector<actions::CombatantSummary> rowsOf(const actions::FightSummary& summary) {
    std::vector<actions::CombatantSummary> rows = summary.creatures;
    if (summary.byHand.dealt != 0 || summary.byHand.gaveBack != 0) {
        rows.push_back(summary.byHand);
        rows.back().name = FightSummaryDialog::tr("By hand and areas").toStdString();
    }
    return rows;
}

QStringList rowOf(const actions::CombatantSummary& one) {
    const auto number = [](std::int64_t value) {
        return value == 0 ? QStringLiteral("–") : QLocale().toString(static_cast<qlonglong>(value));
    };
    return {QString::fromStdString(one.name),
            number(one.attacks),
            number(one.hits),
            number(one.dealt),
            number(one.largest),
            number(one.taken),
            number(one.gaveBack),
            number(one.healed),
            number(one.felled),
            number(one.fell)};
}

}  // namespace

QString fightHeadline(const actions::FightSummary& summary) {
    QString headline = durationText(summary.rounds, board::TimeUnit::Rounds);
    const QString begun = clockOf(summary.begun);
    const QString ended = clockOf(summary.ended);
    if (!begun.isEmpty() && !ended.isEmpty())
        headline = FightSummaryDialog::tr("%1, from %2 to %3").arg(headline, begun, ended);
    return headline;
}

QString FightSummaryDialog::asText(const actions::FightSummary& summary) {
    QStringList lines{fightHeadline(summary), titles().join(QLatin1Char('\t'))};
    for (const actions::CombatantSummary& one : rowsOf(summary)) lines << rowOf(one).join(QLatin1Char('\t'));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

FightSummaryDialog::FightSummaryDialog(const actions::FightSummary& summary, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(summary.running ? tr("The fight so far") : tr("The fight in numbers"));
    auto* headline = new QLabel(fightHeadline(summary));
    headline->setFont(scaled(font(), 1.15, QFont::DemiBold));
    auto* table = new QTreeWidget;
    table->setRootIsDecorated(false);
    table->setAlternatingRowColors(true);
    table->setHeaderLabels(titles());
    table->setAccessibleName(windowTitle());
    for (const actions::CombatantSummary& one : rowsOf(summary)) {
        auto* item = new QTreeWidgetItem(table, rowOf(one));
        for (int column = 1; column < table->columnCount(); ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (int column = 1; column < table->columnCount(); ++column) {
        table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        table->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    table->header()->setStretchLastSection(false);
    table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    if (summary.creatures.empty()) {
        auto* item = new QTreeWidgetItem(table, {tr("Nobody has struck or been hurt yet.")});
        item->setFirstColumnSpanned(true);
        item->setFlags(Qt::ItemIsEnabled);
    }
    auto* note = new QLabel(
        summary.segments ? tr("Read from the log: what was undone is not in it. Damage is what fell, before "
                              "endurance took its part.")
                         : tr("Read from the log: what was undone is not in it."));
    note->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this,
            [text = asText(summary)] { QGuiApplication::clipboard()->setText(text); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(headline);
    layout->addWidget(table, 1);
    layout->addWidget(note);
    layout->addWidget(buttons);
    resize(980, 420);
}

}  // namespace tenaille::ui
