// SPDX-License-Identifier: MIT
#include "core/document/door_walls.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/board/box_index.h"
#include "core/document/player_looks.h"
#include "core/geometry/rounded.h"

namespace tenaille::document {

namespace {

using board::DoorRecord;
using board::LatticePoint;
using geometry::isAboutAt;
using geometry::isAboutOn;
using geometry::isAboutOnLine;
using geometry::Segment;

// A straight piece of a wall that players see, or a door as the piece of wall that they take it for.
struct Piece {
    Segment where;
    std::string_view kind;
    std::string_view look;  // empty: a door of which nothing is known yet
    RecordId door;          // 0: of a wall
    Segment line;           // of a door
};

using Pieces = std::vector<const Piece*>;

// No map has more pieces at a point, or doors in a straight wall; without an end they would take an hour.
constexpr std::size_t kMostAtOnce = 256;
constexpr int kMostOfALine = 64;

constexpr auto kAll = [](const geometry::Box&) { return true; };

// The pieces at the ends of a door.
struct Beside {
    Pieces goOn;   // in its line
    Pieces touch;  // any
    const Pieces& best() const { return goOn.empty() ? touch : goOn; }
};

bool isOfKind(const Piece* piece, std::string_view kind) { return piece->kind == kind; }

bool hasKind(const Pieces& pieces, std::string_view kind) {
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const Piece* piece) { return isOfKind(piece, kind); });
}

// Those of walls, if there are any: a door is what it was cut from, and that has no say in what others are.
Pieces wallsFirst(Pieces pieces) {
    Pieces walls;
    std::copy_if(pieces.begin(), pieces.end(), std::back_inserter(walls),
                 [](const Piece* piece) { return !piece->door; });
    return walls.empty() ? pieces : walls;
}

class WallsAround {
  public:
    // `unsettled`: doors that are no wall yet. The map must not change meanwhile.
    WallsAround(const Encounter& map, const std::set<RecordId>& unsettled) : m_kinds(kindsOf(map)) {
        for (const board::WallRecord& wall : map.walls) {
            const std::string_view look = lookOf(wall.kind);
            for (std::size_t i = 1; !look.empty() && i < wall.points.size(); ++i)
                add({{wall.points[i - 1], wall.points[i]}, wall.kind, look, {}, {}});
        }
        for (const DoorRecord& door : map.doors) {
            const bool isSettled = !unsettled.contains(door.id);
            const std::string_view look = isSettled ? lookOf(door.wall) : std::string_view();
            if (isSettled && look.empty()) continue;
            add({door.where, door.wall, look, door.id, door.line});
        }
        std::vector<geometry::Box> boxes;
        boxes.reserve(m_pieces.size());
        for (const Piece& piece : m_pieces) boxes.push_back(geometry::boundingBox(piece.where));
        m_near = board::BoxIndex(boxes, geometry::kUnitsPerCell);
    }

    Beside beside(const DoorRecord& door) const {
        Beside found;
        for (const Piece* piece : at(door.where.a, door.where.b)) {
            if (piece->door == door.id) continue;
            found.touch.push_back(piece);
            if (isInLine(door.where, piece->where)) found.goOn.push_back(piece);
        }
        return {wallsFirst(std::move(found.goOn)), wallsFirst(std::move(found.touch))};
    }

    // An unsettled door is a wall from now on; those that are not yet and touch it.
    std::vector<RecordId> settle(const DoorRecord& door, const std::string& kind) {
        std::vector<RecordId> others;
        const geometry::Box box = geometry::boundingBox(door.where);
        m_near.visitNear({box.min - LatticePoint{2, 2}, box.max + LatticePoint{2, 2}}, kAll,
                         [&](std::uint32_t index) {
                             Piece& piece = m_pieces[index];
                             if (piece.door == door.id) {
                                 piece.look = lookOf(kind);
                                 piece.kind = m_looks.find(kind)->first;
                             } else if (piece.look.empty() && touches(piece.where, door.where)) {
                                 others.push_back(piece.door);
                             }
                         });
        return others;
    }

    // Of the kinds there the wanted one, else stone, else the first by name.
    std::string kindOf(const Pieces& pieces, const std::string& wanted) const {
        if (hasKind(pieces, wanted)) return wanted;
        const auto rank = [&](const Piece* piece) {
            const board::BarrierEffect effect = effectOf(piece->kind);
            return std::tuple(piece->look != board::WallRecord().kind, piece->look, !effect.stopsSight,
                              effect.oneWay, piece->kind);
        };
        const Piece* best = *std::min_element(
            pieces.begin(), pieces.end(), [&](const Piece* a, const Piece* b) { return rank(a) < rank(b); });
        return std::string(best->kind);
    }

    // The line of the wall that a door stands in, as far as it goes, in its direction; nothing if the door
    // itself tells all of it.
    Segment lineOf(const DoorRecord& door) const {
        const Piece* own = goingOn(door);
        if (own == nullptr) return {};
        Segment line = inDirectionOf(own->where, door.where);
        const std::string_view look = lookOf(door.wall);
        for (int end = 0; end < 2; ++end) {
            std::swap(line.a, line.b);
            growOver(line, look, door.id);
        }
        return told(line, door);
    }

    // Likewise of the wall that it is cut from, which is not cut yet. What stands beside it and was not of
    // one piece with it has no say: nothing of that becomes another line.
    Segment lineCutFrom(const DoorRecord& door) const {
        const Piece* longest = nullptr;
        for (const Piece* piece : at(door.where.a, door.where.a)) {
            if (!isOfKind(piece, door.wall) || piece->door || !isAboutOn(door.where.b, piece->where))
                continue;
            if (longest == nullptr || geometry::lengthOf(piece->where) > geometry::lengthOf(longest->where))
                longest = piece;
        }
        if (longest == nullptr) {
            const Piece* own = goingOn(door);
            const bool isOneWay = own != nullptr && effectOf(door.wall).oneWay;
            return isOneWay ? inDirectionOf(own->where, door.where) : Segment{};
        }
        Segment line = longest->where;
        for (const Piece* piece : at(line.a, line.b))
            if (piece->door && isOfKind(piece, door.wall) && piece->line.a != piece->line.b &&
                isAboutOn(line, piece->line)) {
                line = inDirectionOf(line, piece->line);
                break;
            }
        return told(line, door);
    }

    // Whether the line that was recorded is still that of the door.
    bool holds(const DoorRecord& door) const {
        if (door.line.a == door.line.b) return false;
        if (!isAboutOnLine(door.where.a, door.line) || !isAboutOnLine(door.where.b, door.line)) return false;
        const Pieces goOn = beside(door).goOn;
        return goOn.empty() || std::any_of(goOn.begin(), goOn.end(), [&](const Piece* piece) {
                   const LatticePoint way = piece->where.b - piece->where.a;
                   return !effectOf(piece->kind).oneWay ||
                          geometry::dot(door.line.a, door.line.b, door.line.a + way) > 0;
               });
    }

    board::BarrierEffect effectOf(std::string_view kind) const {
        const board::WallKind* wall = m_kinds.wall(kind);
        return wall != nullptr ? wall->effect : board::BarrierEffect{};
    }

  private:
    void add(const Piece& piece) {
        if (piece.where.a != piece.where.b) m_pieces.push_back(piece);
    }

    std::string_view lookOf(const std::string& kind) const {
        const auto known = m_looks.find(kind);
        if (known != m_looks.end()) return known->second;
        return m_looks.emplace(kind, wallLookForPlayers(kind, m_kinds)).first->second;
    }

    // The first of them where very many meet.
    Pieces at(LatticePoint a, LatticePoint b) const {
        std::vector<std::uint32_t> found;
        for (const LatticePoint end : {a, b})
            m_near.visitNear(
                {end - LatticePoint{2, 2}, end + LatticePoint{2, 2}}, kAll, [&](std::uint32_t index) {
                    const Piece& piece = m_pieces[index];
                    if (found.size() < kMostAtOnce && !piece.look.empty() && isAboutOn(end, piece.where))
                        found.push_back(index);
                });
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        Pieces pieces;
        for (const std::uint32_t piece : found) pieces.push_back(&m_pieces[piece]);
        return pieces;
    }

    // Of a door and a wall that touch: all four ends lie on the line through the two farthest apart.
    static bool isInLine(Segment door, Segment wall) {
        if (door.a == door.b) return false;
        const LatticePoint ends[] = {door.a, door.b, wall.a, wall.b};
        Segment line = door;
        for (const LatticePoint a : ends)
            for (const LatticePoint b : ends)
                if (geometry::lengthOf({a, b}) > geometry::lengthOf(line)) line = {a, b};
        return std::all_of(std::begin(ends), std::end(ends),
                           [&](LatticePoint end) { return isAboutOnLine(end, line); });
    }

    static bool touches(const Segment& door, const Segment& other) {
        return isAboutOn(door.a, other) || isAboutOn(door.b, other);
    }

    static Segment inDirectionOf(const Segment& way, Segment line) {
        if (geometry::dot(way.a, way.b, way.a + (line.b - line.a)) < 0) std::swap(line.a, line.b);
        return line;
    }

    // A wall of its kind that goes on in its line.
    const Piece* goingOn(const DoorRecord& door) const {
        const Pieces goOn = beside(door).goOn;
        const auto own = std::find_if(goOn.begin(), goOn.end(),
                                      [&](const Piece* piece) { return isOfKind(piece, door.wall); });
        return own != goOn.end() ? *own : nullptr;
    }

    // The line, if it says more than the door does.
    Segment told(const Segment& line, const DoorRecord& door) const {
        const bool isExact = geometry::cross(line.a, line.b, door.where.a) == 0 &&
                             geometry::cross(line.a, line.b, door.where.b) == 0;
        if (!isExact) return line;
        return effectOf(door.wall).oneWay ? inDirectionOf(line, door.where) : Segment{};
    }

    // `line` grows over its `b`.
    void growOver(Segment& line, std::string_view look, RecordId self) const {
        for (int steps = 0; steps < kMostOfALine; ++steps) {
            LatticePoint farthest = line.b;
            const auto along = [&](LatticePoint p) { return geometry::dot(line.a, line.b, p); };
            for (const Piece* piece : at(line.b, line.b)) {
                if (piece->look != look || piece->door == self) continue;
                for (const LatticePoint far : {piece->where.a, piece->where.b}) {
                    if (isAboutAt(far, line.b) || !isAboutOnLine(line.b, {line.a, far})) continue;
                    if (along(far) > along(farthest)) farthest = far;
                }
            }
            if (farthest == line.b) return;
            line.b = farthest;
        }
    }

    board::Kinds m_kinds;
    mutable std::map<std::string, std::string> m_looks;
    std::vector<Piece> m_pieces;
    board::BoxIndex m_near;
};

std::string kindAlone(const DoorRecord& door, const board::Kinds& kinds) {
    const board::DoorKind* kind = kinds.door(door.kind);
    return kind != nullptr && kind->closed.stopsSight ? board::WallRecord().kind : "invisible";
}

// The kinds of the walls beside the doors: of those that go on in their lines, from door to door, then of
// those that touch them.
std::map<RecordId, std::string> kindsFor(const Encounter& map, std::set<RecordId> unsettled) {
    std::map<RecordId, std::string> kinds;
    WallsAround around(map, unsettled);
    for (const auto way : {&Beside::goOn, &Beside::touch}) {
        std::set<RecordId> next = unsettled;
        while (!next.empty()) {
            std::vector<std::pair<RecordId, std::string>> found;
            for (const RecordId id : next) {
                const DoorRecord& door = *map.doors.find(id);
                if (const Pieces pieces = around.beside(door).*way; !pieces.empty())
                    found.emplace_back(id, around.kindOf(pieces, door.wall));
            }
            next.clear();
            for (const auto& [id, kind] : found) {
                unsettled.erase(id);
                kinds[id] = kind;
            }
            for (const auto& [id, kind] : found)
                for (const RecordId other : around.settle(*map.doors.find(id), kind))
                    if (unsettled.contains(other)) next.insert(other);
        }
    }
    const board::Kinds all = kindsOf(map);
    for (const RecordId id : unsettled) kinds[id] = kindAlone(*map.doors.find(id), all);
    return kinds;
}

void takeKinds(Encounter& map, const std::set<RecordId>& doors) {
    if (doors.empty()) return;
    for (auto& [id, kind] : kindsFor(map, doors)) {
        DoorRecord door = *map.doors.find(id);
        door.wall = kind;
        map.doors.put(std::move(door));
    }
}

void takeLines(Encounter& map, const std::set<RecordId>& doors) {
    std::vector<DoorRecord> changed;
    {
        const WallsAround around(map, {});
        for (const RecordId id : doors) {
            changed.push_back(*map.doors.find(id));
            changed.back().line = around.lineOf(changed.back());
        }
    }
    for (DoorRecord& door : changed) map.doors.put(std::move(door));
}

template <class R>
constexpr bool isOfWalls = std::is_same_v<R, board::WallRecord> || std::is_same_v<R, DoorRecord> ||
                           std::is_same_v<R, board::KindRecord>;

bool mayMatter(const ChangeSet& changes) {
    return std::any_of(changes.changes.begin(), changes.changes.end(), [](const AnyChange& any) {
        if (const auto* door = std::get_if<Change<DoorRecord>>(&any))
            return door->after && (!door->before || door->before->where != door->after->where);
        return std::holds_alternative<Change<board::WallRecord>>(any) ||
               std::holds_alternative<Change<board::KindRecord>>(any);
    });
}

// The changes of walls, doors and kinds.
ChangeSet changesOfWalls(const ChangeSet& changes) {
    ChangeSet some;
    for (const AnyChange& any : changes.changes)
        std::visit(
            [&]<class R>(const Change<R>& change) {
                if constexpr (isOfWalls<R>) some.changes.push_back(change);
            },
            any);
    return some;
}

// The doors whose walls the changes may touch.
std::set<RecordId> doorsBeside(const Encounter& after, const ChangeSet& changes) {
    std::vector<DoorRecord> doors(after.doors.begin(), after.doors.end());
    std::vector<geometry::Box> boxes;
    boxes.reserve(doors.size());
    for (const DoorRecord& door : doors) boxes.push_back(geometry::boundingBox(door.where));
    const board::BoxIndex near(boxes, geometry::kUnitsPerCell);
    std::set<RecordId> beside;
    const auto addAt = [&](const Recorded<board::WallRecord>& wall) {
        for (std::size_t i = 1; wall && i < wall->points.size(); ++i) {
            const Segment piece{wall->points[i - 1], wall->points[i]};
            const geometry::Box box = geometry::boundingBox(piece);
            near.visitNear({box.min - LatticePoint{2, 2}, box.max + LatticePoint{2, 2}}, kAll,
                           [&](std::uint32_t index) {
                               const Segment door = doors[index].where;
                               if (isAboutOn(door.a, piece) || isAboutOn(door.b, piece))
                                   beside.insert(doors[index].id);
                           });
        }
    };
    for (const AnyChange& any : changes.changes) {
        if (const auto* wall = std::get_if<Change<board::WallRecord>>(&any)) {
            addAt(wall->before);
            addAt(wall->after);
        } else if (const auto* door = std::get_if<Change<DoorRecord>>(&any)) {
            if (door->after && (!door->before || door->before->where != door->after->where))
                beside.insert(door->id());
        } else if (const auto* kind = std::get_if<Change<board::KindRecord>>(&any)) {
            const bool ofWalls = (kind->before ? kind->before : kind->after)->of == board::KindOf::Wall;
            for (const DoorRecord& one : doors)
                if (ofWalls) beside.insert(one.id);
        }
    }
    return beside;
}

// The doors as they were and as they are to be.
class DoorsAfter {
  public:
    DoorsAfter(const Encounter& before, const Encounter& after)
        : m_before(before), m_was(before, {}), m_after(after) {}

    void follow(const std::set<RecordId>& doors) {
        takeKindsOfOld(doors);
        takeKinds(m_after, m_fresh);
        takeLinesNow();
    }
    const Encounter& after() const { return m_after; }

  private:
    void takeKindsOfOld(const std::set<RecordId>& doors) {
        std::vector<DoorRecord> changed;
        {
            const WallsAround is(m_after, {});
            for (const RecordId id : doors) {
                DoorRecord door = *m_after.doors.find(id);
                const DoorRecord* before = m_before.doors.find(id);
                const std::optional<std::string> kind = kindNow(door, before, m_was, is);
                if (!kind) m_fresh.insert(id);
                const bool isMoved = before == nullptr || before->where != door.where;
                const bool isStale = door.line.a != door.line.b && !is.holds(door);
                if (isMoved ? !is.holds(door) : isStale || kind != door.wall) m_elsewhere.insert(id);
                if (kind) door.wall = *kind;
                changed.push_back(std::move(door));
            }
        }
        for (DoorRecord& door : changed) m_after.doors.put(std::move(door));
    }

    void takeLinesNow() {
        if (m_elsewhere.empty()) return;
        std::vector<DoorRecord> changed;
        {
            const WallsAround is(m_after, {});
            for (const RecordId id : m_elsewhere) {
                DoorRecord door = *m_after.doors.find(id);
                const DoorRecord* before = m_before.doors.find(id);
                const Segment old = before != nullptr ? before->line : door.line;
                door.line = m_was.lineCutFrom(door);
                const bool hadLine = old.a != old.b;
                if (door.line.a == door.line.b && hadLine) {
                    if (before != nullptr) {
                        const LatticePoint by = door.where.a - before->where.a;
                        door.line = {old.a + by, old.b + by};
                    }
                    if (!is.holds(door)) door.line = is.lineOf(door);
                }
                changed.push_back(std::move(door));
            }
        }
        for (DoorRecord& door : changed) m_after.doors.put(std::move(door));
    }

    // Nothing: it is new, and was not put into a wall that stood there.
    static std::optional<std::string> kindNow(const DoorRecord& door, const DoorRecord* before,
                                              const WallsAround& was, const WallsAround& is) {
        const bool isMoved = before == nullptr || before->where != door.where;
        const Pieces cutFrom = isMoved ? was.beside(door).goOn : Pieces{};
        if (before == nullptr)
            return cutFrom.empty() ? std::nullopt : std::optional(was.kindOf(cutFrom, door.wall));
        const Pieces now = is.beside(door).best();
        const bool isOwn = before->wall != door.wall || !hasKind(was.beside(*before).best(), door.wall);
        if (now.empty() || hasKind(now, door.wall) || isOwn) return door.wall;
        return cutFrom.empty() ? is.kindOf(now, door.wall) : was.kindOf(cutFrom, door.wall);
    }

    const Encounter& m_before;
    const WallsAround m_was;
    Encounter m_after;
    std::set<RecordId> m_fresh;
    std::set<RecordId> m_elsewhere;  // whose line is another one
};

}  // namespace

void settleDoors(Encounter& map) {
    std::set<RecordId> all;
    for (const DoorRecord& door : map.doors) all.insert(door.id);
    if (all.empty()) return;
    takeKinds(map, all);
    takeLines(map, all);
}

void keepDoorWalls(const Encounter& before, ChangeSet& changes) {
    if (!mayMatter(changes) || (before.doors.empty() && !changes.touches<DoorRecord>())) return;
    const ChangeSet ofWalls = changesOfWalls(changes);
    Encounter was;
    was.kinds = before.kinds;
    was.walls = before.walls;
    was.doors = before.doors;
    Encounter is = was;
    if (!apply(is, ofWalls)) return;  // whoever applies all of it says what is wrong
    const std::set<RecordId> beside = doorsBeside(is, ofWalls);
    if (beside.empty()) return;
    DoorsAfter doors(was, is);
    doors.follow(beside);
    std::set<RecordId> told;
    for (AnyChange& any : changes.changes)
        if (auto* door = std::get_if<Change<DoorRecord>>(&any); door != nullptr && door->after) {
            if (const DoorRecord& after = *doors.after().doors.find(door->id()); !(after == *door->after))
                door->after = after;
            told.insert(door->id());
        }
    for (const RecordId id : beside)
        if (!told.contains(id)) changes.replace(*is.doors.find(id), *doors.after().doors.find(id));
}

}  // namespace tenaille::document
