// SPDX-License-Identifier: MIT
//
// Damage and healing typed on the board, through the keys of the window: a sign alone is one of its commands.
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QTimer>

#include "core/actions/fight_summary.h"
#include "tests/ui/battle/window_test.h"
#include "ui/battle/turn_cards.h"

namespace tenaille::ui::typed_points_test {

class TypedPointsTest : public test::WindowTest {
  protected:
    // What stands in the dialog that the keys open; it is left without a change.
    QString typedInto(QWidget& widget, const QString& text) {
        QString found;
        QTimer::singleShot(0, &m_window, [&found] {
            auto* dialog = test::openDialog();
            if (dialog == nullptr) return;
            if (const auto* field = dialog->findChild<QLineEdit*>()) found = field->text();
            dialog->reject();
        });
        QTest::keyClicks(&widget, text);
        QApplication::processEvents();
        return found;
    }
    QString typed(const QString& text) { return typedInto(view(), text); }
};

TEST_F(TypedPointsTest, ASignBesideACreatureIsKeptForItsNumber) {
    m_window.context().select({token("Arda").id});
    hover({0, 0});
    const double before = view().zoom();
    EXPECT_TRUE(typed(QStringLiteral("+")).isEmpty());
    EXPECT_GT(view().zoom(), before) << "it zooms all the same";
    EXPECT_EQ(typed(QStringLiteral("5")), QStringLiteral("+5"));
    EXPECT_EQ(view().zoom(), before) << "it was no zoom after all";
    EXPECT_EQ(typed(QStringLiteral("5")), QStringLiteral("5")) << "it is used up";
}

TEST_F(TypedPointsTest, OnACreatureTheSignIsItsOwn) {
    m_window.context().select({token("Arda").id});
    hover(token("Conrath").creature.at);
    const double before = view().zoom();
    EXPECT_EQ(typed(QStringLiteral("-")), QStringLiteral("-"));
    EXPECT_EQ(view().zoom(), before);
    EXPECT_EQ(m_window.context().selectedTokens(), std::vector{token("Arda").id}) << "who acts goes on";
}

// The digits come before anything else has happened in the dialog.
TEST_F(TypedPointsTest, DigitsAtTheVeryBeginningKeepTheSign) {
    m_window.context().select({});
    hover(token("Conrath").creature.at);
    for (const QString& text : {QStringLiteral("-12"), QStringLiteral("+12")}) {
        QString found;
        // Posted before the dialog is there: they are the first that it hears of.
        for (const QChar digit : text.mid(1))
            QCoreApplication::postEvent(
                &view(), new QKeyEvent(QEvent::KeyPress, digit.unicode(), Qt::NoModifier, QString(digit)));
        QTimer::singleShot(100, &m_window, [&found] {
            auto* dialog = test::openDialog();
            ASSERT_NE(dialog, nullptr);
            found = dialog->findChild<QLineEdit*>()->text();
            dialog->reject();
        });
        QKeyEvent sign(QEvent::KeyPress, text.front().unicode(), Qt::NoModifier, text.left(1));
        QApplication::sendEvent(&view(), &sign);
        EXPECT_EQ(found, text);
    }
}

// Typed so fast that they come before the answer of the first dialog was taken.
TEST_F(TypedPointsTest, KeysBehindEnterAreForTheNext) {
    m_window.context().select({});
    hover(token("Conrath").creature.at);
    const auto before = token("Conrath").hitPoints;
    bool answered = false;
    QString next;
    QTimer look;
    look.setInterval(20);
    QObject::connect(&look, &QTimer::timeout, &m_window, [&] {
        auto* dialog = test::openDialog();
        if (dialog == nullptr) return;
        if (answered) {
            next = dialog->findChild<QLineEdit*>()->text();
            return dialog->reject();
        }
        answered = true;
        QTest::keyClicks(&view(), QStringLiteral("12"));
        QTest::keyClick(&view(), Qt::Key_Return);
        QTest::keyClicks(&view(), QStringLiteral("-34"));
    });
    look.start();
    QTest::keyClicks(&view(), QStringLiteral("-"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return !next.isEmpty(); }));
    EXPECT_EQ(next, QStringLiteral("-34"));
    EXPECT_EQ(token("Conrath").hitPoints, before - 12) << "the first was applied";
}

// After the fight has begun the keyboard is in its strip.
TEST_F(TypedPointsTest, FromTheStripOfTheFightTheyGoToTheBoardUnderTheMouse) {
    actions::BeginFight fight;
    for (const board::TokenRecord& one : encounter().tokens) fight.tokens.push_back(one.id);
    fight.kind = board::ClockKind::Turns;
    ASSERT_TRUE(m_window.context().perform(fight));
    auto* cards = m_window.findChild<TurnCards*>();
    ASSERT_NE(cards, nullptr);
    cards->setFocus();
    m_window.context().select({});
    QApplication::processEvents();  // the strip takes its room
    const double before = view().zoom();
    const auto typedThere = [&] { return typedInto(*cards, QStringLiteral("-")); };
    hover(token("Conrath").creature.at);
    view().setAttribute(Qt::WA_UnderMouse);
    EXPECT_EQ(typedThere(), QStringLiteral("-"));
    EXPECT_EQ(view().zoom(), before);
    view().setAttribute(Qt::WA_UnderMouse, false);
    EXPECT_EQ(typedThere(), QString()) << "the mouse is elsewhere";
    // Over a card they are its creature's, wherever the keyboard is.
    std::vector<RecordId> hurt;
    QObject::connect(&m_window.context(), &BattleContext::pointsTyped, &m_window,
                     [&hurt](const QString&, const std::vector<RecordId>& who) { hurt = who; });
    view().zoomBy(1);
    const double zoomed = view().zoom();
    cards->viewport()->setAttribute(Qt::WA_UnderMouse);
    for (QWidget* keyboard : {static_cast<QWidget*>(cards), static_cast<QWidget*>(&view())}) {
        for (const std::size_t card : {std::size_t{0}, std::size_t{1}}) {
            QCursor::setPos(cards->viewport()->mapToGlobal(cards->cardRect(card).center()));
            hurt.clear();
            EXPECT_EQ(typedInto(*keyboard, QStringLiteral("-")), QStringLiteral("-"));
            EXPECT_EQ(hurt, std::vector{cards->view().cards[card].token});
        }
    }
    EXPECT_EQ(view().zoom(), zoomed);
    QCursor::setPos(cards->viewport()->mapToGlobal(QPoint(1, 1)));
    EXPECT_EQ(typedInto(*cards, QStringLiteral("5")), QString()) << "between the cards";
}

// A view that hears nothing of the mouse, as behind a dialog.
class Deaf final : public QObject {
  public:
    explicit Deaf(QWidget& view) : m_view(view) { view.installEventFilter(this); }
    ~Deaf() override { m_view.removeEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        return event->type() == QEvent::MouseMove || event->type() == QEvent::Enter ||
               event->type() == QEvent::Leave;
    }

  private:
    QWidget& m_view;
};

// The real pointer: the board moved under it, or a dialog had it meanwhile and tells nothing of where it
// went.
TEST_F(TypedPointsTest, WhoeverLiesUnderThePointerNowIsMeant) {
    m_window.context().select({});
    const auto place = [&](const char* name) {
        const board::TokenRecord& one = token(name);
        return view()
            .mapToGlobal(view().widgetPoint(
                board::middle(m_document.board().grid(), one.creature.footprint, one.creature.at)))
            .toPoint();
    };
    std::vector<RecordId> hurt;
    QObject::connect(&m_window.context(), &BattleContext::pointsTyped, &m_window,
                     [&hurt](const QString&, const std::vector<RecordId>& who) { hurt = who; });
    const auto meant = [&] {
        hurt.clear();
        typed(QStringLiteral("-"));
        return hurt;
    };
    const QPoint before = QCursor::pos();
    view().setAttribute(Qt::WA_UnderMouse);
    QCursor::setPos(place("Conrath"));
    QTest::mouseMove(&view(), view().mapFromGlobal(place("Conrath")));
    EXPECT_EQ(m_window.context().hovered(), token("Conrath").id);
    const QPoint ogre = place("Ogre chief");
    {
        const Deaf deaf(view());
        QCursor::setPos(ogre);
        EXPECT_EQ(meant(), std::vector{token("Ogre chief").id});
    }
    // It left and is back elsewhere, as after a menu.
    const QPointF conrath = view().mapFromGlobal(QPointF(place("Conrath")));
    QEvent leaves(QEvent::Leave);
    QApplication::sendEvent(&view(), &leaves);
    QCursor::setPos(place("Conrath"));
    QEnterEvent enters(conrath, conrath, view().mapToGlobal(conrath));
    QApplication::sendEvent(&view(), &enters);
    EXPECT_EQ(m_window.context().hovered(), token("Conrath").id);
    view().setAttribute(Qt::WA_UnderMouse);
    EXPECT_EQ(meant(), std::vector{token("Conrath").id});
    QCursor::setPos(ogre);
    QTest::mouseMove(&view(), view().mapFromGlobal(ogre));
    // The board jumps below it.
    const QPointF at =
        view().camera().toPlane(QPointF(view().mapFromGlobal(ogre)) * view().devicePixelRatioF());
    const board::TokenRecord& arda = token("Arda");
    const board::Position there =
        board::position(m_document.board().grid(),
                        board::middle(m_document.board().grid(), arda.creature.footprint, arda.creature.at));
    Camera camera = view().camera();
    camera.origin -= (QPointF(there.x, there.y) - at) * camera.scale;
    view().setCamera(camera);
    QApplication::processEvents();
    EXPECT_EQ(m_window.context().hovered(), token("Arda").id);
    EXPECT_EQ(meant(), std::vector{token("Arda").id});
    QCursor::setPos(before);
    QApplication::processEvents();
}

// In a fight damage of others and healing of friends are whose turn it is, unless somebody says otherwise.
TEST_F(TypedPointsTest, InAFightTheyAreWhoseTurnItIs) {
    actions::BeginFight fight;
    fight.tokens = {token("Arda").id, token("Conrath").id};
    fight.kind = board::ClockKind::Turns;
    fight.initiatives = {{token("Arda").id, 30}, {token("Conrath").id, 10}};
    ASSERT_TRUE(m_window.context().perform(fight));
    ASSERT_TRUE(m_window.context().perform(actions::StepForward{}));
    const auto hurt = [&](const char* whom, const QString& by, const QString& points = QStringLiteral("-1")) {
        m_window.context().select({});
        hover(token(whom).creature.at);
        QString offered;
        QTimer::singleShot(0, &m_window, [&] {
            auto* dialog = test::openDialog();
            ASSERT_NE(dialog, nullptr);
            for (auto* box : dialog->findChildren<QComboBox*>()) {
                if (box->findText(QStringLiteral("nobody in particular")) < 0) continue;
                dialog->findChild<QLineEdit*>()->setText(points);
                offered = box->currentText();
                if (by.isEmpty()) continue;
                box->setFocus();
                while (box->currentText() != by) QTest::keyClick(box, Qt::Key_Down);
                dialog->findChild<QLineEdit*>()->setText(points + QLatin1Char('0'));
                EXPECT_EQ(box->currentText(), by) << "it stays when more is typed";
            }
            dialog->accept();
        });
        QTest::keyClicks(&view(), QStringLiteral("-"));
        QApplication::processEvents();
        return offered;
    };
    const auto lastBy = [&] {
        const board::LogRecord& line = *std::prev(m_window.context().encounter().log.end());
        return actions::creditOf(line.entry, line.arguments);
    };
    EXPECT_EQ(hurt("Ogre chief", {}), QStringLiteral("Arda"));
    EXPECT_EQ(lastBy(), "Arda");
    EXPECT_EQ(hurt("Conrath", {}, QStringLiteral("+1")), QStringLiteral("Arda"));
    EXPECT_EQ(lastBy(), "Arda");
    EXPECT_EQ(hurt("Ogre chief", {}, QStringLiteral("+1")), QStringLiteral("nobody in particular"));
    EXPECT_EQ(hurt("Conrath", {}), QStringLiteral("nobody in particular")) << "a friend";
    EXPECT_EQ(lastBy(), "");
    EXPECT_EQ(hurt("Arda", {}, QStringLiteral("+1")), QStringLiteral("Arda")) << "himself";
    EXPECT_EQ(hurt("Arda", {}), QStringLiteral("nobody in particular"));
    EXPECT_EQ(lastBy(), "");
    EXPECT_EQ(hurt("Arda", QStringLiteral("Conrath")), QStringLiteral("nobody in particular"));
    EXPECT_EQ(lastBy(), "Conrath");
}

}  // namespace tenaille::ui::typed_points_test
