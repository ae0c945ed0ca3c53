// SPDX-License-Identifier: MIT
#include "core/rules/cover/contacts.h"

#include <algorithm>
#include <utility>

#include "core/geometry/predicates.h"

namespace tenaille::cover {

namespace {

using geometry::Along;
using geometry::SplitPoint;

// The line through an obstacle has no ends, so that of a split piece is the line of its wall.
int sideOfLine(LatticePoint a, LatticePoint b, LatticePoint p) { return geometry::side(a, b, p); }
int sideOfLine(const SplitPoint& a, const SplitPoint&, LatticePoint p) {
    return geometry::side(a.base.a, a.base.b, p);
}

LatticePoint rounded(LatticePoint p) { return p; }
LatticePoint rounded(const SplitPoint& p) {
    const auto at = [&](std::int32_t from, std::int32_t to) {
        return from + static_cast<std::int32_t>(static_cast<__int128>(to - from) * p.num / p.den);
    };
    return {at(p.base.a.x, p.base.b.x), at(p.base.a.y, p.base.b.y)};
}

constexpr Along kStart{0, 1};

bool isReversal(LatticePoint before, LatticePoint corner, LatticePoint after) {
    return geometry::cross(corner, before, after) == 0 && geometry::dot(corner, before, after) > 0;
}

}  // namespace

void ContactPath::reset(const std::array<LatticePoint, 4>& points) {
    m_legCount = 0;
    m_crossed = 0;
    m_alongMiddle = 0;
    m_contacts.clear();
    int part = 0;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        if (points[i] == points[i + 1]) continue;
        if (m_legCount > 0) {
            const Leg& before = m_legs[static_cast<std::size_t>(m_legCount) - 1];
            if (isReversal(before.from, before.to, points[i + 1])) ++part;
        }
        m_legs[static_cast<std::size_t>(m_legCount++)] = {points[i], points[i + 1], part, i == 1};
    }
}

ContactPath::Place ContactPath::placeOf(int leg, const Along& along) const {
    const Leg& here = m_legs[static_cast<std::size_t>(leg)];
    const bool hasNext = leg + 1 < m_legCount && m_legs[static_cast<std::size_t>(leg) + 1].part == here.part;
    if (hasNext && along == geometry::along(here.from, here.to, here.to)) return {here.part, leg + 1, kStart};
    return {here.part, leg, along};
}

template <class Point>
void ContactPath::addAtVertex(int leg, bool atEnd, const Point& target, Layers layer, Origin origin) {
    const Leg& here = m_legs[static_cast<std::size_t>(leg)];
    const int otherIndex = atEnd ? leg + 1 : leg - 1;
    const LatticePoint vertex = atEnd ? here.to : here.from;
    Contact contact;
    contact.first = placeOf(leg, geometry::along(here.from, here.to, vertex));
    contact.last = contact.first;
    contact.layer = layer;
    contact.origin = origin;
    contact.at = vertex;
    const bool isInner = otherIndex >= 0 && otherIndex < m_legCount &&
                         m_legs[static_cast<std::size_t>(otherIndex)].part == here.part;
    if (isInner) {
        const Leg& other = m_legs[static_cast<std::size_t>(otherIndex)];
        const LatticePoint ahead = atEnd ? other.to : here.to;
        const LatticePoint back = atEnd ? here.from : other.from;
        const int fromAhead = geometry::sideOf(vertex, ahead, target);
        const int fromBack = geometry::sideOf(vertex, back, target);
        const bool onAhead = fromAhead == 0 && geometry::along(vertex, ahead, target).num > 0;
        const bool onBack = fromBack == 0 && geometry::along(vertex, back, target).num > 0;
        if (!onAhead && !onBack) {
            // Left: strictly inside the sector from the ray ahead, turning through positive cross products,
            // to the ray back.
            const int turn = geometry::side(vertex, ahead, back);
            contact.left = turn == 0  ? fromAhead > 0
                           : turn > 0 ? fromAhead > 0 && fromBack < 0
                                      : !(fromBack > 0 && fromAhead < 0);
            contact.right = !contact.left;
        }
    }
    m_contacts.push_back(contact);
}

template <class Point>
void ContactPath::addOnLeg(int leg, const Point& a, const Point& b, Layers layer, Origin origin) {
    const Leg& here = m_legs[static_cast<std::size_t>(leg)];
    const int sideA = geometry::sideOf(here.from, here.to, a);
    const int sideB = geometry::sideOf(here.from, here.to, b);
    if (sideA == 0 && sideB == 0) {
        const Along end = geometry::along(here.from, here.to, here.to);
        const Along atA = geometry::along(here.from, here.to, a);
        const Along atB = geometry::along(here.from, here.to, b);
        const bool forward = atA <= atB;
        const Along low = std::max(forward ? atA : atB, kStart);
        const Along high = std::min(forward ? atB : atA, end);
        if (low > high) return;
        Contact contact;
        contact.first = placeOf(leg, low);
        contact.last = placeOf(leg, high);
        contact.layer = layer;
        contact.origin = origin;
        contact.at = low == kStart ? here.from : rounded(forward ? a : b);
        m_contacts.push_back(contact);
        if (here.isMiddle && low < high) m_alongMiddle |= layer;
        if ((forward ? atB : atA) > end) addAtVertex(leg, true, forward ? b : a, layer, origin);
        if ((forward ? atA : atB) < kStart) addAtVertex(leg, false, forward ? a : b, layer, origin);
        return;
    }
    if (sideA * sideB > 0) return;
    const int fromSide = sideOfLine(a, b, here.from);
    const int toSide = sideOfLine(a, b, here.to);
    if (fromSide * toSide > 0) return;
    if (sideA * sideB < 0 && fromSide * toSide < 0) {
        m_crossed |= layer;
        return;
    }
    if (fromSide == 0 || toSide == 0) {
        if (sideA != 0) addAtVertex(leg, fromSide != 0, a, layer, origin);
        if (sideB != 0) addAtVertex(leg, fromSide != 0, b, layer, origin);
        return;
    }
    Contact contact;
    contact.first = placeOf(leg, geometry::along(here.from, here.to, sideA == 0 ? a : b));
    contact.last = contact.first;
    const int outside = sideA == 0 ? sideB : sideA;
    contact.left = outside > 0;
    contact.right = outside < 0;
    contact.layer = layer;
    contact.origin = origin;
    contact.at = rounded(sideA == 0 ? a : b);
    m_contacts.push_back(contact);
}

template <class Point>
void ContactPath::addPiece(const Point& a, const Point& b, Layers layer, Origin origin) {
    for (int leg = 0; leg < m_legCount; ++leg) addOnLeg(leg, a, b, layer, origin);
}

template void ContactPath::addPiece(const LatticePoint&, const LatticePoint&, Layers, Origin);
template void ContactPath::addPiece(const SplitPoint&, const SplitPoint&, Layers, Origin);

const ContactPath::Contact* ContactPath::firstSealed(Layers layers) {
    bool left = false;
    bool right = false;
    for (const Contact& contact : m_contacts) {
        left = left || ((contact.layer & layers) != 0 && contact.left);
        right = right || ((contact.layer & layers) != 0 && contact.right);
    }
    if (!left || !right) return nullptr;

    m_sorted.clear();
    std::copy_if(m_contacts.begin(), m_contacts.end(), std::back_inserter(m_sorted),
                 [layers](const Contact& contact) { return (contact.layer & layers) != 0; });
    std::sort(m_sorted.begin(), m_sorted.end(), [](const Contact& a, const Contact& b) {
        const auto order = a.first <=> b.first;
        return order != 0 ? order < 0 : a.origin < b.origin;
    });
    std::size_t groupStart = 0;
    Place groupEnd;
    for (std::size_t i = 0; i < m_sorted.size(); ++i) {
        const Contact& contact = m_sorted[i];
        if (i == 0 || groupEnd < contact.first) {
            groupStart = i;
            groupEnd = contact.last;
            left = false;
            right = false;
        }
        groupEnd = std::max(groupEnd, contact.last);
        left = left || contact.left;
        right = right || contact.right;
        if (left && right) return &m_sorted[groupStart];
    }
    return nullptr;
}

bool ContactPath::coversMiddle(Layers layers) const {
    for (int leg = 0; leg < m_legCount; ++leg) {
        const Leg& middle = m_legs[static_cast<std::size_t>(leg)];
        if (!middle.isMiddle) continue;
        const Place end = placeOf(leg, geometry::along(middle.from, middle.to, middle.to));
        Place covered{middle.part, leg, kStart};
        // Each round extends the covered part by one obstacle at least: as many rounds as contacts.
        for (bool grew = true; grew && covered < end;) {
            grew = false;
            for (const Contact& contact : m_contacts) {
                const bool extends = (contact.layer & layers) != 0 && contact.first.part == middle.part &&
                                     contact.first <= covered && contact.last > covered &&
                                     (contact.last.leg == leg || contact.last == end);
                if (!extends) continue;
                covered = contact.last;
                grew = true;
            }
        }
        return covered >= end;
    }
    return false;
}

}  // namespace tenaille::cover
