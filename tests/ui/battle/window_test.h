// SPDX-License-Identifier: MIT
//
// The real window with a sample in it, and a hand with mouse and keys.
#pragma once

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMouseEvent>
#include <QTest>
#include <filesystem>
#include <string>

#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/document_files.h"
#include "ui/battle/ruling_card.h"
#include "ui/battle/side_panel.h"
#include "ui/scene/board_view.h"

namespace tenaille::test {}

namespace tenaille::ui::test {

using namespace tenaille::test;  // test:: means either

// A copy for this process alone: others that run beside it would have the same file open.
inline QString sample(const char* name) {
    static const tenaille::test::TemporaryFolder folder;
    const std::string copy = folder.file(name);
    if (!std::filesystem::exists(copy))
        std::filesystem::copy_file(tenaille::test::sourceDir() / "maps" / name, copy);
    return QString::fromStdString(copy);
}

// The dialog that waits for an answer; nullptr: none does.
inline QDialog* openDialog() {
    if (auto* modal = qobject_cast<QDialog*>(QApplication::activeModalWidget())) return modal;
    for (QWidget* one : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QDialog*>(one); dialog != nullptr && dialog->isVisible())
            return dialog;
    return nullptr;
}

class WindowTest : public testing::Test {
  protected:
    WindowTest() {
        m_window.context().fixSeed(1);
        m_window.resize(1280, 720);
        m_files.openNow(sample("ruined-keep.encounter.json"));
        m_window.show();
        QApplication::processEvents();
        view().fitBoard();
    }
    // Nothing may ask about unsaved changes.
    ~WindowTest() override { m_document.undoStack().setClean(); }

    BoardView& view() { return m_window.view(); }
    RulingCard& card() { return m_window.side().ruling(); }
    QAction& action(Command command) { return *m_window.commands()[command]; }
    QString undoText() { return action(Command::Undo).text().remove(QLatin1Char('&')); }
    const document::Encounter& encounter() const { return m_document.encounter(); }
    const board::TokenRecord& token(const std::string& name) const {
        for (const board::TokenRecord& one : encounter().tokens)
            if (one.name == name) return one;
        ADD_FAILURE() << "no " << name;
        return *encounter().tokens.begin();
    }
    QPointF pointOf(board::Cell cell) {
        return view().widgetPoint(board::centre(m_document.board().grid(), cell));
    }

    void mouse(QEvent::Type type, QPointF at, Qt::MouseButton button = Qt::NoButton,
               Qt::KeyboardModifiers modifiers = {}) {
        if (type == QEvent::MouseButtonPress) m_held |= button;
        if (type == QEvent::MouseButtonRelease) m_held &= ~button;
        QMouseEvent event(type, at, view().mapToGlobal(at), button, m_held, modifiers);
        QApplication::sendEvent(&view(), &event);
    }
    void hover(board::Cell cell) { mouse(QEvent::MouseMove, pointOf(cell)); }
    void clickAt(QPointF at, Qt::KeyboardModifiers modifiers = {}) {
        mouse(QEvent::MouseMove, at, Qt::NoButton, modifiers);
        mouse(QEvent::MouseButtonPress, at, Qt::LeftButton, modifiers);
        mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, modifiers);
    }
    void click(board::Cell cell, Qt::KeyboardModifiers modifiers = {}) { clickAt(pointOf(cell), modifiers); }
    void drag(board::Cell from, board::Cell to) {
        mouse(QEvent::MouseButtonPress, pointOf(from), Qt::LeftButton);
        mouse(QEvent::MouseMove, pointOf(to));
        mouse(QEvent::MouseButtonRelease, pointOf(to), Qt::LeftButton);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&view(), static_cast<Qt::Key>(key), modifiers);
    }

    Document m_document{
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8})};
    DocumentFiles m_files{m_document};
    BattleWindow m_window{m_document, m_files};
    Qt::MouseButtons m_held;
};

}  // namespace tenaille::ui::test
