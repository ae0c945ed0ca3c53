// SPDX-License-Identifier: MIT
#include "ui/tools/select_tool.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineF>
#include <algorithm>
#include <set>
#include <utility>

#include "core/document/hidden_doors.h"
#include "ui/tools/keyboard_move.h"
#include "ui/tools/provoked.h"
#include "ui/tools/selecting.h"
#include "ui/tools/snapping.h"
#include "ui/tools/turning.h"

namespace tenaille::ui {

namespace {

constexpr qint64 kSignWaits = 1'500;                                                // ms, for its number
constexpr auto kOthers = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;  // not for typing

bool isSign(QChar typed) { return typed == u'-' || typed == u'+'; }

}  // namespace

bool SelectTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    m_pressed = event;
    m_switches = switchesLight(event.under);
    if (context().editing() && event.under.kind != PickKind::Token && m_elements.press(event)) {
        showElements();
        return true;
    }
    switch (event.under.kind) {
        case PickKind::Token:
            pressToken(event);
            break;
        case PickKind::Door:
            break;  // acts on release, so that a drag that begins here does not open it
        case PickKind::Light:
            if (switchesLight(event.under)) break;
            startBand(event);
            break;
        default:
            startBand(event);
            break;
    }
    return true;
}

void SelectTool::pressToken(const PointerEvent& event) {
    context().select(pressed(context().selection(), event.under.record, event.modifiers));
}

void SelectTool::startBand(const PointerEvent& event) {
    m_bandModifiers = event.modifiers;
    if (!(event.modifiers & (Qt::ShiftModifier | Qt::ControlModifier))) context().select({});
}

bool SelectTool::move(const PointerEvent& event) {
    m_under = event.under;
    if (context().editing() && !m_drag && !m_bandTo &&
        !(m_pressed && m_pressed->under.kind == PickKind::Token)) {
        m_elements.move(event);
        showElements();
        if (m_elements.holds()) return true;
    }
    if (!m_pressed) return false;
    const bool far = event.isDragFrom(*m_pressed);
    if (m_drag) {
        dragTo(event);
    } else if (far && m_pressed->under.kind == PickKind::Token &&
               contains(context().selection(), m_pressed->under.record)) {
        m_drag = std::make_unique<MoveDrag>(context(), m_pressed->under.record, m_pressed->cell);
        dragTo(event);
    } else if (m_bandTo ||
               (far && m_pressed->under.kind != PickKind::Token && m_pressed->under.kind != PickKind::Door)) {
        m_bandTo = event.position;
        showBand();
    }
    return true;
}

void SelectTool::dragTo(const PointerEvent& event) {
    m_drag->moveTo(event.cell, event.modifiers.testFlag(Qt::AltModifier));
    m_overlay = {};
    m_drag->show(m_overlay);
}

bool SelectTool::release(const PointerEvent& event) {
    if (event.button != Qt::LeftButton || !m_pressed) return false;
    if (m_elements.holds()) {
        if (!m_elements.release(event) && event.under == m_pressed->under) clicked(event);
    } else if (m_drag) {
        dragTo(event);
        drop();
    } else if (m_bandTo) {
        finishBand();
    } else if (event.under == m_pressed->under) {
        clicked(event);
    }
    cancel();
    showElements();
    return true;
}

void SelectTool::drop() {
    const std::optional<actions::MoveTokens> intent = m_drag->drop();
    m_drag.reset();
    if (intent) context().perform(*intent);
}

// A press that became no drag. One of several selected creatures stays selected alone; in map mode a wall, a
// door, a light ... is selected to be deleted.
void SelectTool::clicked(const PointerEvent& event) {
    const bool plain = !(event.modifiers & (Qt::ShiftModifier | Qt::ControlModifier));
    switch (event.under.kind) {
        case PickKind::Token:
            if (plain) context().select({event.under.record});
            return;
        case PickKind::Note:
            if (!context().editing()) return context().openDetails(event.under.record);
            break;
        case PickKind::Door:
            if (!context().editing()) return clickDoor(event);
            break;
        case PickKind::Light:
            if (m_switches) return clickLight(event);
            break;
        default:
            break;
    }
    if (!context().editing()) return;
    if (event.under) {
        if (plain) context().select({event.under.record});
    } else if (const std::optional<RecordId> floor = m_elements.floorAt(event.at)) {
        context().select({*floor});
    }
}

// One click opens or closes; with Shift it locks or unlocks. Before the players a secret door that they do
// not know is not opened by a slip of the hand.
void SelectTool::clickDoor(const PointerEvent& event) {
    const board::DoorRecord* door = context().encounter().doors.find(event.under.record);
    if (door == nullptr) return;
    if (!(event.modifiers & Qt::ShiftModifier) && wouldTellSecret(*door))
        return context().openDetails(door->id);
    using board::DoorState;
    DoorState next = door->state == DoorState::Open ? DoorState::Closed : DoorState::Open;
    if (event.modifiers & Qt::ShiftModifier)
        next = door->state == DoorState::Locked ? DoorState::Closed : DoorState::Locked;
    context().perform(actions::SetDoor{door->id, next, true});
}

// The first click selects a light, a second one switches it.
bool SelectTool::switchesLight(const Pick& under) const {
    return under.kind == PickKind::Light && context().editing() &&
           contains(context().selection(), under.record);
}

void SelectTool::clickLight(const PointerEvent& event) {
    const board::LightRecord* light = context().encounter().lights.find(event.under.record);
    if (light != nullptr) context().perform(actions::SwitchLights{{light->id}, !light->on});
}

void SelectTool::showBand() {
    m_overlay = {};
    const board::GridKind grid = context().grid();
    m_overlay.polygons.push_back(
        {AreaStyle::RubberBand, uprightRectangle(grid, m_pressed->position, *m_bandTo)});
}

// In map mode the frame takes what the map is made of; creatures are taken with a click.
std::vector<RecordId> SelectTool::insideBand() const {
    if (context().editing()) return m_elements.inside(m_pressed->position, *m_bandTo);
    const board::GridKind grid = context().grid();
    const auto between = [](double value, double p, double q) {
        return value >= std::min(p, q) && value <= std::max(p, q);
    };
    std::vector<RecordId> found;
    for (const board::TokenRecord& one : context().encounter().tokens) {
        const board::Position middle =
            board::position(grid, board::middle(grid, one.creature.footprint, one.creature.at));
        if (between(middle.x, m_pressed->position.x, m_bandTo->x) &&
            between(middle.y, m_pressed->position.y, m_bandTo->y))
            found.push_back(one.id);
    }
    return found;
}

void SelectTool::finishBand() {
    std::vector<RecordId> selection;
    if (m_bandModifiers & (Qt::ShiftModifier | Qt::ControlModifier)) selection = context().selection();
    const std::set<RecordId> before(selection.begin(), selection.end());
    std::set<RecordId> again;
    for (const RecordId id : insideBand()) {
        if (!before.contains(id))
            selection.push_back(id);
        else if (m_bandModifiers & Qt::ControlModifier)
            again.insert(id);
    }
    std::erase_if(selection, [&](RecordId id) { return again.contains(id); });
    context().select(std::move(selection));
}

void SelectTool::showElements() {
    if (!context().editing() || m_drag || m_bandTo) return;
    m_overlay = {};
    m_elements.show(m_overlay);
}

bool SelectTool::wheel(int steps, const PointerEvent& event) {
    if (context().editing() && event.modifiers.testFlag(Qt::ControlModifier) && m_elements.resize(steps))
        return true;
    if (context().editing() && m_elements.turn(-steps)) return true;
    return Tool::wheel(steps, event);
}

bool SelectTool::doubleClick(const PointerEvent& event) {
    if (context().editing() && m_elements.addCorner(event)) return true;
    if (context().editing() && (event.under.kind == PickKind::Note || event.under.kind == PickKind::Text)) {
        context().openDetails(event.under.record);
        return true;
    }
    if (event.under.kind != PickKind::Token) return false;
    context().openDetails(event.under.record);
    return true;
}

bool SelectTool::contextMenu(const PointerEvent&) {
    if (!m_drag) return false;
    if (m_drag->removeWaypoint()) {
        m_overlay = {};
        m_drag->show(m_overlay);
    } else {
        cancel();
    }
    return true;
}

// Who is meant by a digit or a sign: whoever the pointer is on, with all that are selected when it is one of
// them; by a digit those first. Whoever acts stays selected. A sign without a creature under the pointer is
// not for us.
std::vector<RecordId> SelectTool::hurtByKey(const QKeyEvent& event) const {
    if (context().editing() || m_drag || (event.modifiers() & kOthers) || event.text().size() != 1) return {};
    const QChar typed = event.text().front();
    const bool keypad = event.modifiers().testFlag(Qt::KeypadModifier);
    const auto isToken = [&](RecordId id) { return context().encounter().tokens.find(id) != nullptr; };
    std::vector<RecordId> selected = context().selection();
    std::erase_if(selected, [&](RecordId id) { return !isToken(id); });
    std::vector<RecordId> pointed;
    if (m_under.kind == PickKind::Token && isToken(m_under.record)) pointed = {m_under.record};
    if (isSign(typed)) return !pointed.empty() && contains(selected, m_under.record) ? selected : pointed;
    if (keypad || typed < u'0' || typed > u'9') return {};
    return selected.empty() ? pointed : selected;
}

// A sign just beside a creature zooms: a command has taken it before the number comes.
void SelectTool::keyComes(const QKeyEvent& event) {
    const QString text = event.text();
    if (text.isEmpty() || text.front().isDigit()) return;  // Shift, for a digit of a French keyboard
    m_sign = !(event.modifiers() & kOthers) && isSign(text.front()) ? text : QString();
    m_sinceSign.start();
}

// Healing is no damage.
QString SelectTool::takeSign() {
    const QString sign = std::exchange(m_sign, {});
    return !sign.isEmpty() && m_sinceSign.elapsed() < kSignWaits ? sign : QString();
}

bool SelectTool::typeByKey(const QKeyEvent& event) {
    const std::vector<RecordId> hurt = hurtByKey(event);
    if (hurt.empty()) return false;
    const QString sign = takeSign();
    context().typePoints(isSign(event.text().front()) ? event.text() : sign + event.text(), hurt);
    return true;
}

bool SelectTool::key(QKeyEvent& event) {
    if (typeByKey(event)) return true;
    if (m_drag) {
        if (event.key() == Qt::Key_Space)
            m_drag->addWaypoint();
        else if (event.key() != Qt::Key_Backspace || !m_drag->removeWaypoint())
            return event.key() == Qt::Key_Backspace;
        m_overlay = {};
        m_drag->show(m_overlay);
        return true;
    }
    switch (event.key()) {
        case Qt::Key_Delete:
            return context().editing() && m_elements.removeCorner();
        case Qt::Key_Tab:
            return cycle(1);
        case Qt::Key_Backtab:
            return cycle(-1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (context().selection().empty()) return false;
            context().openDetails(context().selection().front());
            return true;
        default:
            return moveByKey(event);
    }
}

bool SelectTool::moveByKey(const QKeyEvent& event) {
    const board::GridKind grid = context().grid();
    if (event.modifiers() & Qt::ShiftModifier) {
        if (event.key() == Qt::Key_Left) return turnBySteps(context(), -1, {});
        if (event.key() == Qt::Key_Right) return turnBySteps(context(), 1, {});
        return false;
    }
    const std::optional<board::Cell> step = stepOfKey(grid, event);
    if (step && context().editing() && m_elements.nudge(*step)) return true;
    if (!step) return false;
    const std::vector<RecordId> selected = context().selection();
    const board::TokenRecord* mover =
        selected.size() == 1 ? context().encounter().tokens.find(selected.front()) : nullptr;
    Overlay provoked;
    QString who;
    const board::Cell before = mover != nullptr ? mover->creature.at : board::Cell{};
    if (mover != nullptr) {
        const board::Cell to = before + *step;
        who = showProvoked(context(), mover->creature, {&to, 1}, provoked);
    }
    m_overlay = {};
    if (!moveSelectionBy(context(), *step)) return false;
    // It stays until something else happens.
    if (who.isEmpty() || context().encounter().tokens.find(selected.front())->creature.at == before)
        return true;
    provoked.labels.clear();  // the sentence below names them all
    provoked.labels.push_back({who, provoked.points.front().at, LabelTone::Caution, false});
    m_overlay = std::move(provoked);
    return true;
}

// Tab: the next creature in the order of the table, beginning after the selected one.
bool SelectTool::cycle(int step) {
    const auto& tokens = context().encounter().tokens;
    if (tokens.empty()) return false;
    const auto count = static_cast<std::ptrdiff_t>(tokens.size());
    std::ptrdiff_t index = step > 0 ? -1 : count;
    if (!context().selection().empty()) {
        const auto found = std::find_if(tokens.begin(), tokens.end(), [&](const board::TokenRecord& one) {
            return one.id == context().selection().back();
        });
        if (found != tokens.end()) index = found - tokens.begin();
    }
    context().select({(tokens.begin() + (index + step + count) % count)->id});
    return true;
}

bool SelectTool::cancel() {
    const bool active = m_elements.cancel() || m_drag != nullptr || m_bandTo.has_value();
    m_drag.reset();
    m_bandTo.reset();
    m_pressed.reset();
    m_overlay = {};
    return active;
}

void SelectTool::documentChanged() {
    cancel();
    showElements();
}

void SelectTool::selectionChanged() {
    if (!m_elements.holds()) showElements();
}

bool SelectTool::wantsKey(const QKeyEvent& event) const {
    if (m_drag) return event.key() == Qt::Key_Space || event.key() == Qt::Key_Backspace;
    if (context().editing() && m_elements.onHandle() && event.key() == Qt::Key_Delete) return true;
    if (!hurtByKey(event).empty()) return true;  // before the signs zoom
    return !context().selection().empty() && stepOfKey(context().grid(), event);
}

std::optional<RecordId> SelectTool::dragged() const {
    if (!m_drag) return std::nullopt;
    return m_drag->leaderId();
}

std::optional<std::int32_t> SelectTool::wayCost() const { return m_drag ? m_drag->wayCost() : std::nullopt; }

QString SelectTool::hint() const {
    if (m_drag) {
        const QString advice = m_drag->advice();
        if (!advice.isEmpty()) return advice;
        return QCoreApplication::translate(
            "Tools",
            "Move · Space sets a way-point · right click removes it · Alt ignores the rules · Esc cancels");
    }
    if (context().editing())
        if (const QString hint = m_elements.hint(); !hint.isEmpty()) return hint;
    switch (m_under.kind) {
        case PickKind::Token:
            if (context().editing())
                return QCoreApplication::translate("Tools",
                                                   "Drag moves the creature · F6 goes back to the encounter");
            return QCoreApplication::translate(
                "Tools",
                "Drag moves · Shift+wheel turns · T keeps it as target · double click opens the sheet");
        case PickKind::Door:
            if (!context().editing()) return doorHint();
            break;
        case PickKind::Note:
            if (context().editing()) break;
            return QCoreApplication::translate("Tools", "Click shows the note");
        case PickKind::Light:
            if (switchesLight(m_under))
                return QCoreApplication::translate("Tools",
                                                   "Click switches the light on or off · Del deletes it");
            if (context().editing())
                return QCoreApplication::translate(
                    "Tools", "Click selects the light, another click switches it on or off");
            return QCoreApplication::translate("Tools", "Right click switches the light on or off");
        default:
            break;
    }
    if (context().editing())
        return QCoreApplication::translate("Tools",
                                           "Click selects, a room by its floor; then a drag moves it · a "
                                           "drag elsewhere frames several · W R D draw");
    if (context().selection().empty())
        return QCoreApplication::translate(
            "Tools",
            "Click selects · drag draws a frame · right drag moves the map · wheel zooms · F1 shows all "
            "keys");
    return QCoreApplication::translate(
        "Tools", "Point at a creature to read the ruling · arrows move · Shift+arrows turn · Esc lets go");
}

bool SelectTool::wouldTellSecret(const board::DoorRecord& door) const {
    return context().playersScreen() && document::isUnfound(door, document::kindsOf(context().encounter()));
}

QString SelectTool::doorHint() const {
    const board::DoorRecord* door = context().encounter().doors.find(m_under.record);
    if (door != nullptr && wouldTellSecret(*door))
        return QCoreApplication::translate("Tools",
                                           "A secret door that the players do not know · click asks first");
    if (door != nullptr && door->state == board::DoorState::Locked)
        return QCoreApplication::translate("Tools", "The door is locked · Shift+click unlocks it");
    return QCoreApplication::translate("Tools", "Click opens or closes the door · Shift+click locks it");
}

Qt::CursorShape SelectTool::cursor() const {
    if (m_drag) return m_drag->canDrop() ? Qt::ClosedHandCursor : Qt::ForbiddenCursor;
    switch (m_under.kind) {
        case PickKind::Token:
        case PickKind::Door:
        case PickKind::Note:
            return Qt::PointingHandCursor;
        default:
            return Qt::ArrowCursor;
    }
}

}  // namespace tenaille::ui
