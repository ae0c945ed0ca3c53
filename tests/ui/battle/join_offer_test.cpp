// SPDX-License-Identifier: MIT
//
// Whoever is added while a fight runs is offered to join it, until somebody answers.
#include "ui/battle/join_offer.h"

#include <gtest/gtest.h>

#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "core/actions/fight_of.h"
#include "tests/ui/battle/window_test.h"
#include "ui/battle/add_panel.h"
#include "ui/battle/side_panel.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui::join_offer_test {

class JoinOfferWindow : public test::WindowTest {
  protected:
    JoinOfferWindow() {
        actions::BeginFight fight;
        fight.tokens = {token("Arda").id, token("Ogre chief").id};
        fight.kind = board::ClockKind::Turns;
        EXPECT_TRUE(m_window.context().perform(fight));
    }
    void add(const char* what) {
        action(Command::AddCreatures).trigger();
        auto* line = m_window.side().addPanel().findChild<QLineEdit*>();
        line->setText(QString::fromLatin1(what));
        QTest::keyClick(line, Qt::Key_Return);
    }
    // The text of the offer; empty: there is none. Never more than one.
    QString offer() {
        QApplication::processEvents();
        QStringList texts;
        for (Notice* notice : m_window.findChildren<Notice*>())
            if (notice->isVisible() && notice->text().startsWith(QStringLiteral("Beside the fight")))
                texts << notice->text();
        EXPECT_LE(texts.size(), 1);
        return texts.join(QString());
    }
    QPushButton* join() {
        for (QPushButton* button : m_window.findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == QStringLiteral("Join the fight")) return button;
        return nullptr;
    }
    bool takesPart(const char* name) { return actions::combatantOf(encounter(), token(name).id) != nullptr; }
};

TEST_F(JoinOfferWindow, NamesAllThatStandBesideIt) {
    EXPECT_TRUE(offer().isEmpty());
    add("1 wolf");
    EXPECT_TRUE(offer().contains(QStringLiteral("Wolf")));
    add("2 bandits");
    for (const char* name : {"Wolf", "Bandit 1", "Bandit 2"})
        EXPECT_TRUE(offer().contains(QString::fromLatin1(name))) << name;
    action(Command::Undo).trigger();
    EXPECT_TRUE(offer().contains(QStringLiteral("Wolf")));
    EXPECT_FALSE(offer().contains(QStringLiteral("Bandit")));
    action(Command::Redo).trigger();
    EXPECT_TRUE(offer().contains(QStringLiteral("Bandit 2")));
    add("3 rats");
    EXPECT_TRUE(offer().contains(QStringLiteral("3 more"))) << offer().toStdString();
    ASSERT_NE(join(), nullptr);
    join()->click();
    EXPECT_TRUE(offer().isEmpty()) << offer().toStdString();
    for (const char* name : {"Wolf", "Bandit 1", "Bandit 2", "Rat 3"}) EXPECT_TRUE(takesPart(name)) << name;
    action(Command::Undo).trigger();
    EXPECT_FALSE(offer().isEmpty()) << "they did not join after all";
}

TEST_F(JoinOfferWindow, NamesWhatIsCopiedToo) {
    m_window.context().select({token("Ogre chief").id});
    action(Command::Duplicate).trigger();
    EXPECT_TRUE(offer().contains(QStringLiteral("Ogre chief 2"))) << offer().toStdString();
    action(Command::Copy).trigger();
    action(Command::Paste).trigger();
    EXPECT_TRUE(offer().contains(QStringLiteral("Ogre chief 2, Ogre chief 3"))) << offer().toStdString();
}

TEST_F(JoinOfferWindow, OtherNoticesDoNotAnswerIt) {
    add("1 wolf");
    auto* stack = m_window.findChild<NoticeStack*>();
    std::vector<Notice*> questions;
    for (const char* text : {"a", "b", "c"}) {
        questions.push_back(stack->show(Notice::Kind::Info, QString::fromLatin1(text)));
        questions.back()->addAction(QStringLiteral("Yes"));
    }
    EXPECT_TRUE(offer().isEmpty()) << "no room";
    questions.back()->dismiss();
    EXPECT_TRUE(offer().contains(QStringLiteral("Wolf")));
}

TEST_F(JoinOfferWindow, ClosedByHandItIsAnswered) {
    add("1 wolf");
    for (Notice* notice : m_window.findChildren<Notice*>())
        if (notice->isVisible()) notice->dismiss();
    EXPECT_TRUE(offer().isEmpty());
    add("1 rat");
    EXPECT_TRUE(offer().contains(QStringLiteral("Rat")));
    EXPECT_FALSE(offer().contains(QStringLiteral("Wolf")));
}

}  // namespace tenaille::ui::join_offer_test
