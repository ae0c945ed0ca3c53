// SPDX-License-Identifier: MIT
#include "core/document/plain_walls.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

namespace tenaille::document {

namespace {

using board::LatticePoint;
using board::WallRecord;

constexpr std::uint32_t kFirstPlainId = 0x80000000;
constexpr std::size_t kNothing = std::numeric_limits<std::size_t>::max();

// A straight piece from its smaller to its larger end. Those on one line have the same direction (without a
// common factor) and the same `line`.
struct StraightPiece {
    LatticePoint direction;
    std::int64_t line = 0;
    LatticePoint from;
    LatticePoint to;
};

StraightPiece straight(LatticePoint a, LatticePoint b) {
    const auto [from, to] = std::minmax(a, b);
    const LatticePoint way = to - from;
    const std::int32_t factor = std::gcd(way.x, way.y);
    StraightPiece piece{{way.x / factor, way.y / factor}, 0, from, to};
    piece.line = static_cast<std::int64_t>(piece.direction.x) * from.y -
                 static_cast<std::int64_t>(piece.direction.y) * from.x;
    return piece;
}

// As long as they go. On one line points are in the order in which they compare.
std::vector<StraightPiece> longest(std::vector<StraightPiece> pieces) {
    const auto key = [](const StraightPiece& piece) {
        return std::tie(piece.direction, piece.line, piece.from, piece.to);
    };
    std::sort(pieces.begin(), pieces.end(), [&](const auto& a, const auto& b) { return key(a) < key(b); });
    std::vector<StraightPiece> joined;
    joined.reserve(pieces.size());
    for (const StraightPiece& piece : pieces) {
        const bool goesOn = !joined.empty() && joined.back().direction == piece.direction &&
                            joined.back().line == piece.line && piece.from <= joined.back().to;
        if (goesOn)
            joined.back().to = std::max(joined.back().to, piece.to);
        else
            joined.push_back(piece);
    }
    return joined;
}

// Follows pieces through the points where just two of them end. End 2 i is the `from` of piece i, end 2 i + 1
// its `to`.
class WallChains {
  public:
    explicit WallChains(std::span<const StraightPiece> pieces)
        : m_pieces(pieces), m_partner(2 * pieces.size(), kNothing), m_used(pieces.size(), false) {
        std::vector<std::pair<LatticePoint, std::size_t>> ends;
        ends.reserve(m_partner.size());
        for (std::size_t end = 0; end < m_partner.size(); ++end) ends.emplace_back(at(end), end);
        std::sort(ends.begin(), ends.end());
        for (std::size_t first = 0, last = 0; first < ends.size(); first = last) {
            while (last < ends.size() && ends[last].first == ends[first].first) ++last;
            if (last - first != 2) continue;
            m_partner[ends[first].second] = ends[first + 1].second;
            m_partner[ends[first + 1].second] = ends[first].second;
        }
    }

    std::vector<std::vector<LatticePoint>> chains() {
        std::vector<std::vector<LatticePoint>> found;
        for (std::size_t end = 0; end < m_partner.size(); ++end)
            if (m_partner[end] == kNothing && !m_used[end / 2]) found.push_back(oneWay(follow(end)));
        for (std::size_t piece = 0; piece < m_used.size(); ++piece)
            if (!m_used[piece]) found.push_back(ring(follow(2 * piece)));
        return found;
    }

  private:
    LatticePoint at(std::size_t end) const {
        return end % 2 == 0 ? m_pieces[end / 2].from : m_pieces[end / 2].to;
    }

    std::vector<LatticePoint> follow(std::size_t end) {
        std::vector<LatticePoint> points{at(end)};
        while (end != kNothing && !m_used[end / 2]) {
            m_used[end / 2] = true;
            const std::size_t other = end ^ 1U;
            points.push_back(at(other));
            end = m_partner[other];
        }
        return points;
    }

    static std::vector<LatticePoint> oneWay(std::vector<LatticePoint> points) {
        if (std::lexicographical_compare(points.rbegin(), points.rend(), points.begin(), points.end()))
            std::reverse(points.begin(), points.end());
        return points;
    }

    static std::vector<LatticePoint> ring(std::vector<LatticePoint> points) {
        points.pop_back();
        std::rotate(points.begin(), std::min_element(points.begin(), points.end()), points.end());
        if (points.back() < points[1]) std::reverse(points.begin() + 1, points.end());
        points.push_back(points.front());
        return points;
    }

    std::span<const StraightPiece> m_pieces;
    std::vector<std::size_t> m_partner;
    std::vector<bool> m_used;
};

void addCut(std::vector<WallRecord>& walls, const std::string& kind, std::span<const LatticePoint> points) {
    for (std::size_t first = 0; first + 1 < points.size(); first += kMostWallPieces) {
        const auto part = points.subspan(first, std::min(kMostWallPieces + 1, points.size() - first));
        WallRecord& wall = walls.emplace_back();
        wall.kind = kind;
        wall.points.assign(part.begin(), part.end());
    }
}

// FNV-1a.
class ShapeHash {
  public:
    void add(std::uint32_t value) { m_value = (m_value ^ value) * 0x100000001b3ULL; }
    std::uint32_t value() const { return static_cast<std::uint32_t>(m_value ^ (m_value >> 32U)); }

  private:
    std::uint64_t m_value = 0xcbf29ce484222325ULL;
};

// Leaves room above for ids that make way.
std::uint32_t wantedId(const WallRecord& wall) {
    constexpr std::uint32_t kDifferent = 0x7f000000;
    ShapeHash hash;
    for (const char letter : wall.kind) hash.add(static_cast<unsigned char>(letter));
    for (const LatticePoint point : wall.points) {
        hash.add(static_cast<std::uint32_t>(point.x));
        hash.add(static_cast<std::uint32_t>(point.y));
    }
    return kFirstPlainId + hash.value() % kDifferent;
}

}  // namespace

std::vector<geometry::Segment> longestPieces(const std::vector<geometry::Segment>& pieces) {
    std::vector<StraightPiece> straightOnes;
    straightOnes.reserve(pieces.size());
    for (const geometry::Segment& piece : pieces)
        if (piece.a != piece.b) straightOnes.push_back(straight(piece.a, piece.b));
    std::vector<geometry::Segment> found;
    for (const StraightPiece& piece : longest(std::move(straightOnes)))
        found.push_back({piece.from, piece.to});
    return found;
}

Table<WallRecord> identified(std::vector<WallRecord> walls) {
    std::vector<std::pair<std::uint32_t, WallRecord*>> wanted;
    wanted.reserve(walls.size());
    for (WallRecord& wall : walls) wanted.emplace_back(wantedId(wall), &wall);
    std::sort(wanted.begin(), wanted.end(), [](const auto& a, const auto& b) {
        return std::tie(a.first, a.second->kind, a.second->points) <
               std::tie(b.first, b.second->kind, b.second->points);
    });
    Table<WallRecord> table;
    std::uint32_t next = 0;
    for (const auto& [id, wall] : wanted) {
        wall->id.value = std::max(id, next);
        next = wall->id.value + 1;
        table.put(std::move(*wall));
    }
    return table;
}

Table<WallRecord> plainWalls(const std::vector<WallRecord>& walls) {
    std::vector<std::string_view> kinds;
    for (const WallRecord& wall : walls)
        if (std::find(kinds.begin(), kinds.end(), wall.kind) == kinds.end()) kinds.push_back(wall.kind);
    std::vector<WallRecord> plain;
    plain.reserve(walls.size());
    for (const std::string_view kind : kinds) {
        std::vector<StraightPiece> pieces;
        pieces.reserve(walls.size());
        for (const WallRecord& wall : walls)
            for (std::size_t i = 1; wall.kind == kind && i < wall.points.size(); ++i)
                if (wall.points[i - 1] != wall.points[i])
                    pieces.push_back(straight(wall.points[i - 1], wall.points[i]));
        pieces = longest(std::move(pieces));
        for (const auto& points : WallChains(pieces).chains()) addCut(plain, std::string(kind), points);
    }
    return identified(std::move(plain));
}

}  // namespace tenaille::document
