// SPDX-License-Identifier: MIT
#include "ui/battle/library_dialog.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTimer>
#include <QTreeView>
#include <QTreeWidget>
#include <set>

#include "core/io/creatures/creature_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/battle/window_test.h"
#include "ui/battle/add_panel.h"
#include "ui/battle/creature_form.h"
#include "ui/battle/encounter_line.h"
#include "ui/battle/library_form.h"
#include "ui/battle/library_model.h"
#include "ui/text/creature_text.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui::library_dialog_test {

using creatures::LibraryCreature;
using testing::ElementsAre;
using testing::HasSubstr;

LibraryCreature named(const std::string& name, bool party = false) {
    LibraryCreature creature;
    creature.token.name = name;
    creature.token.creature.side = party ? "party" : "foe";
    creature.token.maxHitPoints = creature.token.hitPoints = 5;
    creature.party = party;
    return creature;
}

class LibraryDialogTest : public test::WindowTest {
  protected:
    void SetUp() override { open(); }
    void open() {
        m_dialog = std::make_unique<LibraryDialog>(m_window.context(), board::Cell{5, 5}, nullptr, path());
        m_dialog->show();
        QApplication::processEvents();
    }
    QString path() const { return QString::fromStdString(m_folder.file("data/creatures.json")); }
    void keep(const LibraryCreature& creature) {
        io::PersonalLibrary library(path().toStdString());
        ASSERT_TRUE(library.apply({{{creature, {}}}, {}, false}).ok());
    }

    QAbstractButton& button(const char* text) {
        for (QAbstractButton* one : m_dialog->findChildren<QAbstractButton*>())
            if (one->text().remove(QLatin1Char('&')) == QString::fromUtf8(text) ||
                one->accessibleName() == QString::fromUtf8(text))  // on a small screen a sign alone
                return *one;
        ADD_FAILURE() << "no button " << text;
        return *m_dialog->findChild<QAbstractButton*>();
    }
    void press(const char* text) {
        EXPECT_TRUE(button(text).isEnabled()) << text;
        button(text).click();
    }
    QLineEdit& field(const char* name) {
        for (QLineEdit* one : m_dialog->findChildren<QLineEdit*>())
            if (one->accessibleName() == QString::fromUtf8(name)) return *one;
        ADD_FAILURE() << "no field " << name;
        return *m_dialog->findChild<QLineEdit*>();
    }
    QLineEdit& search() { return field("Search by name, type or source"); }
    QLineEdit& words() { return field("Creatures to add, in words"); }
    QSpinBox& number() {
        for (QSpinBox* one : m_dialog->findChildren<QSpinBox*>())
            if (one->accessibleName() == QLatin1String("How many")) return *one;
        ADD_FAILURE() << "no number";
        return *m_dialog->findChild<QSpinBox*>();
    }
    QTreeView& list() { return *m_dialog->findChild<QTreeView*>(); }
    QStringList shown() {
        QStringList names;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            names << list().model()->index(row, 0).data().toString();
        return names;
    }
    void choose(const char* name) {
        for (int row = 0; row < list().model()->rowCount(); ++row)
            if (list().model()->index(row, 0).data().toString() == QString::fromUtf8(name))
                return list().setCurrentIndex(list().model()->index(row, 0));
        ADD_FAILURE() << "not in the list: " << name;
    }
    bool says(const QString& part) {
        for (const QLabel* one : m_dialog->findChildren<QLabel*>())
            if (one->text().contains(part)) return true;
        return false;
    }
    bool editing() { return m_dialog->findChild<QStackedWidget*>()->currentIndex() == 1; }
    std::vector<std::string> kept() {
        io::PersonalLibrary library(path().toStdString());
        EXPECT_TRUE(library.load().ok());
        std::vector<std::string> names;
        for (const LibraryCreature& one : library.creatures()) names.push_back(one.token.name);
        return names;
    }
    std::set<std::string> onBoard() const {
        std::set<std::string> names;
        for (const board::TokenRecord& token : encounter().tokens) names.insert(token.name);
        return names;
    }

    tenaille::test::TemporaryFolder m_folder;
    std::unique_ptr<LibraryDialog> m_dialog;
};

TEST_F(LibraryDialogTest, BeginsWithTheCreaturesOfTheProgram) {
    EXPECT_GE(shown().size(), 25);
    EXPECT_TRUE(shown().contains(QStringLiteral("Ogre")));
    EXPECT_EQ(QApplication::focusWidget() == nullptr || search().hasFocus(), true);
    choose("Ogre");
    EXPECT_TRUE(says(QStringLiteral("Large · Giant · Foes")));
    EXPECT_TRUE(says(QStringLiteral("AC 12, HP 54")));
    EXPECT_TRUE(says(QStringLiteral("Tree trunk +6, 2d8+4, reach 3 m")));
    EXPECT_FALSE(button("Delete").isEnabled());
    EXPECT_FALSE(std::filesystem::exists(path().toStdString())) << "looking writes nothing";
}

// What the preview tells, too, gives way.
TEST_F(LibraryDialogTest, NamesAreReadInANarrowList) {
    auto& list = *m_dialog->findChild<QTreeView*>();
    const auto shown = [&](int width) {
        list.resize(width, list.height());
        QApplication::processEvents();
        int columns = 0;
        for (int column = 1; column < LibraryModel::ColumnCount; ++column)
            columns += list.isColumnHidden(column) ? 0 : 1;
        EXPECT_GE(list.columnWidth(LibraryModel::Name), 12 * list.fontMetrics().averageCharWidth()) << width;
        return columns;
    };
    EXPECT_EQ(shown(1200), LibraryModel::ColumnCount - 1);
    EXPECT_LT(shown(320), LibraryModel::ColumnCount - 1);
    EXPECT_EQ(shown(1200), LibraryModel::ColumnCount - 1);
}

TEST_F(LibraryDialogTest, SearchesAsOneTypes) {
    QTest::keyClicks(&search(), QStringLiteral("GOB arch"));
    EXPECT_EQ(shown(), QStringList{QStringLiteral("Goblin archer")});
    EXPECT_EQ(m_dialog->current()->token.name, "Goblin archer") << "what is found is chosen";
    search().setText(QStringLiteral("undead"));
    EXPECT_EQ(shown().size(), 4);
    search().setText(QStringLiteral("nuee"));  // in the other language, without accents
    EXPECT_EQ(shown(), QStringList{QStringLiteral("Swarm of rats")});
    search().setText(QStringLiteral("nobody at all"));
    EXPECT_TRUE(shown().isEmpty());
    EXPECT_FALSE(button("Add to the board").isEnabled());
    EXPECT_TRUE(says(QStringLiteral("Nobody has that name.")));
    search().clear();
    const int row = list().currentIndex().row();
    QTest::keyClick(&search(), Qt::Key_Down);
    EXPECT_EQ(list().currentIndex().row(), row + 1);
}

TEST_F(LibraryDialogTest, AddsSeveralInOneStep) {
    const std::size_t before = encounter().tokens.size();
    search().setText(QStringLiteral("goblin chief"));
    number().setValue(3);
    QTest::keyClick(&search(), Qt::Key_Return);
    EXPECT_EQ(encounter().tokens.size(), before + 3);
    EXPECT_EQ(token("Goblin chief 3").maxHitPoints, 26);
    EXPECT_EQ(token("Goblin chief 1").creature.shield->bonus, 1);
    EXPECT_TRUE(m_dialog->isVisible());
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Add 3 × Goblin chief"));
    action(Command::Undo).trigger();
    EXPECT_EQ(encounter().tokens.size(), before);
}

TEST_F(LibraryDialogTest, TheSideIsChosen) {
    choose("Town guard");
    press("Add to the board");
    EXPECT_EQ(token("Town guard").creature.side, "neutral");
    for (QComboBox* box : m_dialog->findChildren<QComboBox*>())
        if (box->accessibleName() == QLatin1String("Side of those who are added"))
            box->setCurrentIndex(box->findData(QStringLiteral("party")));
    press("Add to the board");
    EXPECT_EQ(token("Town guard 2").creature.side, "party");
    EXPECT_TRUE(token("Town guard 2").creature.facing.has_value());
    choose("Cellar ooze");
    press("Add to the board");
    EXPECT_FALSE(token("Cellar ooze").creature.facing.has_value()) << "it has no front";
}

TEST_F(LibraryDialogTest, AListInWords) {
    const std::size_t before = encounter().tokens.size();
    EXPECT_FALSE(button("Add the list").isEnabled());
    words().setText(QStringLiteral("three goblin archers, 2 hill wolves and a bridge troll"));
    EXPECT_TRUE(says(QStringLiteral("3 × Goblin archer, 2 × Hill wolf, 1 × Bridge troll")));
    QTest::keyClick(&words(), Qt::Key_Return);
    EXPECT_EQ(encounter().tokens.size(), before + 6);
    EXPECT_EQ(token("Bridge troll").creature.reach, 2);
    EXPECT_TRUE(words().text().isEmpty());
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Add 3 × Goblin archer, 2 × Hill wolf, Bridge troll"));
    action(Command::Undo).trigger();
    EXPECT_EQ(encounter().tokens.size(), before);
}

TEST_F(LibraryDialogTest, NamesThatAreNotKnownAreOffered) {
    const std::size_t before = encounter().tokens.size();
    words().setText(QStringLiteral("1 hill wolf, 2 gobblin archers"));
    EXPECT_FALSE(button("Add the list").isEnabled());
    EXPECT_TRUE(says(QStringLiteral("Nobody in the library is called “gobblin archers”. Perhaps:")));
    QTest::keyClick(&words(), Qt::Key_Return);
    EXPECT_EQ(encounter().tokens.size(), before);
    LinkButton* link = nullptr;
    for (LinkButton* one : m_dialog->findChildren<LinkButton*>())
        if (!one->isHidden() && one->text() == QLatin1String("Goblin archer")) link = one;
    ASSERT_NE(link, nullptr);
    link->click();
    EXPECT_EQ(words().text(), QStringLiteral("1 hill wolf, 2 Goblin archer"));
    EXPECT_TRUE(button("Add the list").isEnabled());
}

TEST_F(LibraryDialogTest, WhatTheBoardRefusesIsTold) {
    choose("Ember dragon");
    number().setValue(100);
    press("Add to the board");
    EXPECT_TRUE(says(QStringLiteral("There is room for")));
}

TEST_F(LibraryDialogTest, NewCreaturesAreKept) {
    press("New");
    EXPECT_TRUE(editing());
    EXPECT_FALSE(list().isEnabled()) << "the form comes first";
    auto& form = *m_dialog->findChild<LibraryForm*>();
    LibraryCreature made = named("Grey lady");
    made.type = "fey";
    made.token.creature.reach = 3;
    made.extra = R"({"later":1})";
    form.setCreature(made);
    press("Save to my library");
    EXPECT_FALSE(editing());
    EXPECT_THAT(kept(), ElementsAre("Grey lady"));
    ASSERT_NE(m_dialog->current(), nullptr);
    EXPECT_EQ(m_dialog->current()->token.name, "Grey lady") << "the list stands on it";
    EXPECT_EQ(m_dialog->current()->extra, R"({"later":1})");
    EXPECT_TRUE(says(QStringLiteral("Saved to your library: Grey lady.")));
}

// What somebody types is no translation: it is called so in every language.
TEST_F(LibraryDialogTest, ANameThatIsTypedCountsInAllLanguages) {
    press("New");
    auto& form = *m_dialog->findChild<LibraryForm*>();
    LibraryCreature made = named("Wandering knight");
    made.names = {{"fr", "Chevalière errante"}};
    form.setCreature(made);
    EXPECT_EQ(form.creature().names, made.names) << "left alone it keeps them";
    board::TokenRecord renamed = made.token;
    renamed.name = "Sir Brannoc";
    form.findChild<CreatureForm*>()->setRecord(renamed);
    EXPECT_EQ(form.creature().token.name, "Sir Brannoc");
    EXPECT_TRUE(form.creature().names.empty());
}

TEST_F(LibraryDialogTest, EscLeavesTheFormAlone) {
    press("New");
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    EXPECT_FALSE(editing());
    EXPECT_TRUE(m_dialog->isVisible());
    EXPECT_TRUE(kept().empty());
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    EXPECT_FALSE(m_dialog->isVisible());
}

TEST_F(LibraryDialogTest, ACreatureOfTheProgramBecomesOnesOwn) {
    choose("Ogre");
    press("Edit");
    auto& form = *m_dialog->findChild<LibraryForm*>();
    LibraryCreature made = form.creature();
    EXPECT_EQ(made.attacks.size(), 2U);
    made.token.maxHitPoints = 90;
    form.setCreature(made);
    press("Save to my library");
    EXPECT_THAT(kept(), ElementsAre("Ogre"));
    EXPECT_EQ(shown().count(QStringLiteral("Ogre")), 2);
    search().setText(QStringLiteral("ogre mine"));
    EXPECT_EQ(shown(), QStringList{QStringLiteral("Ogre")}) << "and by where it comes from";
    search().clear();
    words().setText(QStringLiteral("2 ogres, 1 hill wolf"));
    EXPECT_TRUE(says(QStringLiteral("2 × Ogre (mine: Tenaille), 1 × Hill wolf"))) << "which of the two";
    press("Add the list");
    EXPECT_EQ(token("Ogre 2").maxHitPoints, 90) << "one's own comes before the program's";
}

TEST_F(LibraryDialogTest, TheFormChangesOnlyWhatItShows) {
    LibraryForm form;
    LibraryCreature creature = named("Wyrm");
    creature.names = {{"fr", "Ver"}};
    creature.attacks = {{"Bite", 3, "1d6", 2, {}}, {"Bow", 1, "1d4", {}, 9}};
    creature.token.creature.reach = 2;
    board::takeAttack(creature.token, creature.attacks[0]);
    creature.speeds.fly = 8;
    creature.hitDice = "3d8";
    creature.extra = R"({"x":1})";
    creature.id = 9;
    form.setCreature(creature);
    EXPECT_EQ(form.creature(), creature);
    for (QLineEdit* edit : form.findChildren<QLineEdit*>())
        if (edit->text() == QLatin1String("Bite")) {
            edit->setText(QStringLiteral("Fangs"));
            Q_EMIT edit->editingFinished();
        }
    EXPECT_EQ(form.creature().attacks[0].name, "Fangs") << "the list follows the sheet";
    EXPECT_EQ(form.creature().attacks[1].name, "Bow");
    for (QComboBox* box : form.findChildren<QComboBox*>())
        if (const int at = box->findText(QStringLiteral("None: faceless")); at >= 0) {
            box->setCurrentIndex(at);
            Q_EMIT box->activated(at);
        }
    EXPECT_TRUE(form.creature().token.creature.traits.has(board::Trait::Faceless));
}

TEST_F(LibraryDialogTest, DuplicatesDeletesAndPutsBack) {
    keep(named("Grey lady"));
    open();
    choose("Grey lady");
    press("Duplicate");
    press("Save to my library");
    EXPECT_THAT(kept(), ElementsAre("Grey lady", "Grey lady (copy)"));
    choose("Grey lady");
    press("Delete");
    EXPECT_THAT(kept(), ElementsAre("Grey lady (copy)"));
    EXPECT_TRUE(says(QStringLiteral("Deleted: 1 creature")));
    press("Put back");
    EXPECT_THAT(kept(), testing::UnorderedElementsAre("Grey lady", "Grey lady (copy)"));
    EXPECT_FALSE(button("Put back").isEnabled());
}

// What was just saved is what *Add* puts on the board, whoever else is called like the words.
TEST_F(LibraryDialogTest, WhatWasSavedIsChosenAmongThoseThatAreSearched) {
    search().setText(QStringLiteral("ogre"));
    choose("Ogre");
    press("Duplicate");
    m_dialog->findChild<LibraryForm*>()->setCreature(named("One-eyed ogre"));
    press("Save to my library");
    EXPECT_EQ(search().text(), QStringLiteral("ogre"));
    ASSERT_NE(m_dialog->current(), nullptr);
    EXPECT_EQ(m_dialog->current()->token.name, "One-eyed ogre");
}

TEST_F(LibraryDialogTest, AnotherProgramMayWriteMeanwhile) {
    keep(named("Theirs"));
    press("New");
    press("Save to my library");
    EXPECT_THAT(kept(), ElementsAre("Theirs", "New creature"));
    EXPECT_TRUE(shown().contains(QStringLiteral("Theirs")));
}

TEST_F(LibraryDialogTest, OfADamagedLibraryTheCopyIsRead) {
    keep(named("Grey lady"));
    const std::string whole = tenaille::test::readText(path().toStdString());
    const std::string cut = whole.substr(0, whole.size() / 2);
    tenaille::test::writeText(path().toStdString(), cut);
    open();
    EXPECT_TRUE(says(QStringLiteral("creatures.json) is damaged")));
    EXPECT_TRUE(says(QStringLiteral("creatures.copy.json")));
    EXPECT_TRUE(shown().contains(QStringLiteral("Grey lady")));
    EXPECT_EQ(tenaille::test::readText(path().toStdString()), cut) << "looking writes nothing";
    press("New");
    press("Save to my library");
    EXPECT_THAT(kept(), ElementsAre("Grey lady", "New creature"));
    EXPECT_EQ(tenaille::test::readText(m_folder.file("data/creatures.damaged.json")), cut);
}

// Nothing is saved without what was typed.
TEST_F(LibraryDialogTest, ADamageThatIsNoDiceIsMendedFirst) {
    press("New");
    press("Add an attack");
    field("Attack 1: Damage").setText(QStringLiteral("axb"));
    press("Save to my library");
    EXPECT_TRUE(editing());
    EXPECT_TRUE(says(QStringLiteral("Attack 1: the damage “axb” is not understood.")));
    EXPECT_EQ(field("Attack 1: Damage").text(), QStringLiteral("axb"));
    EXPECT_TRUE(kept().empty());
    field("Attack 1: Damage").setText(QStringLiteral("1d8"));
    press("Save to my library");
    EXPECT_FALSE(editing());
    EXPECT_THAT(kept(), ElementsAre("New creature"));
}

TEST_F(LibraryDialogTest, ALibraryThatCannotBeReadStays) {
    keep(named("Grey lady"));
    std::filesystem::remove(io::libraryCopyPath(path().toStdString()));
    tenaille::test::writeText(path().toStdString(), "garbage");
    open();
    EXPECT_TRUE(says(QStringLiteral("No creatures are known in this file.")));
    EXPECT_TRUE(shown().contains(QStringLiteral("Ogre"))) << "those of the program are there all the same";
    press("New");
    press("Save to my library");
    EXPECT_TRUE(editing()) << "what was typed is not lost";
    EXPECT_EQ(tenaille::test::readText(path().toStdString()), "garbage");
}

TEST_F(LibraryDialogTest, WithoutAGoodCopyItBeginsAnew) {
    keep(named("Grey lady"));
    const std::string whole = tenaille::test::readText(path().toStdString());
    tenaille::test::writeText(path().toStdString(), whole.substr(0, whole.size() - 3));
    tenaille::test::writeText(io::libraryCopyPath(path().toStdString()), "garbage");
    open();
    EXPECT_TRUE(says(QStringLiteral("is damaged, and so is its copy")));
    EXPECT_TRUE(says(QStringLiteral("come along: 1.")));
    EXPECT_TRUE(button("Begin anew").isVisible());
    press("Begin anew");
    EXPECT_TRUE(says(QStringLiteral("creatures.damaged.json")));
    EXPECT_TRUE(says(QStringLiteral("creatures.damaged-2.json")));
    EXPECT_FALSE(button("Begin anew").isVisible());
    EXPECT_TRUE(shown().contains(QStringLiteral("Grey lady")));
    EXPECT_THAT(kept(), ElementsAre("Grey lady"));
}

// While the dialog is open: what another program writes is shown, what it damages is told and kept.
TEST_F(LibraryDialogTest, ChangesFromOutsideAreTold) {
    press("New");
    press("Save to my library");
    keep(named("Theirs"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return shown().contains(QStringLiteral("Theirs")); }));
    EXPECT_TRUE(says(QStringLiteral("Another program changed your library")));
    tenaille::test::writeText(path().toStdString(), "garbage");
    EXPECT_TRUE(QTest::qWaitFor([&] { return says(QStringLiteral("creatures.json) is damaged")); }));
    EXPECT_EQ(tenaille::test::readText(path().toStdString()), "garbage") << "looking writes nothing";
    press("New");
    press("Save to my library");
    EXPECT_TRUE(says(QStringLiteral("The damaged file is kept: ")));
    EXPECT_EQ(tenaille::test::readText(m_folder.file("data/creatures.damaged.json")), "garbage");
    EXPECT_THAT(kept(), ElementsAre("New creature", "Theirs", "New creature"));
}

TEST_F(LibraryDialogTest, ImportsAndExports) {
    const QString file = QString::fromStdString(m_folder.file("mine.csv"));
    tenaille::test::writeText(file.toStdString(),
                              "name;size;reach;party\nArda;medium;5;yes\nBig one;huge;15;no\n");
    ASSERT_TRUE(m_dialog->importFile(file, false));
    EXPECT_THAT(kept(), ElementsAre("Arda", "Big one"));
    EXPECT_TRUE(says(QStringLiteral("mine.csv: 2 creatures came into your library.")));
    ASSERT_TRUE(m_dialog->importFile(file, false));
    EXPECT_EQ(kept().size(), 2U) << "the second time nobody comes twice";
    tenaille::test::writeText(file.toStdString(), "title\nx\n");
    EXPECT_FALSE(m_dialog->importFile(file, false));
    EXPECT_TRUE(says(QStringLiteral("mine.csv")));
    for (const char* name : {"out.json", "out.csv"}) {
        const QString out = QString::fromStdString(m_folder.file(name));
        search().clear();
        ASSERT_TRUE(m_dialog->exportFile(out));
        const auto read = io::readCreatures(out.toStdString());
        ASSERT_TRUE(read.ok());
        EXPECT_EQ(read->creatures.size(), static_cast<std::size_t>(shown().size()));
    }
    search().setText(QStringLiteral("big one"));
    ASSERT_TRUE(m_dialog->exportFile(QString::fromStdString(m_folder.file("one.json"))));
    EXPECT_EQ(io::readCreatures(m_folder.file("one.json"))->creatures.size(), 1U);
    EXPECT_FALSE(m_dialog->exportFile(QString::fromStdString(m_folder.file("no/such/folder.json"))));
}

TEST_F(LibraryDialogTest, TheReportShowsWhereATableIsWrong) {
    const QString file = QString::fromStdString(m_folder.file("odd.csv"));
    tenaille::test::writeText(file.toStdString(), "name;size;CA;reach\nOgre;large;many;10\n");
    QStringList shownPlaces;
    QTimer::singleShot(0, [&] {
        QWidget* report = QApplication::activeModalWidget();
        ASSERT_NE(report, nullptr);
        auto* list = report->findChild<QTreeWidget*>();
        ASSERT_NE(list, nullptr);
        for (QTreeWidgetItemIterator it(list); *it != nullptr; ++it)
            if ((*it)->parent() != nullptr && (*it)->parent()->isExpanded()) shownPlaces << (*it)->text(0);
        static_cast<QDialog*>(report)->reject();
    });
    ASSERT_TRUE(m_dialog->importFile(file, true));
    EXPECT_TRUE(shownPlaces.contains(QStringLiteral("line 2, column “CA”: many")))
        << shownPlaces.join(QLatin1Char('|')).toStdString();
}

// Of a list its images, of our own files the pictures beside them.
TEST_F(LibraryDialogTest, PicturesComeAlongAndGoAlong) {
    QImage image(60, 90, QImage::Format_RGB32);
    image.fill(Qt::red);
    ASSERT_TRUE(image.save(QString::fromStdString(m_folder.file("ogre.png"))));
    tenaille::test::writeText(m_folder.file("bad.png"), "no picture");
    tenaille::test::writeText(m_folder.file("list.csv"),
                              "name;size;reach;image\nOgre;large;10;ogre.png\nBad;medium;5;bad.png\n"
                              "Far;medium;5;../ogre.png\n");
    ASSERT_TRUE(m_dialog->importFile(QString::fromStdString(m_folder.file("list.csv")), false));
    EXPECT_TRUE(says(QStringLiteral("1 picture could not be read")));
    const CreatureShelf shelf(path());
    std::map<std::string, std::string> pictures;
    for (const LibraryCreature& one : shelf.personal()) pictures[one.token.name] = one.token.picture;
    ASSERT_FALSE(pictures["Ogre"].empty());
    EXPECT_TRUE(pictures["Bad"].empty());
    EXPECT_TRUE(pictures["Far"].empty()) << "nothing outside the folder of the list is read";
    ASSERT_TRUE(shelf.picture(pictures["Ogre"]).ok());
    search().setText(QStringLiteral("ogre"));
    const std::string out = m_folder.file("out.json");
    ASSERT_TRUE(m_dialog->exportFile(QString::fromStdString(out)));
    EXPECT_TRUE(io::readAsset(out, io::assetFolderName(out), pictures["Ogre"]).ok());
}

TEST_F(LibraryDialogTest, ThePartyComesAtOnce) {
    EXPECT_FALSE(button("Add the party").isEnabled());
    keep(named("Zora", true));
    keep(named("Yann", true));
    keep(named("Grey lady"));
    open();
    const std::size_t before = encounter().tokens.size();
    press("Add the party");
    EXPECT_EQ(encounter().tokens.size(), before + 2);
    EXPECT_TRUE(onBoard().contains("Zora"));
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Add Zora, Yann"));
    press("Add the party");
    EXPECT_EQ(encounter().tokens.size(), before + 2);
    EXPECT_TRUE(says(QStringLiteral("On the board already: Zora, Yann.")));
}

TEST_F(LibraryDialogTest, AHeroAmongTheFoesIsTold) {
    LibraryCreature zora = named("Zora", true);
    zora.token.creature.side = "foe";
    keep(zora);
    keep(named("Yann", true));
    open();
    choose("Yann");
    EXPECT_FALSE(says(QStringLiteral("stored on another side: Yann")));
    choose("Zora");
    EXPECT_TRUE(says(QStringLiteral("Of the party, but stored on another side: Zora (Foes).")));
    choose("Yann");
    for (QComboBox* box : m_dialog->findChildren<QComboBox*>())
        if (box->accessibleName() == QLatin1String("Side of those who are added"))
            box->setCurrentIndex(box->findData(QStringLiteral("neutral")));
    press("Add the party");
    EXPECT_EQ(token("Yann").creature.side, "party") << "as stored, whatever side others are given";
    EXPECT_EQ(token("Zora").creature.side, "foe");
    EXPECT_TRUE(says(QStringLiteral("On the board: Zora, Yann.\nOf the party, but stored on another side")));
}

TEST_F(LibraryDialogTest, FitsASmallScreenAndHasItsOwnLetters) {
    EXPECT_LE(m_dialog->minimumSizeHint().width(), 1300);
    EXPECT_LE(m_dialog->minimumSizeHint().height(), 700);
    std::map<QChar, QStringList> letters;
    const auto note = [&](const QString& text) {
        const qsizetype at = text.indexOf(QLatin1Char('&'));
        if (at >= 0 && at + 1 < text.size()) letters[text[at + 1].toLower()] << text;
    };
    press("New");  // with the form open all that is seen is on the same screen
    for (const QAbstractButton* one : m_dialog->findChildren<QAbstractButton*>())
        if (one->isVisible() && one->isEnabled()) note(one->text());
    for (const QLabel* one : m_dialog->findChildren<QLabel*>())
        if (one->isVisible() && one->isEnabled() && one->buddy() != nullptr) note(one->text());
    for (const auto& [letter, texts] : letters)
        EXPECT_EQ(texts.size(), 1) << texts.join(QStringLiteral(" | ")).toStdString();
    press("Cancel");
    letters.clear();
    for (const QAbstractButton* one : m_dialog->findChildren<QAbstractButton*>())
        if (one->isVisible()) note(one->text());
    for (const QLabel* one : m_dialog->findChildren<QLabel*>())
        if (one->isVisible() && one->buddy() != nullptr) note(one->text());
    for (const auto& [letter, texts] : letters)
        EXPECT_EQ(texts.size(), 1) << texts.join(QStringLiteral(" | ")).toStdString();
}

TEST_F(LibraryDialogTest, TheFormHasTheWidthThatItNeeds) {
    m_dialog->resize(683, 384);  // 1366 x 768 at 200 %
    QApplication::processEvents();
    auto& side = *m_dialog->findChild<QStackedWidget*>();
    const int before = side.width();
    press("New");
    QApplication::processEvents();
    const auto& form = *m_dialog->findChild<LibraryForm*>();
    EXPECT_GE(form.parentWidget()->width(), form.minimumSizeHint().width());
    EXPECT_LE(m_dialog->width(), 700);
    press("Cancel");
    QApplication::processEvents();
    EXPECT_EQ(side.width(), before) << "the list has its room back";
}

// ---- the window

class LibraryWindowTest : public test::WindowTest {
  protected:
    ~LibraryWindowTest() override {
        const std::string path = personalLibraryPath().toStdString();
        for (const std::string& file : {path, io::libraryCopyPath(path)}) std::filesystem::remove(file);
    }
    bool notes(const char* part) {
        for (const Notice* one : m_window.findChildren<Notice*>())
            if (one->text().contains(QString::fromUtf8(part))) return true;
        return false;
    }
};

TEST_F(LibraryWindowTest, TheKeyOpensTheLibrary) {
    QTimer::singleShot(0, [] {
        auto* dialog = qobject_cast<LibraryDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->reject();
    });
    EXPECT_EQ(action(Command::CreatureLibrary).shortcut().toString(), QStringLiteral("Ctrl+Shift+L"));
    action(Command::CreatureLibrary).trigger();
}

TEST_F(LibraryWindowTest, KeepsCreaturesOfTheBoardAndBringsThePartyBack) {
    const board::TokenRecord hero = token("Arda");
    ASSERT_EQ(hero.creature.side, "party");
    m_window.context().select({hero.id});
    action(Command::SaveToLibrary).trigger();
    CreatureShelf shelf;
    ASSERT_EQ(shelf.personal().size(), 1U);
    EXPECT_TRUE(shelf.personal()[0].party);
    EXPECT_EQ(shelf.personal()[0].token.maxHitPoints, hero.maxHitPoints);
    // She is there: nobody comes twice.
    const std::size_t before = encounter().tokens.size();
    action(Command::AddParty).trigger();
    EXPECT_EQ(encounter().tokens.size(), before);
    m_window.context().perform(actions::RemoveRecords{{hero.id}, false});
    action(Command::AddParty).trigger();
    EXPECT_EQ(encounter().tokens.size(), before);
    EXPECT_EQ(token("Arda").creature.armorClass, hero.creature.armorClass);
    // Once more: the game master is asked.
    m_window.context().select({token("Arda").id});
    QTimer::singleShot(0, [] {
        auto* ask = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        ASSERT_NE(ask, nullptr);
        for (QAbstractButton* one : ask->buttons())
            if (one->text().contains(QLatin1String("eplace"))) return one->click();
    });
    action(Command::SaveToLibrary).trigger();
    shelf.refresh();
    EXPECT_EQ(shelf.personal().size(), 1U);
}

TEST_F(LibraryWindowTest, ADamagedLibraryAndAHeroAmongTheFoesAreTold) {
    const board::TokenRecord hero = token("Arda");
    m_window.context().select({hero.id});
    action(Command::SaveToLibrary).trigger();
    {
        CreatureShelf shelf;
        LibraryCreature turned = shelf.personal().at(0);
        turned.token.creature.side = "foe";
        ASSERT_TRUE(shelf.apply({{{turned, shelf.personal()[0]}}, {}, false}).ok());
    }
    m_window.context().perform(actions::RemoveRecords{{hero.id}, false});
    tenaille::test::writeText(personalLibraryPath().toStdString(), "{\"format\":");
    action(Command::AddParty).trigger();
    EXPECT_EQ(token("Arda").creature.side, "foe");
    EXPECT_TRUE(notes("creatures.copy.json"));
    EXPECT_TRUE(notes("Of the party, but stored on another side: Arda (Foes)."));
}

TEST_F(LibraryWindowTest, WhoeverAddsHearsOfADamagedLibraryOnce) {
    m_window.context().select({token("Arda").id});
    action(Command::SaveToLibrary).trigger();
    tenaille::test::writeText(personalLibraryPath().toStdString(), "{\"format\":");
    int told = 0;
    const auto heard =
        QObject::connect(&m_window.context(), &BattleContext::refused,
                         [&](const Problem& problem) { told += problem.arguments.size() == 2 ? 1 : 0; });
    m_window.side().addPanel().focusName();
    m_window.side().addPanel().focusName();
    QObject::disconnect(heard);
    EXPECT_EQ(told, 1);
    EXPECT_TRUE(notes("creatures.copy.json"));
}

TEST(CreatureText, KnowsTheWordsOfTheProgram) {
    EXPECT_EQ(creatureLanguage(), "en");
    EXPECT_EQ(creatureTypeText("undead"), QStringLiteral("Undead"));
    EXPECT_EQ(creatureTypeText("Space whale"), QStringLiteral("Space whale"));
    EXPECT_EQ(attackText({"Bow", -1, "", {}, 16}, Units::Metric), QStringLiteral("Bow −1, range 24 m"));
}

}  // namespace tenaille::ui::library_dialog_test
