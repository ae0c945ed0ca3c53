// SPDX-License-Identifier: MIT
#include "core/io/import/wall_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "core/io/import/import_report.h"

namespace tenaille::io {
namespace {

using geometry::LatticePoint;

bool samePlace(const WallPoint& a, const WallPoint& b) { return a.x == b.x && a.y == b.y; }

WallLine emptyLike(const WallLine& line) { return {line.list, line.line, line.kind, {}}; }

// Rebuilds the lines from segments, joining those that follow each other without a gap.
class LineBuilder {
  public:
    explicit LineBuilder(WallLines& out) : m_out(out) {}

    void add(const WallLine& source, const CellSegment& segment) {
        if (m_line.points.empty() || !samePlace(m_line.points.back(), segment.a)) {
            close();
            m_line = emptyLike(source);
            m_line.points.push_back(segment.a);
        }
        m_line.points.push_back(segment.b);
    }

    void close() {
        if (m_line.points.size() > 1) m_out.push_back(std::move(m_line));
        m_line.points.clear();
    }

  private:
    WallLines& m_out;
    WallLine m_line;
};

double distanceToSegment(const WallPoint& p, const WallPoint& a, const WallPoint& b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double square = dx * dx + dy * dy;
    const double along =
        square > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0.0, 1.0) : 0;
    return std::hypot(p.x - a.x - along * dx, p.y - a.y - along * dy);
}

// Marks the points of line[first..last] that must stay. A stack instead of recursion: a hostile line would
// nest as deep as it is long.
std::vector<bool> pointsToKeep(const std::vector<WallPoint>& points, double tolerance) {
    std::vector<bool> keep(points.size(), false);
    keep.front() = keep.back() = true;
    std::vector<std::pair<std::size_t, std::size_t>> open{{0, points.size() - 1}};
    while (!open.empty()) {
        const auto [first, last] = open.back();
        open.pop_back();
        std::size_t worst = first;
        double distance = tolerance;
        for (std::size_t i = first + 1; i < last; ++i) {
            const double d = distanceToSegment(points[i], points[first], points[last]);
            if (d > distance) {
                distance = d;
                worst = i;
            }
        }
        if (worst == first) continue;
        keep[worst] = true;
        open.emplace_back(first, worst);
        open.emplace_back(worst, last);
    }
    return keep;
}

// The stretch of a wall segment that a gap covers, as shares of its length.
struct Stretch {
    double from = 0;
    double to = 0;
};

CellBox boxOf(const CellSegment& s, double margin) {
    return {std::min(s.a.x, s.b.x) - margin, std::min(s.a.y, s.b.y) - margin, std::max(s.a.x, s.b.x) + margin,
            std::max(s.a.y, s.b.y) + margin};
}

bool apart(const CellBox& a, const CellBox& b) {
    return a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
}

bool coveredBy(const CellSegment& wall, const CellSegment& gap, Stretch& stretch) {
    const double dx = wall.b.x - wall.a.x;
    const double dy = wall.b.y - wall.a.y;
    const double length = std::hypot(dx, dy);
    std::array<double, 2> along{};
    for (std::size_t i = 0; i < 2; ++i) {
        const WallPoint& end = i == 0 ? gap.a : gap.b;
        const double across = ((end.y - wall.a.y) * dx - (end.x - wall.a.x) * dy) / length;
        if (std::abs(across) > kGapTolerance) return false;
        along[i] = ((end.x - wall.a.x) * dx + (end.y - wall.a.y) * dy) / (length * length);
    }
    stretch.from = std::max(0.0, std::min(along[0], along[1]));
    stretch.to = std::min(1.0, std::max(along[0], along[1]));
    // Less than the tolerance is a door that only touches the wall's end.
    return (stretch.to - stretch.from) * length > kGapTolerance;
}

WallPoint pointAt(const CellSegment& segment, double share) {
    if (share <= 0) return segment.a;
    if (share >= 1) return segment.b;
    return {segment.a.x + share * (segment.b.x - segment.a.x),
            segment.a.y + share * (segment.b.y - segment.a.y), segment.a.index};
}

// Gaps in the order of their left edges: a wall looks only at those that begin between its own left edge,
// less the width of the widest gap, and its right edge.
class Gaps {
  public:
    explicit Gaps(std::span<const CellSegment> gaps) : m_found(gaps.size(), false) {
        for (std::size_t i = 0; i < gaps.size(); ++i) {
            m_gaps.push_back({boxOf(gaps[i], kGapTolerance), gaps[i], i});
            m_widest = std::max(m_widest, m_gaps.back().box.right - m_gaps.back().box.left);
        }
        std::sort(m_gaps.begin(), m_gaps.end(),
                  [](const Gap& a, const Gap& b) { return a.box.left < b.box.left; });
    }

    // The stretches of this wall that gaps cover, in order.
    const std::vector<Stretch>& in(const CellSegment& wall) {
        m_stretches.clear();
        const CellBox box = boxOf(wall, 0);
        auto gap =
            std::lower_bound(m_gaps.begin(), m_gaps.end(), box.left - m_widest,
                             [](const Gap& candidate, double left) { return candidate.box.left < left; });
        for (; gap != m_gaps.end() && gap->box.left <= box.right; ++gap) {
            Stretch stretch;
            if (apart(box, gap->box) || !coveredBy(wall, gap->where, stretch)) continue;
            m_found[gap->index] = true;
            m_stretches.push_back(stretch);
        }
        std::sort(m_stretches.begin(), m_stretches.end(),
                  [](const Stretch& a, const Stretch& b) { return a.from < b.from; });
        return m_stretches;
    }

    std::size_t found() const {
        return static_cast<std::size_t>(std::count(m_found.begin(), m_found.end(), true));
    }

  private:
    struct Gap {
        CellBox box;
        CellSegment where;
        std::size_t index = 0;
    };
    std::vector<Gap> m_gaps;
    double m_widest = 0;
    std::vector<bool> m_found;
    std::vector<Stretch> m_stretches;
};

struct PointHash {
    std::size_t operator()(LatticePoint p) const noexcept {
        const auto x = static_cast<std::uint64_t>(static_cast<std::uint32_t>(p.x));
        const auto y = static_cast<std::uint64_t>(static_cast<std::uint32_t>(p.y));
        return static_cast<std::size_t>((x << 32 | y) * 0x9E3779B97F4A7C15ULL >> 5);
    }
};

struct DirectedSegment {
    LatticePoint a;
    LatticePoint b;
    std::string_view kind;
    friend bool operator==(const DirectedSegment&, const DirectedSegment&) = default;
};

struct SegmentHash {
    std::size_t operator()(const DirectedSegment& s) const noexcept {
        return PointHash()(s.a) * 31 + PointHash()(s.b);
    }
};

// Coordinates in files have six decimals: closer points are one point that was rounded twice.
constexpr double kSamePoint = 2e-6;

class Snapper {
  public:
    Snapper(std::size_t segments, board::GridKind grid) : m_grid(grid) {
        m_points.reserve(segments);
        m_segments.reserve(segments);
    }

    void add(const WallLine& line) {
        SnappedLine now{line.kind, {}};
        for (const WallPoint& point : line.points) {
            const LatticePoint to = place(line, point);
            if (now.points.empty()) {
                now.points.push_back(to);
            } else if (now.points.back() == to) {
                note(m_out.collapsed, m_out.collapsedPlaces, line, point);
            } else if (isNew(now.points.back(), to, line.kind)) {
                now.points.push_back(to);
            } else {
                note(m_out.duplicates, m_out.duplicatePlaces, line, point);
                close(now);
                now.points.push_back(to);
            }
        }
        close(now);
    }

    Snapped take() { return std::move(m_out); }

  private:
    static void note(std::size_t& count, std::vector<std::string>& places, const WallLine& line,
                     const WallPoint& point) {
        ++count;
        if (places.size() < ImportReport::kMaxPlaces) places.push_back(placeOf(line, point));
    }

    LatticePoint place(const WallLine& line, const WallPoint& point) {
        const LatticePoint to = snapped(point, m_grid);
        const auto [known, isFirst] = m_points.try_emplace(to, point);
        const WallPoint& first = known->second;
        if (!isFirst && std::max(std::abs(first.x - point.x), std::abs(first.y - point.y)) > kSamePoint) {
            note(m_out.joined, m_out.joinedPlaces, line, point);
        }
        return to;
    }

    bool isNew(LatticePoint a, LatticePoint b, std::string_view kind) {
        return m_segments.insert({std::min(a, b), std::max(a, b), kind}).second;
    }

    void close(SnappedLine& line) {
        if (line.points.size() > 1) m_out.lines.push_back(line);
        line.points.clear();
    }

    board::GridKind m_grid;
    Snapped m_out;
    std::unordered_map<LatticePoint, WallPoint, PointHash> m_points;
    std::unordered_set<DirectedSegment, SegmentHash> m_segments;
};

}  // namespace

std::string placeOf(const WallLine& line, const WallPoint& point) {
    return std::string(line.list) + "[" + std::to_string(line.line) + "][" + std::to_string(point.index) +
           "]";
}

bool clipSegment(CellSegment& segment, const CellBox& box) {
    const CellSegment whole = segment;
    const double dx = whole.b.x - whole.a.x;
    const double dy = whole.b.y - whole.a.y;
    double enter = 0;
    double leave = 1;
    // For each side: how fast the segment leaves through it, and how far its start is inside of it.
    const std::array<std::pair<double, double>, 4> sides{{{-dx, whole.a.x - box.left},
                                                          {dx, box.right - whole.a.x},
                                                          {-dy, whole.a.y - box.top},
                                                          {dy, box.bottom - whole.a.y}}};
    for (const auto& [speed, inside] : sides) {
        if (speed == 0 && inside < 0) return false;
        if (speed < 0) enter = std::max(enter, inside / speed);
        if (speed > 0) leave = std::min(leave, inside / speed);
    }
    if (enter >= leave) return false;
    segment.a = pointAt(whole, enter);
    segment.b = pointAt(whole, leave);
    segment.b.index = whole.b.index;
    return !samePlace(segment.a, segment.b);
}

std::size_t dropZeroSegments(WallLines& lines) {
    std::size_t dropped = 0;
    for (WallLine& line : lines) {
        const std::size_t before = line.points.size();
        line.points.erase(std::unique(line.points.begin(), line.points.end(), samePlace), line.points.end());
        dropped += before - line.points.size();
    }
    std::erase_if(lines, [](const WallLine& line) { return line.points.size() < 2; });
    return dropped;
}

std::size_t clipLines(WallLines& lines, const CellBox& box) {
    WallLines kept;
    std::size_t shortened = 0;
    LineBuilder builder(kept);
    for (const WallLine& line : lines) {
        for (std::size_t i = 1; i < line.points.size(); ++i) {
            const CellSegment whole{line.points[i - 1], line.points[i]};
            CellSegment part = whole;
            const bool inside = clipSegment(part, box);
            if (!inside || !samePlace(whole.a, part.a) || !samePlace(whole.b, part.b)) ++shortened;
            if (inside) builder.add(line, part);
        }
        builder.close();
    }
    lines = std::move(kept);
    return shortened;
}

std::size_t simplifyLines(WallLines& lines, double tolerance) {
    std::size_t dropped = 0;
    for (WallLine& line : lines) {
        if (line.points.size() < 3) continue;
        const std::vector<bool> keep = pointsToKeep(line.points, tolerance);
        std::vector<WallPoint> kept;
        for (std::size_t i = 0; i < keep.size(); ++i) {
            if (keep[i]) kept.push_back(line.points[i]);
        }
        dropped += line.points.size() - kept.size();
        line.points = std::move(kept);
    }
    return dropped;
}

std::size_t cutGaps(WallLines& lines, std::span<const CellSegment> gaps, const ImportWatch& watch) {
    if (gaps.empty()) return 0;
    Gaps search(gaps);
    WallLines kept;
    LineBuilder builder(kept);
    for (const WallLine& line : lines) {
        if (watch.stop.stop_requested()) break;
        for (std::size_t i = 1; i < line.points.size(); ++i) {
            const CellSegment wall{line.points[i - 1], line.points[i]};
            double at = 0;
            for (const Stretch& stretch : search.in(wall)) {
                if (stretch.from > at) builder.add(line, {pointAt(wall, at), pointAt(wall, stretch.from)});
                at = std::max(at, stretch.to);
            }
            if (at < 1) builder.add(line, {pointAt(wall, at), wall.b});
        }
        builder.close();
    }
    lines = std::move(kept);
    return search.found();
}

std::size_t gapsOnLines(const WallLines& lines, std::span<const CellSegment> gaps, const ImportWatch& watch) {
    if (gaps.empty()) return 0;
    Gaps search(gaps);
    for (const WallLine& line : lines) {
        if (watch.stop.stop_requested()) break;
        for (std::size_t i = 1; i < line.points.size(); ++i) search.in({line.points[i - 1], line.points[i]});
    }
    return search.found();
}

std::size_t segmentCount(const WallLines& lines) {
    std::size_t count = 0;
    for (const WallLine& line : lines) count += line.points.size() - 1;
    return count;
}

double lengthOf(const WallLines& lines) {
    double length = 0;
    for (const WallLine& line : lines) {
        for (std::size_t i = 1; i < line.points.size(); ++i) {
            length +=
                std::hypot(line.points[i].x - line.points[i - 1].x, line.points[i].y - line.points[i - 1].y);
        }
    }
    return length;
}

std::int32_t snapped(double cells) {
    return static_cast<std::int32_t>(std::floor(cells * geometry::kUnitsPerCell + 0.5));
}

LatticePoint snapped(const WallPoint& point) { return {snapped(point.x), snapped(point.y)}; }

LatticePoint snapped(const WallPoint& point, board::GridKind grid) {
    return grid == board::GridKind::Square ? snapped(point)
                                           : board::nearestLatticePoint(grid, {point.x, point.y});
}

std::array<LatticePoint, 2> snappedEnds(const CellSegment& segment) {
    const auto [least, most] = std::minmax({snapped(segment.a), snapped(segment.b)});
    return {least, most};
}

Snapped snapToLattice(const WallLines& lines, board::GridKind grid) {
    Snapper snapper(segmentCount(lines), grid);
    for (const WallLine& line : lines) snapper.add(line);
    return snapper.take();
}

}  // namespace tenaille::io
