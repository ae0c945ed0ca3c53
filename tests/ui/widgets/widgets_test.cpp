// SPDX-License-Identifier: MIT
//
// What the small widgets do: the keyboard reaches and works them, they tell a screen reader what they are,
// their signals come once. How they look is gallery_test.cpp.
#include <gtest/gtest.h>

#include <QAccessible>
#include <QAction>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QWheelEvent>
#include <algorithm>
#include <map>

#include "ui/style/icon.h"
#include "ui/text/units.h"
#include "ui/widgets/bar_fit.h"
#include "ui/widgets/calm_wheel.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/dialog_size.h"
#include "ui/widgets/hint_bar.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/modifier_row.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/progress_notice.h"
#include "ui/widgets/section_header.h"
#include "ui/widgets/segmented_control.h"
#include "ui/widgets/stat_box.h"
#include "ui/widgets/stat_tile.h"
#include "ui/widgets/toggle_switch.h"
#include "ui/widgets/tool_strip_button.h"

namespace tenaille::ui::widgets_test {

QString spoken(QWidget* widget) {
    auto* face = QAccessible::queryAccessibleInterface(widget);
    return face ? face->text(QAccessible::Name) : QString();
}

QAccessible::Role roleOf(QWidget* widget) { return QAccessible::queryAccessibleInterface(widget)->role(); }

void showActive(QWidget& widget) {
    widget.show();
    widget.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&widget));
}

// "2d8+4" never becomes 284.
TEST(StatBox, DiceStandForTheirAverage) {
    StatBox box(0, 1000);
    box.setValue(8);
    showActive(box);
    const auto typed = [&](const char* keys) {
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, QString::fromLatin1(keys));
        QTest::keyClick(&box, Qt::Key_Return);
        return box.value();
    };
    EXPECT_EQ(typed("2d8+4"), 13);
    EXPECT_EQ(typed("30"), 30);
    EXPECT_EQ(typed("many"), 30) << "put back";
    EXPECT_EQ(typed("4d6kh3"), 30) << "put back: what of it would be the average";
    EXPECT_EQ(typed("900d20"), 1000) << "not beyond the most";
    box.setSuffix(QStringLiteral(" hexes"));
    box.setValue(5);
    EXPECT_EQ(typed("3d6"), 10);
    EXPECT_EQ(box.text(), QLatin1String("10 hexes"));
    box.setSuffix({});
    box.setPrefix(QStringLiteral("initiative "));
    EXPECT_EQ(typed("2d4"), 5);
    EXPECT_EQ(box.text(), QLatin1String("initiative 5"));
    EXPECT_EQ(typed("none"), 5);
}

TEST(SegmentedControl, ArrowsMoveTheChoiceAndTellItOnce) {
    SegmentedControl control;
    QSignalSpy changed(&control, &SegmentedControl::currentChanged);
    EXPECT_EQ(control.current(), -1);
    EXPECT_EQ(control.addSegment(QStringLiteral("Edit map")), 0);
    EXPECT_EQ(control.addSegment(QStringLiteral("Run encounter")), 1);
    EXPECT_EQ(control.current(), 0);
    EXPECT_EQ(changed.count(), 0) << "building is no choice";
    showActive(control);
    const auto buttons = control.findChildren<QAbstractButton*>();
    ASSERT_EQ(buttons.size(), 2);
    EXPECT_EQ(roleOf(buttons[0]), QAccessible::RadioButton);
    EXPECT_EQ(spoken(buttons[1]), QStringLiteral("Run encounter"));
    buttons[0]->setFocus();
    QTest::keyClick(buttons[0], Qt::Key_Right);
    EXPECT_EQ(control.current(), 1);
    QTest::mouseClick(buttons[0], Qt::LeftButton, {},
                      QPoint(buttons[0]->width() - 3, 3));  // anywhere in the segment
    EXPECT_EQ(control.current(), 0);
    control.setCurrent(1);
    control.setCurrent(1);
    control.setCurrent(9);
    ASSERT_EQ(changed.count(), 3);
    EXPECT_EQ(changed.last().first().toInt(), 1);
}

// Over a field the wheel rolls the page, unless the keyboard is in the field.
TEST(CalmWheel, FieldsAreLeftAloneUntilTheyHaveTheKeyboard) {
    QWidget page;
    auto* early = new QSpinBox(&page);
    const CalmWheel calm(&page);
    auto* late = new QSpinBox(&page);
    page.show();
    page.activateWindow();
    QApplication::processEvents();
    const auto roll = [](QWidget* over) {
        QWheelEvent wheel(QPointF(2, 2), over->mapToGlobal(QPointF(2, 2)), {}, QPoint(0, 120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(over, &wheel);
    };
    for (QSpinBox* box : {early, late}) {
        page.setFocus();
        roll(box);
        EXPECT_EQ(box->value(), 0);
        box->setFocus();
        roll(box);
        EXPECT_EQ(box->value(), 1);
    }
}

TEST(ToolStripButton, ActsForItsActionAndShowsItsKey) {
    QAction action(QStringLiteral("Measure"));
    action.setCheckable(true);
    action.setShortcut(QKeySequence(QStringLiteral("M")));
    ToolStripButton button(&action);
    EXPECT_EQ(spoken(&button), QStringLiteral("Measure"));
    EXPECT_EQ(button.focusPolicy(), Qt::TabFocus) << "a click leaves the keyboard to the board";
    const QImage withLetter = button.grab().toImage();
    QTest::keyClick(&button, Qt::Key_Space);
    EXPECT_TRUE(action.isChecked());
    action.setChecked(false);
    action.setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+M")));
    EXPECT_NE(button.grab().toImage(), withLetter) << "long keys are not written in the corner";
}

TEST(Chip, NamesItselfAndShortensTheValueFirst) {
    Chip chip(QStringLiteral("Rules:"), QStringLiteral("Segments and arcs of the fifth edition"));
    EXPECT_EQ(spoken(&chip), QStringLiteral("Rules: Segments and arcs of the fifth edition"));
    EXPECT_LT(chip.minimumSizeHint().width(), chip.sizeHint().width() / 2);
    QMenu menu;
    const int plain = chip.sizeHint().width();
    chip.setMenu(&menu);
    EXPECT_GT(chip.sizeHint().width(), plain) << "room for the chevron";
}

TEST(Chip, EnterPressesAndDeleteRemoves) {
    Chip chip({}, QStringLiteral("Prone"));
    QSignalSpy clicked(&chip, &QAbstractButton::clicked);
    QSignalSpy removed(&chip, &Chip::removeRequested);
    QTest::keyClick(&chip, Qt::Key_Return);
    QTest::keyClick(&chip, Qt::Key_Space);
    EXPECT_EQ(clicked.count(), 2);
    QTest::keyClick(&chip, Qt::Key_Delete);
    EXPECT_EQ(removed.count(), 0) << "not removable yet";
    chip.setRemovable(true);
    chip.resize(chip.sizeHint());
    QTest::keyClick(&chip, Qt::Key_Delete);
    QTest::mouseClick(&chip, Qt::LeftButton, {}, QPoint(chip.width() - 14, chip.height() / 2));
    EXPECT_EQ(removed.count(), 2);
    EXPECT_EQ(clicked.count(), 2) << "the cross is not the chip";
    QTest::mouseClick(&chip, Qt::LeftButton, {}, QPoint(12, chip.height() / 2));
    EXPECT_EQ(clicked.count(), 3);
    chip.setReadOnly(true);
    QTest::mouseClick(&chip, Qt::LeftButton, {}, QPoint(12, chip.height() / 2));
    EXPECT_EQ(clicked.count(), 3);
    EXPECT_EQ(chip.focusPolicy(), Qt::NoFocus);
}

TEST(StatTile, TellsLabelAndValueAndGrowsWithTheLabel) {
    StatTile tile(QStringLiteral("To hit"));
    tile.setValue(QStringLiteral("+7"), StatTile::Mood::Good);
    EXPECT_EQ(spoken(&tile), QStringLiteral("To hit: +7"));
    const int oneLine = tile.heightForWidth(80);
    tile.setLabel(QStringLiteral("Armour class of the target"));
    EXPECT_GT(tile.heightForWidth(80), oneLine);
    EXPECT_LT(tile.heightForWidth(400), tile.heightForWidth(80));
}

TEST(SectionHeader, LinksWorkFromTheKeyboard) {
    SectionHeader header(QStringLiteral("Ruling"));
    auto* pin = header.addLink(QStringLiteral("Pin"));
    auto* more = header.addButton({}, QStringLiteral("More"));
    QSignalSpy pinned(pin, &QAbstractButton::clicked);
    QTest::keyClick(pin, Qt::Key_Return);
    QTest::keyClick(pin, Qt::Key_Space);
    EXPECT_EQ(pinned.count(), 2);
    EXPECT_EQ(spoken(more), QStringLiteral("More"));
    auto* copy = header.addLink(QStringLiteral("Copy"));
    const auto dots = [&] {
        const QList<QLabel*> labels = header.findChildren<QLabel*>();
        return std::count_if(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text() == QStringLiteral("·") && !label->isHidden();
        });
    };
    EXPECT_EQ(dots(), 1);
    copy->hide();
    EXPECT_EQ(dots(), 0) << "no dot before a link that is not there";
    header.setNote(QStringLiteral("A note that is far too long for a narrow panel"));
    header.resize(260, header.minimumHeight());
    header.show();
    QApplication::processEvents();
    EXPECT_LE(header.minimumSizeHint().width(), 260) << "a long note does not widen the panel";
}

TEST(ModifierRow, SignsAreReal) {
    EXPECT_EQ(signedText(9), QStringLiteral("+9"));
    EXPECT_EQ(signedText(0), QStringLiteral("+0"));
    EXPECT_EQ(signedText(-2), QStringLiteral("\u22122"));
    EXPECT_EQ(signedText(std::numeric_limits<int>::min()), QStringLiteral("\u22122147483648"));
}

TEST(ModifierRow, OverrideSwitchAndRuleAreButtonsWithNames) {
    ModifierRow row;
    row.setValue(4, ModifierRow::Mood::Bad);
    row.setText(QStringLiteral("Cover: pillar cuts 2 of 4 lines"));
    row.setRule(QStringLiteral("CV-02"));
    QSignalSpy rule(&row, &ModifierRow::ruleActivated);
    QSignalSpy wanted(&row, &ModifierRow::overrideRequested);
    QSignalSpy counted(&row, &ModifierRow::countedChanged);
    for (auto* button : row.findChildren<QAbstractButton*>()) {
        EXPECT_FALSE(spoken(button).isEmpty());
        EXPECT_TRUE(button->focusPolicy() & Qt::TabFocus);
        QTest::keyClick(button, Qt::Key_Space);
    }
    ASSERT_EQ(rule.count(), 1);
    EXPECT_EQ(rule.first().first().toString(), QStringLiteral("CV-02"));
    EXPECT_EQ(wanted.count(), 1);
    ASSERT_EQ(counted.count(), 1);
    EXPECT_FALSE(row.isCounted());
    row.setCounted(true);
    EXPECT_EQ(counted.count(), 1) << "only the user's own changes are told";
    row.setOverridable(false);
    for (auto* button : row.findChildren<QToolButton*>()) {
        if (button->text() == QStringLiteral("+4")) {
            EXPECT_EQ(button->focusPolicy(), Qt::NoFocus);
        }
    }
}

// The number that does not count is the struck one: the ruled one beside the game master's, else the row's
// own.
TEST(ModifierRow, OnlyTheRuledNumberIsStruck) {
    ModifierRow row;
    row.setValue(4, ModifierRow::Mood::Plain);
    row.setText(QStringLiteral("Cover"));
    EXPECT_FALSE(row.isValueStruck());
    row.setCounted(false);
    EXPECT_TRUE(row.isValueStruck());
    row.setValue(0, ModifierRow::Mood::Plain);
    row.setOverridden(QStringLiteral("+4"));
    EXPECT_FALSE(row.isValueStruck()) << "+0 counts, +4 does not";
    QStringList struck;
    for (const QLabel* label : row.findChildren<QLabel*>())
        if (label->font().strikeOut()) struck << label->text();
    EXPECT_EQ(struck, QStringList{QStringLiteral("+4")}) << "the words can still be read";
}

TEST(ModifierRow, OverrideLeavesAVisibleMark) {
    ModifierRow row;
    row.setValue(4, ModifierRow::Mood::Plain);
    row.setText(QStringLiteral("Cover"));
    row.resize(300, 40);
    const QImage before = row.grab().toImage();
    row.setOverridden(QStringLiteral("+2"));
    EXPECT_NE(row.grab().toImage(), before);
    row.setOverridden({});
    EXPECT_EQ(row.grab().toImage(), before);
}

TEST(HintBar, KeepsInsideItsHostAndWraps) {
    QWidget host;
    host.resize(900, 300);
    HintBar bar(&host);
    EXPECT_TRUE(bar.isHidden());
    bar.setText(QStringLiteral(
        "Wall: click adds a corner, double-click or Enter ends, Backspace removes the last one"));
    EXPECT_FALSE(bar.isHidden());
    const int oneLine = bar.height();
    host.show();
    host.resize(320, 300);
    QApplication::processEvents();
    EXPECT_GT(bar.height(), oneLine);
    EXPECT_TRUE(host.rect().contains(bar.geometry()));
    EXPECT_TRUE(bar.testAttribute(Qt::WA_TransparentForMouseEvents));
    bar.setText({});
    EXPECT_TRUE(bar.isHidden());
}

TEST(Notice, ActionRunsThenTheNoticeGoes) {
    QWidget host;
    host.resize(800, 400);
    NoticeStack stack(&host);
    auto* notice = stack.show(Notice::Kind::Warning, QStringLiteral("Recovered unsaved changes"));
    auto* restore = notice->addAction(QStringLiteral("Restore"));
    notice->addAction(QStringLiteral("Discard"));
    host.show();
    QSignalSpy pressed(restore, &QAbstractButton::clicked);
    QSignalSpy gone(notice, &QObject::destroyed);
    EXPECT_EQ(stack.count(), 1);
    QTest::mouseClick(restore, Qt::LeftButton);
    EXPECT_EQ(pressed.count(), 1);
    QApplication::processEvents();
    EXPECT_EQ(stack.count(), 0);
    EXPECT_TRUE(stack.isHidden());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(gone.count(), 1);
}

TEST(Notice, EscapeClosesAndTheStackStaysInItsHost) {
    QWidget host;
    host.resize(800, 400);
    host.show();
    NoticeStack stack(&host);
    auto* first = stack.show(Notice::Kind::Info, QStringLiteral("First"));
    stack.show(Notice::Kind::Error,
               QStringLiteral("Second, with a text long enough to be wrapped when the host is narrow"));
    QApplication::processEvents();
    host.resize(360, 300);
    QApplication::processEvents();
    EXPECT_TRUE(host.rect().contains(stack.geometry()));
    QSignalSpy dismissed(first, &Notice::dismissed);
    QTest::keyClick(first, Qt::Key_Escape);
    EXPECT_EQ(dismissed.count(), 1);
    EXPECT_EQ(stack.count(), 1);
}

TEST(Notice, ThreeAtMostAndWhatAsksWaitsForItsPlace) {
    QWidget host;
    host.resize(800, 600);
    host.show();
    NoticeStack stack(&host);
    const auto texts = [&] {
        QStringList found;
        for (const auto* notice : stack.findChildren<Notice*>())
            if (!notice->isHidden()) found << notice->text();
        return found.join(QLatin1Char(' '));
    };
    stack.show(Notice::Kind::Warning, QStringLiteral("question"))->addAction(QStringLiteral("Restore"));
    for (const char* text : {"a", "b", "c", "d"}) stack.show(Notice::Kind::Info, QString::fromLatin1(text));
    EXPECT_EQ(texts(), QStringLiteral("question c d")) << "what asks something stays longer";
    auto* work = new ProgressNotice(QStringLiteral("work"));
    stack.add(work);
    for (const char* text : {"e", "f"})
        stack.show(Notice::Kind::Info, QString::fromLatin1(text))->addAction(QStringLiteral("Yes"));
    EXPECT_EQ(texts(), QStringLiteral("work e f")) << "what works cannot be sent away";
    EXPECT_EQ(stack.count(), 3);
    for (const auto* notice : stack.findChildren<Notice*>())
        EXPECT_FALSE(notice->findChildren<QAbstractButton*>().isEmpty()) << "each can be closed or stopped";
    const auto close = [&](const QString& text) {
        for (auto* notice : stack.findChildren<Notice*>())
            if (notice->text() == text) notice->dismiss();
    };
    close(QStringLiteral("e"));
    EXPECT_EQ(texts(), QStringLiteral("question work f")) << "nobody has answered it";
    close(QStringLiteral("question"));
    close(QStringLiteral("f"));
    EXPECT_EQ(texts(), QStringLiteral("work"));
    stack.show(Notice::Kind::Info, QStringLiteral("g"))->addAction(QStringLiteral("Yes"));
    stack.show(Notice::Kind::Info, QStringLiteral("h"))->addAction(QStringLiteral("Yes"));
    stack.show(Notice::Kind::Info, QStringLiteral("i"))->addAction(QStringLiteral("Yes"));
    EXPECT_EQ(texts(), QStringLiteral("work h i"));
    stack.leaveDocument();
    EXPECT_EQ(texts(), QStringLiteral("work")) << "also those that wait are about the document that is gone";
}

TEST(Notice, GoesByItselfWhenNobodyUsesIt) {
    QWidget host;
    host.resize(800, 400);
    QLineEdit work(&host);  // where the user is
    NoticeStack stack(&host);
    stack.show(Notice::Kind::Done, QStringLiteral("Saved"))->closeAfter(20);
    showActive(host);
    work.setFocus();
    EXPECT_TRUE(QTest::qWaitFor([&] { return stack.count() == 0; }, 2000));
}

TEST(Notice, WhatOnlyInformsGoesAndWhatAsksOrWarnsStays) {
    QWidget host;
    NoticeStack stack(&host);
    const auto goes = [](const Notice* notice) { return notice->goes(); };
    EXPECT_TRUE(goes(stack.show(Notice::Kind::Info, QStringLiteral("a"))));
    EXPECT_TRUE(goes(stack.show(Notice::Kind::Done, QStringLiteral("b"))));
    EXPECT_FALSE(goes(stack.show(Notice::Kind::Warning, QStringLiteral("c"))));
    EXPECT_FALSE(goes(stack.show(Notice::Kind::Error, QStringLiteral("d"))));
    Notice* asks = stack.show(Notice::Kind::Info, QStringLiteral("e"));
    asks->addAction(QStringLiteral("Yes"));
    EXPECT_FALSE(goes(asks));
    Notice* kept = stack.show(Notice::Kind::Info, QStringLiteral("f"));
    kept->keep();
    EXPECT_FALSE(goes(kept));
}

TEST(ProgressNotice, CancelIsToldOnceAndEscapeCancels) {
    ProgressNotice notice(QStringLiteral("Importing"));
    QSignalSpy canceled(&notice, &ProgressNotice::canceled);
    auto* bar = notice.findChild<QProgressBar*>();
    EXPECT_EQ(bar->maximum(), 0) << "no known end yet";
    notice.setProgress(qint64(275) << 20, qint64(550) << 20);
    EXPECT_EQ(bar->value() * 2, bar->maximum());
    notice.setProgress(900, 550);
    EXPECT_EQ(bar->value(), bar->maximum());
    QTest::keyClick(&notice, Qt::Key_Escape);
    QTest::keyClick(&notice, Qt::Key_Escape);
    EXPECT_EQ(canceled.count(), 1);
    EXPECT_TRUE(notice.isCanceled());
    EXPECT_FALSE(notice.findChild<QPushButton*>()->isEnabled());
}

// The last one of the bar stays, whatever the others have to give up for it; they get it back.
TEST(BarFit, WordsGoBeforeTheButtonThatGoesOn) {
    QMainWindow window;
    window.setMinimumWidth(1);
    QToolBar* bar = window.addToolBar(QStringLiteral("bar"));
    std::map<QToolButton*, QAction*> entries;
    const auto button = [bar, &entries](const QString& text) {
        auto* made = new QToolButton;
        made->setText(text);
        made->setIcon(icon(Glyph::Plus));
        made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        entries[made] = bar->addWidget(made);
        return made;
    };
    QToolButton* undo = button(QStringLiteral("Undo"));
    QToolButton* first = button(QStringLiteral("Rules of the game"));
    QToolButton* second = button(QStringLiteral("Creatures of the board"));
    QToolButton* spared = button(QStringLiteral("Open a file of maps"));
    QToolButton* forward = button(QStringLiteral("Play the segment"));
    new BarFit(*bar, {first, second}, {entries[spared]}, *undo, 60);
    const auto widen = [&](int width) {
        window.resize(width, 100);
        for (int i = 0; i < 3; ++i) QApplication::processEvents();
    };
    window.show();
    widen(900);
    const int whole = bar->sizeHint().width();
    const int words = first->sizeHint().width();
    EXPECT_EQ(first->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    widen(whole - 10);
    EXPECT_EQ(first->toolButtonStyle(), Qt::ToolButtonIconOnly);
    EXPECT_EQ(second->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    EXPECT_TRUE(forward->isVisible());
    widen(whole - words - 10);
    EXPECT_EQ(second->toolButtonStyle(), Qt::ToolButtonIconOnly);
    EXPECT_TRUE(forward->isVisible());
    EXPECT_TRUE(spared->isVisible());
    const int signs = bar->sizeHint().width();
    widen(signs - 10);
    EXPECT_FALSE(spared->isVisible()) << "it stands in a menu, too";
    EXPECT_TRUE(forward->isVisible());
    widen(signs + 2);
    EXPECT_TRUE(spared->isVisible());
    widen(900);
    EXPECT_EQ(first->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    EXPECT_EQ(second->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
}

TEST(DialogSize, IsWhatIsWantedOrWhatTheScreenHas) {
    QDialog dialog;
    const QSize screen = dialog.screen()->availableSize();
    resizeToScreen(dialog, {300, 200});
    EXPECT_EQ(dialog.size(), QSize(300, 200));
    resizeToScreen(dialog, {300, 5 * screen.height()});
    EXPECT_EQ(dialog.width(), 300);
    EXPECT_LT(dialog.height(), screen.height());
    EXPECT_GT(dialog.height(), screen.height() / 2);
}

}  // namespace tenaille::ui::widgets_test
