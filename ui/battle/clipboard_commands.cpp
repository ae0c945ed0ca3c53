// SPDX-License-Identifier: MIT
//
// What the battle window copies, cuts, pastes and doubles. The clipboard holds a document of its own, so that
// it can be pasted into another window of Tenaille.
#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <algorithm>
#include <cmath>

#include "core/actions/copies.h"
#include "core/actions/plan.h"
#include "core/actions/room_parts.h"
#include "core/document/names.h"
#include "core/io/bundle.h"
#include "ui/battle/battle_window.h"
#include "ui/scene/board_view.h"
#include "ui/scene/key_pointer.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

constexpr int kReadingOfACopy = 4'000;

// An archive with the pictures of creatures (core/io/bundle.h).
QString copyFormat() { return QStringLiteral("application/x-tenaille-copy+zip"); }

// Walls stay on the lines of the grid.
std::int32_t wholeCells(std::int32_t units) {
    return static_cast<std::int32_t>(std::lround(static_cast<double>(units) / geometry::kUnitsPerCell)) *
           geometry::kUnitsPerCell;
}

}  // namespace

bool BattleWindow::copySelection() {
    document::Encounter copy = actions::copyOf(m_context.encounter(), m_context.selection());
    if (actions::hasNothing(copy)) {
        m_notices->show(Notice::Kind::Info, tr("Nothing is selected that can be copied."))
            ->closeAfter(kReadingOfACopy);
        return false;
    }
    for (const std::string& name : document::namedAssets(copy))
        if (const auto asset = m_context.encounter().assets.find(name);
            asset != m_context.encounter().assets.end())
            copy.assets.insert(*asset);
    const Result<io::Packed> packed = io::packBundle(copy, "copy");
    if (!packed) {
        showProblem(packed.problem());
        return false;
    }
    auto* copied = new QMimeData;
    copied->setData(copyFormat(), QByteArray::fromStdString(packed->bytes));
    QApplication::clipboard()->setMimeData(copied);
    return true;
}

void BattleWindow::cutSelection() {
    if (!copySelection()) return;
    const document::Encounter before = m_context.encounter();
    const std::vector<RecordId> going = m_context.selection();
    if (m_context.perform(actions::Cut{going})) tellWhoStays(before, going);
}

// Of creatures in rooms that are gone.
void BattleWindow::tellWhoStays(const document::Encounter& before, const std::vector<RecordId>& gone) {
    if (actions::countOfFloors(before, gone) == 0) return;
    const std::vector<RecordId> inside = actions::roomsToMove(before, gone).creatures;
    const auto stay = std::count_if(inside.begin(), inside.end(), [&](RecordId id) {
        return m_context.encounter().tokens.find(id) != nullptr;
    });
    if (stay == 0) return;
    m_notices
        ->show(Notice::Kind::Info,
               tr("%n creature(s) stay where they stand.", nullptr, static_cast<int>(stay)))
        ->closeAfter(kReadingOfACopy);
}

// Where the mouse is, or in the middle of what is in sight.
void BattleWindow::paste() {
    const QMimeData* held = QApplication::clipboard()->mimeData();
    if (held == nullptr || !held->hasFormat(copyFormat())) {
        m_notices->show(Notice::Kind::Info, tr("Nothing was copied that can be pasted on the board."))
            ->closeAfter(kReadingOfACopy);
        return;
    }
    Result<io::LoadedDocument> copied = io::readBundle(held->data(copyFormat()).toStdString());
    if (!copied) {
        showProblem(copied.problem());
        return;
    }
    auto copy = std::make_shared<document::Encounter>(std::move(copied->encounter));
    for (const auto& [name, bytes] : copy->assets)
        if (!m_context.encounter().assets.contains(name)) m_context.addAsset(name, bytes);
    const QPointF at = pointedAt(*m_view).value_or(m_view->rect().center());
    const board::LatticePoint by = m_view->eventAt(at).at - actions::middleOfCopy(*copy);
    pasteCopy(std::move(copy), {wholeCells(by.x), wholeCells(by.y)}, "paste");
}

void BattleWindow::duplicate() {
    if (m_context.editing() && duplicateElements()) return;
    if (const std::vector<RecordId> several = m_context.selectedTokens(); several.size() > 1)
        return pasteCopy(
            std::make_shared<document::Encounter>(actions::copyOf(m_context.encounter(), several)), {},
            "duplicateElements");
    const std::optional<RecordId> first = m_context.attacker();
    if (!first) return;
    board::TokenRecord prototype = *m_context.encounter().tokens.find(*first);
    prototype.name = document::numberedName(prototype.name).name;
    const RecordId fresh = document::nextId(m_context.encounter());
    if (m_context.perform(actions::AddTokens{prototype, 1, prototype.creature.at, false}))
        Q_EMIT m_context.creaturesAdded({fresh});
}

// Of the map: one cell further, and selected in place of what it was made from.
bool BattleWindow::duplicateElements() {
    std::vector<RecordId> elements = m_context.selection();
    std::erase_if(elements, [&](RecordId id) { return m_context.encounter().tokens.find(id) != nullptr; });
    if (elements.empty()) return false;
    constexpr board::LatticePoint kBeside{geometry::kUnitsPerCell, geometry::kUnitsPerCell};
    pasteCopy(std::make_shared<document::Encounter>(
                  actions::copyOf(m_context.encounter(), elements, actions::CopiedPictures::Same)),
              kBeside, "duplicateElements");
    return true;
}

void BattleWindow::pasteCopy(std::shared_ptr<const document::Encounter> copy, board::LatticePoint by,
                             const char* verb) {
    const RecordId first = document::nextId(m_context.encounter());
    const bool hasRooms = !copy->floors.empty();
    if (!m_context.perform(actions::Paste{std::move(copy), by, verb})) return;
    std::vector<RecordId> fresh;
    const auto take = [&](const auto& table) {
        for (const auto& record : table)
            if (!(record.id < first)) fresh.push_back(record.id);
    };
    const document::Encounter& map = m_context.encounter();
    take(map.tokens);
    if (!fresh.empty()) Q_EMIT m_context.creaturesAdded(fresh);
    if (m_context.editing()) {
        take(map.pictures);
        take(map.floors);
        // Those of a room come with its floor; a new one may be the rest of one that a door has opened.
        if (!hasRooms) {
            take(map.walls);
            take(map.doors);
        }
        take(map.lights);
        take(map.props);
        take(map.texts);
        take(map.notes);
    }
    m_context.select(std::move(fresh));
}

}  // namespace tenaille::ui
