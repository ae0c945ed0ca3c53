// SPDX-License-Identifier: MIT
#include "core/rules/cover/obstacles.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/geometry/predicates.h"

namespace tenaille::cover {

namespace {

using geometry::Box;
using geometry::Segment;

constexpr int kLowReach = 6;  // CV-08: nine metres

Layers layerOf(board::CoverGrade grade) {
    switch (grade) {
        case board::CoverGrade::None:
            return 0;
        case board::CoverGrade::Partial:
            return kPartialLayer;
        case board::CoverGrade::Normal:
            return kNormalLayer;
        case board::CoverGrade::Improved:
            return kImprovedLayer;
    }
    return 0;
}

// The part of a low wall inside one cell.
struct CellShare {
    geometry::Share share;
    Cell cell;
};

bool sameStart(const geometry::Share& a, const geometry::Share& b) {
    return a.fromNum == b.fromNum && a.fromDen == b.fromDen;
}

std::optional<LatticePoint> onLattice(const geometry::SplitPoint& point) {
    const auto at = [&](std::int32_t from, std::int32_t to) -> std::optional<std::int32_t> {
        const __int128 way = static_cast<__int128>(to - from) * point.num;
        if (way % point.den != 0) return std::nullopt;
        return from + static_cast<std::int32_t>(way / point.den);
    };
    const auto x = at(point.base.a.x, point.base.b.x);
    const auto y = at(point.base.a.y, point.base.b.y);
    if (!x || !y) return std::nullopt;
    return LatticePoint{*x, *y};
}

// Every cell that the box touches, as far as it can lie within the reach of low obstacles from the space.
template <class Visit>
void forEachCellNear(const BoardView& board, const Box& box, const Space& space, Visit&& visit) {
    const std::int64_t unit = board.unitsPerCell();
    const auto cellOf = [unit](std::int64_t coordinate) {
        return static_cast<std::int32_t>(coordinate >= 0 ? coordinate / unit
                                                         : -((-coordinate + unit - 1) / unit));
    };
    constexpr std::int32_t kMargin = kLowReach + 2;
    constexpr std::int32_t kHexSpace = 4;  // no named hex space is wider on either side of its anchor
    const bool isHex = board::isHex(board.grid());
    const std::int32_t before = kMargin + (isHex ? kHexSpace : 0);
    const std::int32_t right = kMargin + (isHex ? kHexSpace : space.footprint.width);
    const std::int32_t below = kMargin + (isHex ? kHexSpace : space.footprint.height);
    const Cell first{std::max(cellOf(box.min.x) - 1, space.at.x - before),
                     std::max(cellOf(box.min.y) - 1, space.at.y - before)};
    const Cell last{std::min(cellOf(box.max.x) + 1, space.at.x + right),
                    std::min(cellOf(box.max.y) + 1, space.at.y + below)};
    for (std::int32_t y = first.y; y <= last.y; ++y)
        for (std::int32_t x = first.x; x <= last.x; ++x) visit(Cell{x, y});
}

}  // namespace

// The hull of a field: its box, and the strip along the way from one end to the other.
class ObstacleGatherer::Strip {
  public:
    explicit Strip(const LineField& field)
        : m_base(field.from.front()), m_ahead(field.to.front()), m_box{m_base, m_base} {
        for (const auto points : {field.from, field.to}) {
            for (const LatticePoint p : points) {
                m_box.min = {std::min(m_box.min.x, p.x), std::min(m_box.min.y, p.y)};
                m_box.max = {std::max(m_box.max.x, p.x), std::max(m_box.max.y, p.y)};
                const std::int64_t across = geometry::cross(m_base, m_ahead, p);
                m_low = std::min(m_low, across);
                m_high = std::max(m_high, across);
            }
        }
    }

    board::Band band() const { return {m_box, m_base, m_ahead, m_low, m_high}; }

    bool mayTouch(Segment s) const {
        if (!geometry::boundingBox(s).touches(m_box)) return false;
        const std::int64_t a = geometry::cross(m_base, m_ahead, s.a);
        const std::int64_t b = geometry::cross(m_base, m_ahead, s.b);
        return std::min(a, b) <= m_high && std::max(a, b) >= m_low;
    }

  private:
    LatticePoint m_base;
    LatticePoint m_ahead;
    Box m_box;
    std::int64_t m_low = 0;
    std::int64_t m_high = 0;
};

bool contains(board::GridKind grid, const Space& space, Cell cell) {
    if (!board::isHex(grid))
        return cell.x >= space.at.x && cell.x < space.at.x + space.footprint.width && cell.y >= space.at.y &&
               cell.y < space.at.y + space.footprint.height;
    const auto own = board::cells(grid, space.footprint);
    return std::find(own.begin(), own.end(), cell - space.at) != own.end();
}

bool actsOn(const BoardView& board, const Space& attacker, const board::Barrier& barrier) {
    if (!barrier.effect.oneWay) return true;
    std::int64_t side = 0;  // of the middle, times the number of cells
    for (const Cell cell : board::cellsAt(board.grid(), attacker.footprint, attacker.at))
        side += geometry::cross(barrier.where.a, barrier.where.b, board.centreOf(cell));
    return side <= 0;
}

CellCorners cornersOf(const BoardView& board, Cell cell) {
    CellCorners corners;
    const std::int32_t unit = board.unitsPerCell();
    if (!board::isHex(board.grid())) {
        const LatticePoint min{cell.x * unit, cell.y * unit};
        corners.points = {min, {min.x + unit, min.y}, {min.x + unit, min.y + unit}, {min.x, min.y + unit}, {},
                          {}};
        corners.count = 4;
        return corners;
    }
    const auto all = board.cornersOf(cell);
    std::copy(all.begin(), all.end(), corners.points.begin());
    corners.count = all.size();
    return corners;
}

bool ObstacleGatherer::isFresh(std::vector<std::uint32_t>& seen, std::uint32_t index) const {
    return std::exchange(seen[index], m_round) != m_round;
}

void ObstacleGatherer::begin(const BoardView& board, const ObstacleQuestion& question, Obstacles& obstacles) {
    m_board = &board;
    m_question = &question;
    m_out = &obstacles;
    obstacles.pieces.clear();
    obstacles.splits.clear();
    obstacles.present = 0;
    if (m_seenBarriers.size() != board.barriers().size() ||
        m_seenCells.size() != board.specialCells().size() ||
        m_round == std::numeric_limits<std::uint32_t>::max()) {
        m_seenBarriers.assign(board.barriers().size(), 0);
        m_seenCells.assign(board.specialCells().size(), 0);
        m_round = 0;
    }
    ++m_round;
}

void ObstacleGatherer::gather(const BoardView& board, const ObstacleQuestion& question,
                              const LineField& field, Obstacles& obstacles) {
    class Never final : public ObstacleWatch {
        bool isEnough(const Obstacles&) override { return false; }
    } never;
    gather(board, question, field, obstacles, never);
}

bool ObstacleGatherer::gather(const BoardView& board, const ObstacleQuestion& question,
                              const LineField& field, Obstacles& obstacles, ObstacleWatch& watch) {
    begin(board, question, obstacles);
    const Strip strip(field);
    const board::Band band = strip.band();
    const auto took = [&](auto&& add) {
        const std::size_t before = obstacles.pieces.size();
        add();
        return obstacles.pieces.size() != before && watch.isEnough(obstacles);
    };
    const bool isWhole = board.barrierIndex().visitBand(band, [&](std::uint32_t index) {
        return !took([&] { addBarrier(index, strip); });
    }) && board.cellIndex().visitBand(band, [&](std::uint32_t index) {
        return !took([&] { addCell(index, strip); });
    });
    for (const Piece& piece : obstacles.pieces) obstacles.present |= piece.layer;
    for (const SplitPiece& piece : obstacles.splits) obstacles.present |= piece.layer;
    return isWhole;
}

Layers possibleLayers(const BoardView& board, const ObstacleQuestion& question) {
    const board::Presence& here = board.presence();
    Layers layers = 0;
    if (question.passage == Passage::Sight ? here.stopsSight : here.stopsEffect) layers |= kSolidLayer;
    for (const board::CoverGrade grade :
         {board::CoverGrade::Partial, board::CoverGrade::Normal, board::CoverGrade::Improved})
        if (question.coverToo && here.has(grade)) layers |= layerOf(grade);
    return layers;
}

void ObstacleGatherer::addBarrier(std::uint32_t index, const Strip& strip) {
    const board::Barrier& barrier = m_board->barriers()[index];
    if (!isFresh(m_seenBarriers, index) || !strip.mayTouch(barrier.where)) return;
    if (barrier.effect.oneWay && !acts(barrier)) return;
    const bool stops =
        m_question->passage == Passage::Sight ? barrier.effect.stopsSight : barrier.effect.stopsEffect;
    const bool coverCounts = m_question->coverToo && (m_question->ownSlits || !isOwnSlit(barrier));
    const Layers cover = coverCounts ? layerOf(barrier.effect.cover) : Layers{0};
    const bool isLow = cover != 0 && barrier.effect.low;
    const Layers whole = static_cast<Layers>((stops ? kSolidLayer : 0) | (isLow ? 0 : cover));
    if (whole != 0) m_out->pieces.push_back({barrier.where, whole, {false, index}});
    if (isLow) addLowBarrier(index);
}

// One-way walls, from their open side, do not.
bool ObstacleGatherer::acts(const board::Barrier& barrier) const {
    if (m_question->origin) return barrier.actsFrom(*m_question->origin);
    return !m_question->attacker || actsOn(*m_board, *m_question->attacker, barrier);
}

// CV-11, option: improved cover that borders a cell of the attacker, or leads through it.
bool ObstacleGatherer::isOwnSlit(const board::Barrier& barrier) const {
    if (barrier.effect.cover != board::CoverGrade::Improved || !m_question->attacker) return false;
    const Space& attacker = *m_question->attacker;
    const auto own = board::cellsAt(m_board->grid(), attacker.footprint, attacker.at);
    return std::any_of(own.begin(), own.end(), [&](Cell cell) {
        const CellCorners corners = cornersOf(*m_board, cell);
        return geometry::shareInside(barrier.where, corners.span()).has_value();
    });
}

// CV-08 (b), option: the wall is as near as its nearest cell, to each of the two.
void ObstacleGatherer::addWholeLowBarrier(std::uint32_t index) {
    const board::Barrier& barrier = m_board->barriers()[index];
    std::vector<Cell> borderedBy;
    const auto addNear = [&](const Space& space) {
        forEachCellNear(*m_board, geometry::boundingBox(barrier.where), space, [&](Cell cell) {
            const CellCorners corners = cornersOf(*m_board, cell);
            if (geometry::shareInside(barrier.where, corners.span())) borderedBy.push_back(cell);
        });
    };
    addNear(m_question->target);
    if (m_question->attacker) addNear(*m_question->attacker);
    if (lowCounts(borderedBy))
        m_out->pieces.push_back({barrier.where, layerOf(barrier.effect.cover), {false, index}});
}

// CV-08 (b): each cell's part of the wall has its own distances; a part on a border belongs to both cells.
void ObstacleGatherer::addLowBarrier(std::uint32_t index) {
    if (m_question->wholeLow) return addWholeLowBarrier(index);
    const board::Barrier& barrier = m_board->barriers()[index];
    std::vector<CellShare> shares;
    forEachCellNear(*m_board, geometry::boundingBox(barrier.where), m_question->target, [&](Cell cell) {
        const CellCorners corners = cornersOf(*m_board, cell);
        const auto share = geometry::shareInside(barrier.where, corners.span());
        if (share) shares.push_back({*share, cell});
    });
    while (!shares.empty()) {
        const geometry::Share share = shares.front().share;
        std::vector<Cell> borderedBy;
        std::erase_if(shares, [&](const CellShare& other) {
            if (!sameStart(other.share, share)) return false;
            borderedBy.push_back(other.cell);
            return true;
        });
        if (!lowCounts(borderedBy)) continue;
        const geometry::SplitPoint a{barrier.where, share.fromNum, share.fromDen};
        const geometry::SplitPoint b{barrier.where, share.toNum, share.toDen};
        const auto wholeA = onLattice(a);
        const auto wholeB = onLattice(b);
        const Layers layer = layerOf(barrier.effect.cover);
        if (wholeA && wholeB)
            m_out->pieces.push_back({{*wholeA, *wholeB}, layer, {false, index}});
        else
            m_out->splits.push_back({a, b, layer, {false, index}});
    }
}

void ObstacleGatherer::addCell(std::uint32_t index, const Strip& strip) {
    if (!isFresh(m_seenCells, index)) return;
    const board::SpecialCell& special = m_board->specialCells()[index];
    const bool stops =
        special.effect.solid || (m_question->passage == Passage::Sight && special.effect.opaque);
    const Layers cover = coverCounts(special) ? layerOf(special.effect.cover) : Layers{0};
    const Layers layer = static_cast<Layers>((stops ? kSolidLayer : 0) | cover);
    if (layer == 0) return;
    const CellCorners corners = cornersOf(*m_board, special.cell);
    for (std::size_t i = 0; i < corners.count; ++i) {
        const Segment side{corners.points[i], corners.points[(i + 1) % corners.count]};
        if (strip.mayTouch(side)) m_out->pieces.push_back({side, layer, {true, index}});
    }
}

// GEO-3: not under the attacker; CV-08: low ones by distance; by option not under the target.
bool ObstacleGatherer::coverCounts(const board::SpecialCell& special) const {
    if (!m_question->coverToo || special.effect.cover == board::CoverGrade::None) return false;
    const board::GridKind grid = m_board->grid();
    if (m_question->attacker && contains(grid, *m_question->attacker, special.cell)) return false;
    if (!m_question->targetCells && contains(grid, m_question->target, special.cell)) return false;
    if (!m_question->ownSlits && special.effect.cover == board::CoverGrade::Improved &&
        m_question->attacker &&
        board::distance(grid, m_question->attacker->footprint, m_question->attacker->at, {}, special.cell) <=
            1)
        return false;
    return !special.effect.low || lowCounts({&special.cell, 1});
}

bool ObstacleGatherer::lowCounts(std::span<const Cell> borderedBy) const {
    const auto distanceFrom = [&](const Space& space) {
        int best = std::numeric_limits<int>::max();
        for (const Cell cell : borderedBy)
            best = std::min(best, board::distance(m_board->grid(), space.footprint, space.at, {}, cell));
        return best;
    };
    const int fromTarget = distanceFrom(m_question->target);
    if (fromTarget > kLowReach) return false;
    return !m_question->attacker || distanceFrom(*m_question->attacker) >= fromTarget;
}

}  // namespace tenaille::cover
