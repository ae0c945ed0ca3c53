// SPDX-License-Identifier: MIT
#include "ui/scene/tokens.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/board/creature_now.h"
#include "core/document/names.h"
#include "ui/scene/camera.h"
#include "ui/text/condition_text.h"

namespace tenaille::ui {

namespace {

// Marks, wedge and name around the disc, in cells.
constexpr double kMarkReach = 0.35;
constexpr double kNameReach = 0.75;
// The disc of a rider, of what it is on foot.
constexpr double kRiderShare = 0.66;

int shieldAngle(board::ShieldSide side) {
    switch (side) {
        case board::ShieldSide::Left:
            return -90;
        case board::ShieldSide::Right:
            return 90;
        case board::ShieldSide::Front:
            return 0;
    }
    return 0;
}

int degreesOf(board::GridKind grid, board::Facing facing) {
    return static_cast<int>(std::lround(board::screenDegrees(grid, facing)));
}

struct Heights {
    Q_DECLARE_TR_FUNCTIONS(Heights)
};

struct Counts {
    Q_DECLARE_TR_FUNCTIONS(Counts)
};

constexpr auto kInvisible = "invisible";

// "prone · blinded · ↑ 2 sq": its height in cells, which are the same in metres and in feet.
QString stateOf(const board::TokenRecord& record) {
    QStringList parts;
    if (const QString other = playersNumber(record); !other.isEmpty()) parts << other;
    for (const board::ConditionRecord& condition : record.conditions) parts << conditionName(condition.name);
    // As a trait of its own; as a condition it is among them.
    if (const QString trait = conditionName(kInvisible);
        record.creature.traits.has(board::Trait::Invisible) && !parts.contains(trait))
        parts << trait;
    if (record.elevation != 0) {
        const double cells = std::abs(record.elevation) / static_cast<double>(geometry::kUnitsPerCell);
        parts << (record.elevation > 0 ? QStringLiteral("↑ ") : QStringLiteral("↓ ")) +
                     Heights::tr("%1 sq").arg(QLocale().toString(cells, 'g', 2));
    }
    return parts.join(QStringLiteral(" · "));
}

TokenFace faceOf(board::GridKind grid, const board::TokenRecord& record) {
    const SideLook look = sideLook(record.creature.side);
    TokenFace face;
    face.label = QString::fromStdString(document::lettersOf(record));
    face.fill = record.colour != 0 ? QColor::fromRgb(record.colour) : look.fill;
    face.ring = look.ring;
    if (record.creature.facing) face.facing = degreesOf(grid, *record.creature.facing);
    if (record.creature.shield) face.shield = shieldAngle(record.creature.shield->side);
    if (record.maxHitPoints > 0) {
        const auto share = 100 * static_cast<std::int64_t>(record.hitPoints) / record.maxHitPoints;
        face.health = static_cast<int>(std::clamp<std::int64_t>(share, 0, 100));
        face.down = record.hitPoints <= 0;
    }
    if (const auto& fighter = record.fighter; fighter.maxEndurance > 0) {
        const auto share = 100 * static_cast<std::int64_t>(fighter.endurance) / fighter.maxEndurance;
        face.endurance = static_cast<int>(std::clamp<std::int64_t>(share, 0, 100));
    }
    if (board::traitsNow(record).has(board::Trait::Helpless)) face.down = true;
    face.invisible = board::traitsNow(record).has(board::Trait::Invisible);
    face.conditions = static_cast<int>(record.conditions.size());
    face.hidden = record.hidden;
    return face;
}

}  // namespace

namespace {

// The cells within reach of the space, and the line around them.
void placeAura(TokenShape& shape, board::GridKind grid) {
    shape.aura.clear();
    shape.auraEdge.clear();
    const board::Footprint one = board::footprintOf(board::SizeCategory::Medium);
    const auto isIn = [&](board::Cell cell) {
        return board::distance(grid, shape.footprint, shape.at, one, cell) <= shape.auraReach;
    };
    std::set<board::Cell> cells;
    std::vector<board::Cell> waiting = board::cellsAt(grid, shape.footprint, shape.at);
    cells.insert(waiting.begin(), waiting.end());
    while (!waiting.empty()) {
        const board::Cell cell = waiting.back();
        waiting.pop_back();
        for (const board::Cell next : board::ring(grid, one, cell))
            if (isIn(next) && cells.insert(next).second) waiting.push_back(next);
    }
    // An edge of two cells of the aura is met twice.
    std::map<std::pair<board::LatticePoint, board::LatticePoint>, int> edges;
    for (const board::Cell cell : cells) {
        QPolygonF polygon;
        const auto corners = board::corners(grid, cell);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            polygon << planePoint(grid, corners[i]);
            const auto [from, to] = std::minmax(corners[i], corners[(i + 1) % corners.size()]);
            ++edges[{from, to}];
        }
        shape.aura.push_back(std::move(polygon));
    }
    for (const auto& [edge, count] : edges)
        if (count == 1)
            shape.auraEdge.emplace_back(planePoint(grid, edge.first), planePoint(grid, edge.second));
    for (const QPolygonF& polygon : shape.aura) shape.bounds |= polygon.boundingRect();
}

// From the middle of the mount, whose disc has that radius, to its rider.
QPointF seatOf(double radius, int seat) {
    constexpr double kOut = 0.7;
    constexpr double kTurns[] = {-0.25, -0.75, 0.25, 0.75};  // right above, left above, right below ...
    const double angle = kTurns[seat % 4] * M_PI;
    return QPointF(std::cos(angle), std::sin(angle)) * radius * kOut;
}

// The smaller side of the space, in cells.
double breadth(board::GridKind grid, const board::Footprint& footprint) {
    QRectF space;
    for (const board::Cell cell : board::cells(grid, footprint))
        for (const auto corner : board::corners(grid, cell))
            space |= QRectF(planePoint(grid, corner), QSizeF(1e-9, 1e-9));
    return std::min(space.width(), space.height());
}

// Everything that follows from footprint, place and size of the disc.
void place(TokenShape& shape, board::GridKind grid) {
    shape.cells.clear();
    for (const board::Cell cell : board::cellsAt(grid, shape.footprint, shape.at)) {
        QPolygonF polygon;
        for (const auto corner : board::corners(grid, cell)) polygon << planePoint(grid, corner);
        shape.cells.push_back(std::move(polygon));
    }
    shape.middle = planePoint(grid, board::middle(grid, shape.footprint, shape.at));
    if (shape.mount) shape.middle += seatOf(kDiscShare * breadth(grid, shape.footprint), shape.seat);
    const double half = shape.face.size / 2;
    shape.body = QRectF(shape.middle, shape.middle).adjusted(-half, -half, half, half);
    shape.bounds = shape.body.adjusted(-kNameReach, -kMarkReach, kNameReach, kMarkReach + 0.3);
    if (shape.auraReach > 0) placeAura(shape, grid);
}

}  // namespace

bool showsLabel(const TokenFace& face) {
    return face.picture == nullptr ||
           std::any_of(face.label.begin(), face.label.end(), [](QChar letter) { return letter.isDigit(); });
}

QString playersNumber(const board::TokenRecord& record) {
    if (record.metAs == 0 || !document::isCounted(record)) return {};
    const int number = std::max(document::numberedName(record.name).number, 1);
    return number == record.metAs ? QString() : Counts::tr("players: %1").arg(record.metAs);
}

TokenShape tokenShape(board::GridKind grid, const board::TokenRecord& record, const Pictures& pictures) {
    TokenShape shape;
    shape.id = record.id;
    shape.face = faceOf(grid, record);
    shape.picture = record.picture;
    const auto picture = pictures.find(record.picture);
    if (picture != pictures.end() && !picture->second->levels.empty()) shape.face.picture = picture->second;
    shape.name = QString::fromStdString(record.name.empty() ? record.publicName : record.name);
    shape.state = stateOf(record);
    shape.auraReach = record.aura;
    shape.footprint = record.creature.footprint;
    shape.at = record.creature.at;
    // Sizes below small share a cell: their discs are smaller than it.
    const double shrink = record.creature.size < board::SizeCategory::Small ? 0.7 : 1;
    shape.face.size = breadth(grid, record.onFoot.value_or(shape.footprint)) * shrink;
    shape.mount = record.creature.mount;
    if (shape.mount) {
        shape.face.size *= kRiderShare;
        shape.face.facing.reset();  // that of the mount is shown
    }
    place(shape, grid);
    return shape;
}

void takeSeat(board::GridKind grid, TokenShape& rider, int seat) {
    if (rider.seat == seat) return;
    rider.seat = seat;
    place(rider, grid);
}

TokenShape movedShape(board::GridKind grid, const TokenShape& shape, board::Cell to,
                      std::optional<board::Facing> facing) {
    TokenShape moved = shape;
    moved.at = to;
    if (facing && !shape.mount) moved.face.facing = degreesOf(grid, *facing);
    place(moved, grid);
    return moved;
}

double nameTop(const TokenShape& token) { return discRadius(token.face) + 0.13; }

double nameRoom(const TokenShape& token, const std::vector<const TokenShape*>& all, double height) {
    constexpr double kSameSpot = 0.5;
    double room = token.bounds.width();
    const double line = token.middle.y() + nameTop(token);
    for (const TokenShape* other : all) {
        if (other->id == token.id || other->name.isEmpty() ||
            std::abs(other->middle.y() + nameTop(*other) - line) >= height)
            continue;
        const double apart = std::abs(other->middle.x() - token.middle.x());
        if (apart >= kSameSpot)
            room = std::min(room, apart);
        else if (other->id < token.id)
            return 0;
    }
    return room;
}

}  // namespace tenaille::ui
