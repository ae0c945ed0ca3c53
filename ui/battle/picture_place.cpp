// SPDX-License-Identifier: MIT
#include "ui/battle/picture_place.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <cmath>

#include "ui/widgets/section_header.h"

namespace tenaille::ui {

namespace {

constexpr double kPlaceUnit = geometry::kUnitsPerCell;
// Beyond, a picture could not be stored (io/codec_values.cpp).
constexpr double kFarthestUnit = 1 << 20;

QDoubleSpinBox* pixelsBox(double least, double most) {
    auto* box = new QDoubleSpinBox;
    box->setRange(least, most);
    box->setDecimals(2);
    box->setKeyboardTracking(false);
    box->setSuffix(PicturePlace::tr(" px"));
    return box;
}

// The corner of the board in the plane, in lattice units.
board::Position cornerOf(const board::Extent& extent) {
    const board::PlaneBox box = board::planeBox(extent);
    return {box.left * kPlaceUnit, box.top * kPlaceUnit};
}

double pixelsPerCell(const board::PictureRecord& picture) {
    return picture.pixelWidth * kPlaceUnit / picture.width;
}

}  // namespace

PicturePlace::PicturePlace(BattleContext& context, QWidget* parent) : QWidget(parent), m_context(context) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new SectionHeader(tr("Picture on the grid")));
    auto* inside = new QVBoxLayout;
    inside->setContentsMargins(12, 10, 12, 12);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(12);
    m_cell = pixelsBox(1, 32'767);
    m_x = pixelsBox(-1e6, 1e6);
    m_y = pixelsBox(-1e6, 1e6);
    m_cell->setToolTip(tr("How many pixels of the picture a cell is wide and high"));
    for (QDoubleSpinBox* box : {m_x, m_y})
        box->setToolTip(
            tr("The pixel of the picture that lies in the upper left corner of the board; below zero "
               "the picture begins inside the board"));
    form->addRow(tr("Pixels a cell"), m_cell);
    form->addRow(tr("Begins at x"), m_x);
    form->addRow(tr("Begins at y"), m_y);
    m_covers = new QLabel;
    m_covers->setWordWrap(true);
    inside->addLayout(form);
    inside->addWidget(m_covers);
    layout->addLayout(inside);
    for (QDoubleSpinBox* box : {m_cell, m_x, m_y})
        connect(box, &QDoubleSpinBox::valueChanged, this, &PicturePlace::take);
    refresh();
}

void PicturePlace::refresh() {
    const auto& pictures = m_context.encounter().pictures;
    setEnabled(!pictures.empty());
    if (pictures.empty()) {
        m_covers->setText(tr("The map has no picture."));
        return;
    }
    const board::PictureRecord& picture = *pictures.begin();
    if (picture.width < 1 || picture.height < 1 || picture.pixelWidth < 1 || picture.pixelHeight < 1) return;
    m_showing = true;
    const board::Position corner = cornerOf(m_context.encounter().gridRecord().extent);
    // The picture lies on whole units; a number that was typed and comes to the same stays.
    const auto show = [](QDoubleSpinBox& box, double pixels, double unit) {
        if (std::abs(box.value() - pixels) > unit * 0.51) box.setValue(pixels);
    };
    const double unit = static_cast<double>(picture.pixelWidth) / picture.width;
    show(*m_cell, pixelsPerCell(picture), pixelsPerCell(picture) / picture.width);
    show(*m_x, (corner.x - picture.x) * picture.pixelWidth / picture.width, unit);
    show(*m_y, (corner.y - picture.y) * picture.pixelHeight / picture.height, unit);
    const auto cells = [](std::int32_t units) {
        return QLocale().toString(std::round(units * 100 / kPlaceUnit) / 100, 'g', 6);
    };
    m_covers->setText(tr("%1 × %2 cells").arg(cells(picture.width), cells(picture.height)));
    m_showing = false;
}

// What was not typed stays as it is, not as its field rounds it.
void PicturePlace::take() {
    const auto& pictures = m_context.encounter().pictures;
    if (m_showing || pictures.empty()) return;
    const board::PictureRecord& before = *pictures.begin();
    const auto* changed = qobject_cast<const QDoubleSpinBox*>(sender());
    const board::Position corner = cornerOf(m_context.encounter().gridRecord().extent);
    double startX = (corner.x - before.x) * before.pixelWidth / before.width;
    double startY = (corner.y - before.y) * before.pixelHeight / before.height;
    double across = before.width;
    double down = before.height;
    if (changed == m_cell) {
        across = before.pixelWidth * kPlaceUnit / m_cell->value();
        down = before.pixelHeight * kPlaceUnit / m_cell->value();
    }
    if (changed == m_x) startX = m_x->value();
    if (changed == m_y) startY = m_y->value();
    const double left = corner.x - startX * across / before.pixelWidth;
    const double top = corner.y - startY * down / before.pixelHeight;
    for (const double units : {across, down, left, top, left + across, top + down})
        if (std::abs(units) >= kFarthestUnit) {
            Q_EMIT m_context.refused(
                Problem{TENAILLE_PROBLEM("The picture would reach too far beyond the board."),
                        {},
                        TENAILLE_PROBLEM("Type more pixels a cell, or a smaller offset.")});
            return refresh();
        }
    board::PictureRecord after = before;
    const auto rounded = [](double units) { return static_cast<std::int32_t>(std::lround(units)); };
    after.x = rounded(left);
    after.y = rounded(top);
    after.width = std::max(1, rounded(across));
    after.height = std::max(1, rounded(down));
    if (after == before) return refresh();
    if (!m_context.perform(actions::PutElements{"alignPicture", {std::move(after)}})) refresh();
}

}  // namespace tenaille::ui
