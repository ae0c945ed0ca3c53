// SPDX-License-Identifier: MIT
#include "ui/text/kind_text.h"

#include <QCoreApplication>

#include "core/board/kinds.h"

namespace tenaille::ui {

namespace {

// The labels of core are literals.
template <class Kind>
QString labelOf(const Kind* kind, const std::string& id) {
    return kind != nullptr ? QCoreApplication::translate("Kinds", kind->label.data())
                           : QString::fromStdString(id);
}

QString stateText(board::DoorState state) {
    switch (state) {
        case board::DoorState::Open:
            return QCoreApplication::translate("DoorState", "open");
        case board::DoorState::Closed:
            return QCoreApplication::translate("DoorState", "closed");
        case board::DoorState::Locked:
            return QCoreApplication::translate("DoorState", "locked");
    }
    return {};
}

}  // namespace

QString kindText(const board::WallRecord& wall) { return labelOf(board::wallKind(wall.kind), wall.kind); }

QString kindText(const board::TerrainRecord& terrain) {
    return labelOf(board::terrainKind(terrain.kind), terrain.kind);
}

QString kindText(const board::PropRecord& prop) { return labelOf(board::propKind(prop.kind), prop.kind); }

QString kindText(const board::DoorRecord& door) {
    return QCoreApplication::translate("DoorState", "%1, %2").arg(kindName(door), stateText(door.state));
}

QString kindName(const board::DoorRecord& door) { return labelOf(board::doorKind(door.kind), door.kind); }

}  // namespace tenaille::ui
