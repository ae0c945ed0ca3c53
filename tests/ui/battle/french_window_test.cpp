// SPDX-License-Identifier: MIT
//
// The window in French: whatever stands in it, in its menus and dialogs is another word than in English, but
// for the few that are the same in both languages.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>
#include <QToolButton>
#include <QTranslator>
#include <set>

#include "tests/ui/battle/window_test.h"
#include "ui/battle/inspector.h"
#include "ui/battle/map_panel.h"
#include "ui/battle/rules_dialog.h"
#include "ui/style/appearance.h"

namespace tenaille::ui::french_window_test {

QStringList textsOf(const QWidget& root) {
    QStringList texts;
    // Qt makes the lists of some boxes early and of some late; their parts say nothing.
    const auto add = [&](const QString& text) {
        if (!text.isEmpty()) texts << QString(text).remove(QLatin1Char('&'));
    };
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        add(widget->toolTip());
        add(widget->accessibleName());
        add(widget->windowTitle());
        if (const auto* label = qobject_cast<const QLabel*>(widget)) add(label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) add(button->text());
        if (const auto* edit = qobject_cast<const QLineEdit*>(widget)) add(edit->placeholderText());
        if (const auto* box = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i) add(box->itemText(i));
    }
    for (const QAction* action : root.findChildren<QAction*>()) {
        add(action->text());
        add(action->toolTip());
    }
    return texts;
}

// Words that English and French share, names of the sample, and names of languages.
const std::set<QString> kShared{QStringLiteral("Action"),
                                QStringLiteral("Arcs"),
                                QStringLiteral("Notes"),
                                QStringLiteral("Mode"),
                                QStringLiteral("Angle"),
                                QStringLiteral("Note"),
                                QStringLiteral("Rectangle"),
                                QStringLiteral("Terrain"),
                                QStringLiteral("Cassandra"),
                                QStringLiteral("English"),
                                QStringLiteral("Français"),
                                QStringLiteral("Longbow"),
                                QStringLiteral("ruined-keep.encounter.json"),
                                QStringLiteral("Arda"),
                                QStringLiteral("d20"),
                                QStringLiteral("Segments"),
                                QStringLiteral("Fatigue"),
                                QStringLiteral("Surprise"),
                                QStringLiteral("Zoom"),
                                QStringLiteral("Endurance"),
                                QStringLiteral("Aura"),
                                QStringLiteral("Constitution"),
                                QStringLiteral("Mage"),
                                QStringLiteral("Ranger"),
                                QStringLiteral("Assassin"),
                                QStringLiteral("Invisible"),
                                QStringLiteral("Ogre chief"),
                                QStringLiteral("The ruined keep"),
                                QStringLiteral("Arda → Ogre chief")};

class FrenchWindowTest : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(m_french.load(QStringLiteral(":/translations/tenaille_fr")));
        m_hasQt = m_qt.load(QStringLiteral("qtbase_fr"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    }
    void TearDown() override { speakEnglish(); }
    // As the program does it.
    void speakFrench() {
        QLocale::setDefault(QLocale(QStringLiteral("fr")));
        QApplication::installTranslator(&m_qt);
        QApplication::installTranslator(&m_french);
    }
    void speakEnglish() {
        QLocale::setDefault(QLocale::c());
        QApplication::removeTranslator(&m_french);
        QApplication::removeTranslator(&m_qt);
    }

    void compare(const QStringList& english, const QStringList& french) {
        ASSERT_EQ(english.size(), french.size());
        static const QRegularExpression kWord(QStringLiteral("[A-Za-z]{3,}"));
        int words = 0;
        for (qsizetype i = 0; i < english.size(); ++i) {
            if (!kWord.match(english[i]).hasMatch() || kShared.contains(english[i])) continue;
            // Buttons that Qt names, where its translations are not installed.
            if (!m_hasQt && english[i] == QStringLiteral("Cancel")) continue;
            ++words;
            EXPECT_NE(english[i].toStdString(), french[i].toStdString());
        }
        EXPECT_GT(words, 50);
    }
    QStringList window() {
        Document document{
            document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8})};
        DocumentFiles files{document};
        files.openNow(test::sample("ruined-keep.encounter.json"));
        BattleWindow window(document, files);
        Appearance appearance(*qApp, SchemePreference::Dark, std::nullopt);
        window.setPreferences(
            {appearance, {QStringLiteral("en"), QStringLiteral("fr")}, QStringLiteral("fr"), Units::Both});
        std::optional<RecordId> arda;
        std::optional<RecordId> ogre;
        for (const board::TokenRecord& token : document.encounter().tokens) {
            if (token.name == "Arda") arda = token.id;
            if (token.name == "Ogre chief") ogre = token.id;
        }
        window.context().select({*arda});
        window.context().pinTarget(ogre);
        QStringList texts = textsOf(window);
        window.commands()[Command::EditMap]->trigger();
        texts << textsOf(window.side().map());
        window.context().select({document.encounter().doors.begin()->id});
        texts << textsOf(window.side().map());
        window.context().select({document.encounter().lights.begin()->id});
        texts << textsOf(window.side().map());
        return texts;
    }

    QTranslator m_french;
    QTranslator m_qt;
    bool m_hasQt = false;
};

TEST_F(FrenchWindowTest, NothingInTheWindowStaysEnglish) {
    const QStringList english = window();
    speakFrench();
    compare(english, window());
}

TEST_F(FrenchWindowTest, TheSidePanelKeepsItsWidth) {
    speakFrench();
    Document document{
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8})};
    DocumentFiles files{document};
    files.openNow(test::sample("ruined-keep.encounter.json"));
    BattleWindow window(document, files);
    window.resize(1366, 768);
    window.show();
    window.context().select({document.encounter().tokens.begin()->id});
    for (QToolButton* button : window.side().inspector().findChildren<QToolButton*>())
        if (button->isCheckable()) button->setChecked(true);  // the fields of the segment game
    QApplication::processEvents();
    EXPECT_LE(window.side().width(), 380);
    EXPECT_LE(window.side().widget()->minimumSizeHint().width(), window.side().viewport()->width());
}

// The program makes the window anew in another language.
TEST_F(FrenchWindowTest, AnotherLanguageKeepsWhatIsShown) {
    Document document{
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8})};
    DocumentFiles files{document};
    files.openNow(test::sample("ruined-keep.encounter.json"));
    BattleWindow before(document, files);
    before.context().select({document.encounter().tokens.begin()->id});
    before.side().showLog();
    before.commands()[Command::ShowArcs]->setChecked(false);
    before.commands()[Command::ShowThreat]->setChecked(true);
    BattleWindow after(document, files);
    after.continueFrom(before);
    for (const Command command : kShownOfRulings)
        EXPECT_EQ(after.commands()[command]->isChecked(), before.commands()[command]->isChecked());
    EXPECT_EQ(after.side().page(), before.side().page());
    EXPECT_EQ(after.context().selection(), before.context().selection());
}

TEST_F(FrenchWindowTest, TheUndoMenuSpeaksThePresentLanguage) {
    Document document{
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8})};
    ASSERT_TRUE(document.perform(actions::ShowGrid{false}).ok());
    const QString english = document.undoStack().undoText();
    speakFrench();
    document.retranslate();
    EXPECT_NE(document.undoStack().undoText().toStdString(), english.toStdString());
}

TEST_F(FrenchWindowTest, NothingInTheRulesStaysEnglish) {
    const RulesDialog english({}, {});
    speakFrench();
    const RulesDialog french({}, {});
    compare(textsOf(english), textsOf(french));
}

}  // namespace tenaille::ui::french_window_test
