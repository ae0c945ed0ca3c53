// SPDX-License-Identifier: MIT
#include "ui/battle/picture_place.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/widgets/section_header.h"

namespace tenaille::ui {

namespace {

QDoubleSpinBox* pixelsBox(double least, double most) {
    auto* box = new QDoubleSpinBox;
    box->setRange(least, most);
    box->setDecimals(2);
    box->setKeyboardTracking(false);
    box->setSuffix(PicturePlace::tr(" px"));
    return box;
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
    for (const auto& [box, number] :
         {std::pair(m_cell, &actions::PictureNumbers::pixelsPerCell),
          std::pair(m_x, &actions::PictureNumbers::startX), std::pair(m_y, &actions::PictureNumbers::startY)})
        connect(box, &QDoubleSpinBox::valueChanged, this,
                [this, number = number](double pixels) { take(number, pixels); });
    refresh();
}

void PicturePlace::refresh() {
    const board::PictureRecord* picture = shown();
    setEnabled(picture != nullptr);
    if (picture == nullptr) {
        m_covers->setText(tr("The map has no picture."));
        return;
    }
    m_showing = true;
    // The picture lies on whole units; a number that was typed and comes to the same stays.
    const auto show = [](QDoubleSpinBox& box, double pixels, double unit) {
        if (std::abs(box.value() - pixels) > unit * 0.51) box.setValue(pixels);
    };
    const actions::PictureNumbers now =
        actions::numbersOf(*picture, m_context.encounter().gridRecord().extent);
    const double unit = static_cast<double>(picture->pixelWidth) / picture->width;
    show(*m_cell, now.pixelsPerCell, now.pixelsPerCell / picture->width);
    show(*m_x, now.startX, unit);
    show(*m_y, now.startY, unit);
    const auto cells = [](std::int32_t units) {
        return QLocale().toString(std::round(units * 100.0 / geometry::kUnitsPerCell) / 100, 'g', 6);
    };
    m_covers->setText(tr("%1 × %2 cells").arg(cells(picture->width), cells(picture->height)));
    m_showing = false;
}

const board::PictureRecord* PicturePlace::shown() const {
    const auto& pictures = m_context.encounter().pictures;
    if (pictures.empty()) return nullptr;
    const board::PictureRecord& first = *pictures.begin();
    return std::min({first.width, first.height, first.pixelWidth, first.pixelHeight}) > 0 ? &first : nullptr;
}

void PicturePlace::take(double actions::PictureNumbers::*number, double pixels) {
    const board::PictureRecord* picture = shown();
    if (m_showing || picture == nullptr) return;
    const board::Extent& extent = m_context.encounter().gridRecord().extent;
    actions::PictureNumbers numbers = actions::numbersOf(*picture, extent);
    numbers.*number = pixels;
    Result<board::PictureRecord> after = actions::placed(*picture, extent, numbers);
    if (!after) Q_EMIT m_context.refused(after.problem());
    if (!after || *after == *picture ||
        !m_context.perform(actions::PutElements{"alignPicture", {*std::move(after)}}))
        refresh();
}

}  // namespace tenaille::ui
