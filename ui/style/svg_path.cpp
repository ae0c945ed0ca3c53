// SPDX-License-Identifier: MIT
#include "ui/style/svg_path.h"

#include <QtMath>
#include <cctype>
#include <charconv>
#include <cmath>

namespace tenaille::ui {
namespace {

// Reads the letters and numbers of a `d` attribute one after the other.
class PathReader {
  public:
    explicit PathReader(std::string_view text) : m_rest(text) {}

    bool parse() {
        while (skipSeparators(), !m_rest.empty()) {
            if (std::isalpha(static_cast<unsigned char>(m_rest.front()))) {
                m_letter = m_rest.front();
                m_rest.remove_prefix(1);
            } else if (m_letter == 'M' || m_letter == 'm') {
                m_letter = m_letter == 'M' ? 'L' : 'l';  // further pairs after a move are lines
            }
            if (!segment()) return false;
        }
        return !m_path.isEmpty();
    }
    const QPainterPath& path() const { return m_path; }

  private:
    void skipSeparators() {
        while (!m_rest.empty() &&
               (m_rest.front() == ',' || std::isspace(static_cast<unsigned char>(m_rest.front()))))
            m_rest.remove_prefix(1);
    }

    double number() {
        skipSeparators();
        double value = 0;
        // std::from_chars never looks at the locale: icons must not change in a French session.
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        if (error != std::errc()) {
            m_failed = true;
            return 0;
        }
        m_rest.remove_prefix(static_cast<size_t>(end - m_rest.data()));
        return value;
    }

    QPointF point() {
        const double x = number();
        const double y = number();
        return QPointF(x, y) + (relative() ? m_at : QPointF());
    }

    bool relative() const { return std::islower(static_cast<unsigned char>(m_letter)) != 0; }

    bool segment() {
        switch (std::toupper(static_cast<unsigned char>(m_letter))) {
            case 'M':
                m_path.moveTo(m_at = point());
                break;
            case 'L':
                m_path.lineTo(m_at = point());
                break;
            case 'H':
                m_at.setX(number() + (relative() ? m_at.x() : 0)), m_path.lineTo(m_at);
                break;
            case 'V':
                m_at.setY(number() + (relative() ? m_at.y() : 0)), m_path.lineTo(m_at);
                break;
            case 'C': {
                const QPointF one = point();
                const QPointF two = point();
                m_path.cubicTo(one, two, m_at = point());
                break;
            }
            case 'Q': {
                const QPointF middle = point();
                m_path.quadTo(middle, m_at = point());
                break;
            }
            case 'A':
                arc();
                break;
            case 'Z':
                m_path.closeSubpath();
                m_at = m_path.currentPosition();
                m_letter = ' ';  // a number straight after Z has no meaning
                break;
            default:
                return false;
        }
        return !m_failed;
    }

    // From two points, radii and two flags to centre and angles, as SVG 1.1 appendix F.6.5 asks; turned
    // ellipses left out.
    void arc() {
        double rx = std::abs(number());
        double ry = std::abs(number());
        const double turned = number();
        const bool large = number() != 0;
        const bool clockwise = number() != 0;
        const QPointF from = m_at;
        const QPointF to = point();
        if (m_failed || rx == 0 || ry == 0 || (turned != 0 && rx != ry)) {
            m_failed = true;
            return;
        }
        const QPointF half((from.x() - to.x()) / 2 / rx, (from.y() - to.y()) / 2 / ry);
        const double size = half.x() * half.x() + half.y() * half.y();
        if (size > 1)
            rx *= std::sqrt(size), ry *= std::sqrt(size);  // too small to reach: grown as the standard says
        const double away = size >= 1 ? 0 : std::sqrt(1 / size - 1) * (large == clockwise ? -1 : 1);
        const QPointF centre((from.x() + to.x()) / 2 + away * half.y() * rx,
                             (from.y() + to.y()) / 2 - away * half.x() * ry);
        const auto angle = [&](const QPointF& p) {
            return qRadiansToDegrees(std::atan2(-(p.y() - centre.y()) / ry, (p.x() - centre.x()) / rx));
        };
        const double start = angle(from);
        double sweep = angle(to) - start;
        if (clockwise && sweep > 0) sweep -= 360;
        if (!clockwise && sweep < 0) sweep += 360;
        m_path.arcTo(QRectF(centre.x() - rx, centre.y() - ry, 2 * rx, 2 * ry), start, sweep);
        m_at = to;
    }

    std::string_view m_rest;
    QPainterPath m_path;
    QPointF m_at;
    char m_letter = ' ';
    bool m_failed = false;
};

// The text between the quotes of name="..." inside one element; empty when it is not there.
std::string_view attribute(std::string_view element, std::string_view name) {
    const size_t start = element.find(name);
    if (start == std::string_view::npos) return {};
    element.remove_prefix(start + name.size());
    return element.substr(0, element.find('"'));
}

}  // namespace

std::optional<QPainterPath> parseSvgPath(std::string_view d) {
    PathReader reader(d);
    if (!reader.parse()) return std::nullopt;
    return reader.path();
}

std::vector<IconShape> parseIcon(std::string_view svg) {
    std::vector<IconShape> shapes;
    while (true) {
        const size_t start = svg.find("<path");
        if (start == std::string_view::npos) return shapes;
        svg.remove_prefix(start);
        const std::string_view element = svg.substr(0, svg.find('>'));
        auto path = parseSvgPath(attribute(element, " d=\""));
        if (!path) return {};
        shapes.push_back({*path, attribute(element, " fill=\"") == "currentColor"});
        svg.remove_prefix(element.size());
    }
}

}  // namespace tenaille::ui
