// SPDX-License-Identifier: MIT
#include "ui/text/kind_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>

#include "core/board/kinds.h"

namespace tenaille::ui {

namespace {

template <class Kind>
QString labelOf(const Kind* kind, const std::string& id) {
    return kind != nullptr ? kindLabel(*kind) : QString::fromStdString(id);
}

QString coverText(board::CoverGrade grade) {
    switch (grade) {
        case board::CoverGrade::None:
            return {};
        case board::CoverGrade::Partial:
            return QCoreApplication::translate("KindEffect", "partial cover");
        case board::CoverGrade::Normal:
            return QCoreApplication::translate("KindEffect", "cover");
        case board::CoverGrade::Improved:
            return QCoreApplication::translate("KindEffect", "improved cover");
    }
    return {};
}

QString joined(QStringList parts) {
    parts.removeAll(QString());
    return parts.isEmpty() ? QCoreApplication::translate("KindEffect", "without effect on the rules")
                           : parts.join(QStringLiteral(" · "));
}

}  // namespace

QString kindText(const board::Kinds& kinds, const board::WallRecord& wall) {
    return labelOf(kinds.wall(wall.kind), wall.kind);
}

QString kindText(const board::Kinds& kinds, const board::TerrainRecord& terrain) {
    return labelOf(kinds.terrain(terrain.kind), terrain.kind);
}

QString kindText(const board::Kinds& kinds, const board::PropRecord& prop) {
    return labelOf(kinds.prop(prop.kind), prop.kind);
}

QString doorStateText(board::DoorState state) {
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

QString kindText(const board::Kinds& kinds, const board::DoorRecord& door) {
    return QCoreApplication::translate("DoorState", "%1, %2")
        .arg(kindName(kinds, door), doorStateText(door.state));
}

QString effectText(const board::BarrierEffect& effect) {
    const auto when = [](bool is, const char* text) {
        return is ? QCoreApplication::translate("KindEffect", text) : QString();
    };
    return joined({when(effect.stopsMovement, QT_TRANSLATE_NOOP("KindEffect", "stops movement")),
                   when(effect.stopsSight, QT_TRANSLATE_NOOP("KindEffect", "stops sight")),
                   when(effect.stopsEffect, QT_TRANSLATE_NOOP("KindEffect", "stops line of effect")),
                   coverText(effect.cover), when(effect.low, QT_TRANSLATE_NOOP("KindEffect", "low")),
                   when(effect.hampers, QT_TRANSLATE_NOOP("KindEffect", "costs movement to cross")),
                   when(effect.oneWay, QT_TRANSLATE_NOOP("KindEffect", "from one side alone"))});
}

QString effectText(const board::TerrainEffect& effect) {
    const auto when = [](bool is, const char* text) {
        return is ? QCoreApplication::translate("KindEffect", text) : QString();
    };
    QString cost;
    if (effect.doublings > 0)
        cost = QCoreApplication::translate("KindEffect", "movement costs × %1").arg(1 << effect.doublings);
    return joined(
        {cost, when(effect.solid, QT_TRANSLATE_NOOP("KindEffect", "stops everything")),
         when(effect.obstacle, QT_TRANSLATE_NOOP("KindEffect", "crossed at double cost, no place to stop")),
         when(effect.opaque, QT_TRANSLATE_NOOP("KindEffect", "stops sight")),
         when(effect.conceals, QT_TRANSLATE_NOOP("KindEffect", "conceals")), coverText(effect.cover),
         when(effect.low, QT_TRANSLATE_NOOP("KindEffect", "low"))});
}

QString effectText(const board::TerrainKind& kind) {
    if (kind.startsHere.empty()) return effectText(kind.effect);
    const QString start = QCoreApplication::translate(
        "KindEffect", "new creatures of the side are put here; the players do not see it");
    return kind.effect == board::TerrainEffect{} ? start
                                                 : start + QStringLiteral(" · ") + effectText(kind.effect);
}

std::span<const std::string_view> floorMaterials() {
    static constexpr std::array<std::string_view, 10> kAll{"stone", "wood", "grass",   "dirt",   "sand",
                                                           "water", "rock", "cobbles", "marble", "snow"};
    return kAll;
}

QString materialText(const std::string& material) {
    static constexpr std::array<const char*, 10> kNames{
        QT_TRANSLATE_NOOP("Material", "Stone floor"), QT_TRANSLATE_NOOP("Material", "Wooden floor"),
        QT_TRANSLATE_NOOP("Material", "Grass"),       QT_TRANSLATE_NOOP("Material", "Earth"),
        QT_TRANSLATE_NOOP("Material", "Sand"),        QT_TRANSLATE_NOOP("Material", "Water"),
        QT_TRANSLATE_NOOP("Material", "Rock"),        QT_TRANSLATE_NOOP("Material", "Cobbles"),
        QT_TRANSLATE_NOOP("Material", "Marble"),      QT_TRANSLATE_NOOP("Material", "Snow")};
    const auto all = floorMaterials();
    const auto found = std::find(all.begin(), all.end(), material);
    return found != all.end() ? QCoreApplication::translate(
                                    "Material", kNames[static_cast<std::size_t>(found - all.begin())])
                              : QString::fromStdString(material);
}

QString kindName(const board::Kinds& kinds, const board::DoorRecord& door) {
    return labelOf(kinds.door(door.kind), door.kind);
}

}  // namespace tenaille::ui
