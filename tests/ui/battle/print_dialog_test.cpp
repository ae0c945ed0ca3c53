// SPDX-License-Identifier: MIT
#include "ui/battle/print_dialog.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QTranslator>

#include "core/io/document_file.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::ui::print_dialog_test {

class PrintDialogTest : public testing::Test {
  protected:
    std::unique_ptr<PrintDialog> dialogWith(const PrintChoices& choices = {}) {
        return std::make_unique<PrintDialog>(map, selected, std::make_shared<Pictures>(), choices,
                                             QStringLiteral("keep"));
    }
    template <class Widget>
    static Widget& labelled(PrintDialog& dialog, const char* label) {
        for (QLabel* one : dialog.findChildren<QLabel*>())
            if (one->text().remove(QLatin1Char('&')) == QLatin1String(label) && one->buddy() != nullptr)
                return *qobject_cast<Widget*>(one->buddy());
        ADD_FAILURE() << "no field " << label;
        return *dialog.findChild<Widget*>();
    }
    static QAbstractButton& button(PrintDialog& dialog, const char* text) {
        for (QAbstractButton* one : dialog.findChildren<QAbstractButton*>())
            if (one->text().remove(QLatin1Char('&')) == QString::fromUtf8(text)) return *one;
        ADD_FAILURE() << "no button " << text;
        return *dialog.findChild<QAbstractButton*>();
    }
    static bool says(PrintDialog& dialog, const QString& part) {
        for (const QLabel* one : dialog.findChildren<QLabel*>())
            if (one->text().contains(part)) return true;
        return false;
    }

    document::Encounter map =
        io::loadDocument((test::sourceDir() / "maps/ruined-keep.encounter.json").string())->encounter;
    std::vector<RecordId> selected{map.tokens.begin()->id};
    test::TemporaryFolder folder{test::TemporaryFolder::Where::Memory};
};

TEST_F(PrintDialogTest, ItTellsHowManyPagesThereAre) {
    const auto dialog = dialogWith();
    dialog->show();
    EXPECT_TRUE(qobject_cast<QPushButton*>(&button(*dialog, "Save as PDF…"))->isDefault());
    const Result<PrintPlan> a4 = planPrint(map, {});
    ASSERT_TRUE(a4.ok());
    EXPECT_TRUE(says(*dialog, QStringLiteral("%1 pages of A4: %2 × %3")
                                  .arg(a4->map->pages.size())
                                  .arg(a4->map->rows)
                                  .arg(a4->map->columns)));
    labelled<QComboBox>(*dialog, "Paper").setCurrentIndex(2);
    EXPECT_TRUE(says(*dialog, QStringLiteral("pages of A3")));
    labelled<QComboBox>(*dialog, "Stand-ups").setCurrentIndex(2);
    EXPECT_TRUE(says(*dialog, QStringLiteral("Stand-ups: ")));
}

TEST_F(PrintDialogTest, ChoicesComeBackAsTheyWere) {
    PrintChoices choices;
    choices.setup = {Paper::Letter, Turning::Landscape, 28.5, 12, 5};
    choices.content = {document::Audience::GameMaster, false, true};
    choices.emptyPages = true;
    choices.assembly = false;
    choices.standUps = StandUpsOf::Everybody;
    choices.copies = 3;
    EXPECT_EQ(choicesFrom(storedChoices(choices)), choices);
    EXPECT_EQ(dialogWith(choices)->choices(), choices);
    EXPECT_EQ(dialogWith({})->choices(), PrintChoices{});
    choices.setup.cellMm = 25;
    EXPECT_EQ(dialogWith(choices)->choices(), choices);
}

TEST_F(PrintDialogTest, StoredNonsenseIsAsNew) {
    QVariantMap nonsense;
    for (const QString& key : storedChoices({}).keys()) nonsense[key] = QStringLiteral("many");
    PrintChoices read = choicesFrom(nonsense);
    read.content.grid = read.map = read.assembly = true;  // any word is a yes
    read.content.creatures = read.emptyPages = false;
    EXPECT_EQ(read, PrintChoices{});
    const QVariantMap outside{{QStringLiteral("cellMm"), 1e9},
                              {QStringLiteral("paper"), 77},
                              {QStringLiteral("copies"), -4},
                              {QStringLiteral("marginMm"), 0}};
    EXPECT_EQ(choicesFrom(outside), PrintChoices{});
    EXPECT_EQ(choicesFrom({}), PrintChoices{});
}

TEST_F(PrintDialogTest, WhatCannotBePrintedIsSaidAndNotOffered) {
    const auto dialog = dialogWith();
    button(*dialog, "Map").click();
    EXPECT_TRUE(says(*dialog, QStringLiteral("There is nothing to print.")));
    EXPECT_FALSE(button(*dialog, "Save as PDF…").isEnabled());
    EXPECT_FALSE(button(*dialog, "Print…").isEnabled());
    button(*dialog, "Map").click();
    EXPECT_TRUE(button(*dialog, "Save as PDF…").isEnabled());
    labelled<QComboBox>(*dialog, "Size of a cell").setCurrentIndex(3);
    labelled<QDoubleSpinBox>(*dialog, "in millimetres").setValue(150);
    labelled<QDoubleSpinBox>(*dialog, "Margins").setValue(40);
    EXPECT_TRUE(says(*dialog, QStringLiteral("does not fit on A4")));
    EXPECT_FALSE(button(*dialog, "Save as PDF…").isEnabled());
}

TEST_F(PrintDialogTest, ThePdfIsWrittenAndTold) {
    const auto dialog = dialogWith();
    const QString path = QString::fromStdString(folder.file("keep.pdf"));
    EXPECT_TRUE(dialog->savePdf(path));
    EXPECT_EQ(test::readText(path.toStdString()).substr(0, 5), "%PDF-");
    EXPECT_EQ(dialog->told(), QStringLiteral("Written: ") + path);
    EXPECT_FALSE(dialog->savePdf(QString::fromStdString(folder.file("none/keep.pdf"))));
    EXPECT_TRUE(says(*dialog, QStringLiteral("none/keep.pdf")));
}

TEST_F(PrintDialogTest, CancelStopsTheWorkAndLeavesTheDialogOpen) {
    board::GridRecord grid = map.gridRecord();
    grid.extent = {board::GridKind::Square, 200, 200};
    map.grid.put(grid);
    const auto dialog = dialogWith();
    dialog->show();
    QTimer::singleShot(0, dialog.get(), [&] {
        EXPECT_FALSE(button(*dialog, "Save as PDF…").isEnabled()) << "it works already";
        EXPECT_TRUE(dialog->findChild<QProgressBar*>()->isVisible());
        button(*dialog, "Cancel").click();
    });
    EXPECT_FALSE(dialog->savePdf(QString::fromStdString(folder.file("big.pdf"))));
    EXPECT_TRUE(folder.names().empty());
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_TRUE(says(*dialog, QStringLiteral("Stopped")));
    EXPECT_TRUE(button(*dialog, "Save as PDF…").isEnabled());
    EXPECT_TRUE(dialog->told().isEmpty());
    button(*dialog, "Cancel").click();
    EXPECT_FALSE(dialog->isVisible());
}

// On the smallest screen that we promise nothing is cut off, in either language.
TEST_F(PrintDialogTest, EverythingFitsInBothLanguages) {
    QTranslator french;
    ASSERT_TRUE(french.load(QStringLiteral(":/translations/tenaille_fr")));
    for (const bool translated : {false, true}) {
        if (translated) QApplication::installTranslator(&french);
        const auto dialog = dialogWith();
        dialog->resize(1060, 640);
        dialog->show();
        QApplication::processEvents();
        EXPECT_LE(dialog->minimumSizeHint().width(), 1060);
        EXPECT_LE(dialog->minimumSizeHint().height(), 640);
        for (const QWidget* widget : dialog->findChildren<QWidget*>()) {
            if (!widget->isVisible()) continue;
            if (qobject_cast<const QComboBox*>(widget) != nullptr ||
                qobject_cast<const QCheckBox*>(widget) != nullptr ||
                qobject_cast<const QPushButton*>(widget) != nullptr) {
                EXPECT_GE(widget->width(), widget->minimumSizeHint().width())
                    << widget->metaObject()->className() << (translated ? " fr" : " en");
            }
        }
    }
    QApplication::removeTranslator(&french);
}

}  // namespace tenaille::ui::print_dialog_test
