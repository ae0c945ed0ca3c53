// SPDX-License-Identifier: MIT
#include "ui/tools/align_tool.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tenaille::ui {

namespace {
constexpr int kMostCells = 50;
}

bool AlignTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    if (!context().encounter().pictures.empty()) m_from = event.at;
    return move(event);
}

bool AlignTool::move(const PointerEvent& event) {
    m_to = event.at;
    show();
    return true;
}

// The cells of a picture are squares.
LatticePoint AlignTool::corner() const {
    const std::int32_t wide = m_to.x - m_from->x;
    const std::int32_t high = m_to.y - m_from->y;
    const std::int32_t side = (std::abs(wide) + std::abs(high)) / 2;
    return {m_from->x + (wide < 0 ? -side : side), m_from->y + (high < 0 ? -side : side)};
}

bool AlignTool::release(const PointerEvent& event) {
    if (event.button != Qt::LeftButton) return false;
    if (!m_from) return true;
    move(event);
    const auto& pictures = context().encounter().pictures;
    // It may have gone meanwhile.
    const RecordId picture = pictures.empty() ? RecordId{} : pictures.begin()->id;
    const actions::AlignPicture intent{picture, *m_from, corner(), m_cells};
    cancel();
    if (picture != RecordId{} && intent.a != intent.b) context().perform(intent);
    return true;
}

bool AlignTool::wheel(int steps, const PointerEvent&) {
    m_cells = std::clamp(m_cells + steps, 1, kMostCells);
    show();
    return true;
}

bool AlignTool::cancel() {
    const bool active = m_from.has_value();
    m_from.reset();
    m_overlay = {};
    return active;
}

void AlignTool::show() {
    m_overlay = {};
    const QString cells = QCoreApplication::translate("Tools", "%1 × %1 cells of the picture").arg(m_cells);
    m_overlay.labels.push_back({cells, std::nullopt, LabelTone::Neutral, false});
    if (!m_from) return;
    const LatticePoint to = corner();
    m_overlay.polygons.push_back({AreaStyle::Draft, {*m_from, {to.x, m_from->y}, to, {m_from->x, to.y}}});
    for (int i = 1; i < m_cells; ++i) {
        const std::int32_t x = m_from->x + (to.x - m_from->x) * i / m_cells;
        const std::int32_t y = m_from->y + (to.y - m_from->y) * i / m_cells;
        m_overlay.lines.push_back({LineStyle::Guide, {{x, m_from->y}, {x, to.y}}});
        m_overlay.lines.push_back({LineStyle::Guide, {{m_from->x, y}, {to.x, y}}});
    }
}

// What the frame says of the picture, in its pixels; empty: it has no size yet.
QString AlignTool::measure() const {
    const auto& pictures = context().encounter().pictures;
    if (!m_from || pictures.empty()) return {};
    const board::PictureRecord& picture = *pictures.begin();
    const LatticePoint to = corner();
    const double side = std::abs(to.x - m_from->x);
    if (side < 1 || picture.width < 1 || picture.height < 1) return {};
    const double across = static_cast<double>(picture.pixelWidth) / picture.width;
    const double down = static_cast<double>(picture.pixelHeight) / picture.height;
    const auto start = [&](std::int32_t at, std::int32_t edge, double pixels) {
        const double cell = side / m_cells * pixels;
        const double rest = std::fmod((at - edge) * pixels, cell);
        return QLocale().toString(rest < 0 ? rest + cell : rest, 'f', 1);
    };
    return QCoreApplication::translate(
               "Tools", "Grid · cells of %1 pixels; the first whole one begins at %2, %3 of the picture")
        .arg(QLocale().toString(side / m_cells * across, 'f', 1),
             start(std::min(m_from->x, to.x), picture.x, across),
             start(std::min(m_from->y, to.y), picture.y, down));
}

QString AlignTool::hint() const {
    if (const QString measured = measure(); !measured.isEmpty()) return measured;
    if (context().encounter().pictures.empty())
        return QCoreApplication::translate(
            "Tools", "Grid · there is no picture to lay on the grid: File, Choose map picture");
    return QCoreApplication::translate(
               "Tools",
               "Grid · drag a frame over %1 × %1 cells of the picture · Shift+wheel changes "
               "their number · Esc goes back to selecting")
        .arg(m_cells);
}

}  // namespace tenaille::ui
