// SPDX-License-Identifier: MIT
#include "tests/ui/tools/fake_context.h"

#include <gtest/gtest.h>

#include <QKeyEvent>

#include "core/document/changes.h"

namespace tenaille::ui::test {

FakeContext::FakeContext(board::GridKind grid, int width, int height)
    : m_encounter(document::makeEncounter(document::DocumentKind::Encounter, {grid, width, height})) {}

const board::BoardView& FakeContext::board() const {
    if (!m_board) m_board = document::boardOf(m_encounter);
    return *m_board;
}

const movement::MoveGrid& FakeContext::moveGrid() const {
    if (!m_moveGrid) m_moveGrid.emplace(board());
    return *m_moveGrid;
}

void FakeContext::changed() {
    m_board.reset();
    m_moveGrid.reset();
}

bool FakeContext::perform(const actions::Intent& intent) {
    const auto planned = actions::plan({m_encounter, board(), m_options}, intent);
    if (!planned) {
        m_problem = planned.problem();
        return false;
    }
    m_before = m_encounter;
    ++m_revision;
    EXPECT_TRUE(document::apply(m_encounter, *planned).ok());
    changed();
    m_performed.push_back(intent);
    return true;
}

bool FakeContext::performInstead(const actions::Intent& intent) {
    m_encounter = m_before;
    changed();
    m_performed.pop_back();
    return perform(intent);
}

RecordId FakeContext::put(const std::string& name, board::Cell at, board::SizeCategory size,
                          const std::string& side) {
    board::TokenRecord token;
    token.id = token.creature.record = document::nextId(m_encounter);
    token.name = name;
    token.creature.at = at;
    token.creature.size = size;
    token.creature.footprint = board::footprintOf(size);
    token.creature.side = side;
    edit(token);
    return token.id;
}

void FakeContext::edit(const board::TokenRecord& token) {
    m_encounter.tokens.put(token);
    changed();
}

void FakeContext::edit(const board::DoorRecord& door) {
    m_encounter.doors.put(door);
    changed();
}

RecordId FakeContext::door(geometry::Segment where) {
    board::DoorRecord record;
    record.id = document::nextId(m_encounter);
    record.where = where;
    m_encounter.doors.put(record);
    changed();
    return record.id;
}

void FakeContext::wall(board::LatticePoint from, board::LatticePoint to) {
    board::WallRecord record;
    record.id = document::nextId(m_encounter);
    record.points = {from, to};
    m_encounter.walls.put(record);
    changed();
}

PointerEvent Hand::eventAt(board::Cell cell, PointerEvent::Kind kind) const {
    const board::GridKind grid = m_context.board().grid();
    PointerEvent event;
    event.kind = kind;
    event.at = board::centre(grid, cell);
    event.position = board::position(grid, event.at);
    event.cell = cell;
    event.screen = QPointF(event.position.x, event.position.y) * event.pixelsPerCell;
    for (const board::TokenRecord& token : m_context.encounter().tokens)
        for (const board::Cell own : board::cellsAt(grid, token.creature.footprint, token.creature.at))
            if (own == cell) event.under = {PickKind::Token, token.id};
    return event;
}

PointerEvent Hand::event(board::Cell cell, PointerEvent::Kind kind, Qt::MouseButton button,
                         Qt::KeyboardModifiers modifiers) const {
    PointerEvent event = eventAt(cell, kind);
    event.button = button;
    event.buttons = m_held;
    event.modifiers = modifiers;
    return event;
}

bool Hand::press(board::Cell cell, Qt::KeyboardModifiers modifiers, Qt::MouseButton button) {
    m_held |= button;
    return m_tools.pointer(event(cell, PointerEvent::Kind::Press, button, modifiers));
}

bool Hand::moveTo(board::Cell cell, Qt::KeyboardModifiers modifiers) {
    return m_tools.pointer(event(cell, PointerEvent::Kind::Move, Qt::NoButton, modifiers));
}

bool Hand::release(board::Cell cell, Qt::KeyboardModifiers modifiers) {
    m_held &= ~Qt::LeftButton;
    return m_tools.pointer(event(cell, PointerEvent::Kind::Release, Qt::LeftButton, modifiers));
}

void Hand::click(board::Cell cell, Qt::KeyboardModifiers modifiers) {
    moveTo(cell, modifiers);
    press(cell, modifiers);
    release(cell, modifiers);
}

void Hand::drag(board::Cell from, board::Cell to, Qt::KeyboardModifiers modifiers) {
    press(from, modifiers);
    moveTo(to, modifiers);
    release(to, modifiers);
}

void Hand::doubleClick(board::Cell cell) {
    click(cell);
    m_tools.pointer(event(cell, PointerEvent::Kind::DoubleClick, Qt::LeftButton, {}));
    release(cell);
}

bool Hand::wheel(int steps, board::Cell cell) {
    return m_tools.wheel(steps, event(cell, PointerEvent::Kind::Move, Qt::NoButton, Qt::ShiftModifier));
}

bool Hand::key(int key, Qt::KeyboardModifiers modifiers) {
    QKeyEvent press(QEvent::KeyPress, key, modifiers);
    return m_tools.key(press);
}

void Hand::clickDoor(RecordId door, Qt::KeyboardModifiers modifiers) {
    for (const auto kind : {PointerEvent::Kind::Press, PointerEvent::Kind::Release}) {
        PointerEvent event;
        event.kind = kind;
        event.button = Qt::LeftButton;
        event.modifiers = modifiers;
        event.under = {PickKind::Door, door};
        m_tools.pointer(event);
    }
}

}  // namespace tenaille::ui::test
