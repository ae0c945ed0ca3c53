// SPDX-License-Identifier: MIT
#include "ui/print/print_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/scene/camera.h"

namespace tenaille::ui {

namespace {

constexpr double kRimMm = 3;         // beyond the border of the board: half of a wall stands there
constexpr double kTolerance = 1e-6;  // millimetres that rounding may cost

std::string number(double value) {
    // As many decimals as it has, at most two.
    QString text = QString::number(value, 'f', 2);
    while (text.endsWith(QLatin1Char('0'))) text.chop(1);
    if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    return text.toStdString();
}

bool isWithin(double value, double least, double most) { return value >= least && value <= most; }

// Where sheets may be cut along one axis, both ends of the board included.
struct CutLines {
    double from = 0;
    double to = 0;
    double first = 1;  // the first border between two rows of cells
    double step = 1;
    int count = 1;  // rows of cells

    double at(int cell) const { return cell <= 0 ? from : cell >= count ? to : first + (cell - 1) * step; }
};

struct BoardCuts {
    CutLines x;
    CutLines y;
};

BoardCuts cutsOf(const board::Extent& board) {
    const QRectF all = planeRect(board);
    BoardCuts cuts{{all.left(), all.right(), 1, 1, board.width},
                   {all.top(), all.bottom(), 1, 1, board.height}};
    if (!board::isHex(board.grid)) return cuts;
    const double narrow = std::sqrt(3.0) / 2;
    const bool pointy = board.grid == board::GridKind::HexPointy;
    cuts.x.step = pointy ? 1 : narrow;
    cuts.y.step = pointy ? narrow : 1;
    // Centres of the first cells lie at 0.
    cuts.x.first = cuts.x.step / 2;
    cuts.y.first = cuts.y.step / 2;
    return cuts;
}

// The ends of the parts along one axis, as many cells a part as there is room for; empty: not even one.
std::vector<double> divided(const CutLines& lines, double roomMm, const PageSetup& setup) {
    std::vector<double> ends{lines.from};
    for (int begin = 0; begin < lines.count;) {
        int end = begin;
        const auto fits = [&](int cell) {
            const double overlap = cell < lines.count ? setup.overlapMm : 0;
            return (lines.at(cell) - ends.back()) * setup.cellMm + overlap <= roomMm + kTolerance;
        };
        if (fits(lines.count))
            end = lines.count;
        else
            while (end + 1 < lines.count && fits(end + 1)) ++end;
        if (end == begin || ends.size() > kMostPrintedPages) return {};
        ends.push_back(lines.at(end));
        begin = end;
    }
    return ends;
}

// The same number of parts, as equally long as whole cells and the room allow.
std::vector<double> balanced(const CutLines& lines, double roomMm, const PageSetup& setup) {
    const std::vector<double> full = divided(lines, roomMm, setup);
    const int parts = static_cast<int>(full.size()) - 1;
    std::vector<double> ends{lines.from};
    for (int part = 1; part <= parts; ++part) {
        ends.push_back(lines.at((lines.count * part + parts / 2) / parts));
        const double overlap = part < parts ? setup.overlapMm : 0;
        const double mm = (ends.back() - ends[ends.size() - 2]) * setup.cellMm;
        if (mm + overlap > roomMm + kTolerance) return full;
    }
    return full.empty() ? full : ends;
}

// The longest part with the overlap behind it, in millimetres.
double longest(const std::vector<double>& ends, const PageSetup& setup) {
    double most = 0;
    for (std::size_t i = 1; i < ends.size(); ++i)
        most = std::max(most,
                        (ends[i] - ends[i - 1]) * setup.cellMm + (i + 1 < ends.size() ? setup.overlapMm : 0));
    return most;
}

struct Division {
    std::vector<double> x;
    std::vector<double> y;
    std::size_t pages() const { return x.empty() || y.empty() ? 0 : (x.size() - 1) * (y.size() - 1); }
};

Division divide(const board::Extent& board, const PageSetup& setup, bool landscape) {
    const QSizeF paper = paperMm(setup.paper, landscape);
    const BoardCuts cuts = cutsOf(board);
    return {balanced(cuts.x, paper.width() - 2 * setup.marginMm, setup),
            balanced(cuts.y, paper.height() - 2 * setup.marginMm, setup)};
}

// What is printed around a part: overlap towards a neighbour, a rim where there is none.
QRectF printedOf(const QRectF& part, const QRectF& board, const PageSetup& setup) {
    const double rim = kRimMm / setup.cellMm;
    const double overlap = setup.overlapMm / setup.cellMm;
    const auto beyond = [&](double end, double last) {
        return end >= last ? last + rim : std::min(end + overlap, last + rim);
    };
    const QPointF topLeft(part.left() <= board.left() ? board.left() - rim : part.left(),
                          part.top() <= board.top() ? board.top() - rim : part.top());
    return {topLeft, QPointF(beyond(part.right(), board.right()), beyond(part.bottom(), board.bottom()))};
}

Problem tooManyPages(const PageSetup& setup) {
    return {TENAILLE_PROBLEM("With cells of %1 mm the map takes more than %2 pages of %3."),
            {number(setup.cellMm), std::to_string(kMostPrintedPages), paperName(setup.paper).toStdString()},
            TENAILLE_PROBLEM("Choose smaller cells or larger paper.")};
}

Problem noRoom(const PageSetup& setup) {
    return {TENAILLE_PROBLEM("A cell of %1 mm does not fit on %2 with these margins and this overlap."),
            {number(setup.cellMm), paperName(setup.paper).toStdString()},
            TENAILLE_PROBLEM("Choose smaller cells, larger paper or narrower margins.")};
}

}  // namespace

QSizeF paperMm(Paper paper, bool landscape) {
    static constexpr std::array<std::array<double, 2>, 3> kSizes{{{210, 297}, {215.9, 279.4}, {297, 420}}};
    const auto& [narrow, wide] = kSizes[static_cast<std::size_t>(paper)];
    return landscape ? QSizeF(wide, narrow) : QSizeF(narrow, wide);
}

QString paperName(Paper paper) {
    static constexpr std::array kNames{"A4", "Letter", "A3"};
    return QString::fromLatin1(kNames[static_cast<std::size_t>(paper)]);
}

QString MapPage::label() const {
    QString letters;
    for (int left = row; left >= 0; left = left / 26 - 1)
        letters.prepend(QChar(u'A' + static_cast<char16_t>(left % 26)));
    return letters + QString::number(column + 1);
}

QRectF MapLayout::onPaper(const MapPage& page, const QRectF& plane) const {
    return {corner + (plane.topLeft() - page.part.topLeft()) * cellMm, plane.size() * cellMm};
}

Outcome checkSetup(const PageSetup& setup) {
    if (!isWithin(setup.cellMm, kLeastCellMm, kMostCellMm))
        return Problem{TENAILLE_PROBLEM("A cell of %1 mm cannot be printed."),
                       {number(setup.cellMm), number(kLeastCellMm), number(kMostCellMm)},
                       TENAILLE_PROBLEM("Choose a size from %2 to %3 mm.")};
    if (!isWithin(setup.marginMm, kLeastMarginMm, kMostMarginMm))
        return Problem{TENAILLE_PROBLEM("Margins of %1 mm are not possible."),
                       {number(setup.marginMm), number(kLeastMarginMm), number(kMostMarginMm)},
                       TENAILLE_PROBLEM("Choose a width from %2 to %3 mm.")};
    if (!isWithin(setup.overlapMm, 0, kMostOverlapMm))
        return Problem{TENAILLE_PROBLEM("An overlap of %1 mm is not possible."),
                       {number(setup.overlapMm), number(kMostOverlapMm)},
                       TENAILLE_PROBLEM("Choose a width from 0 to %2 mm.")};
    return Done{};
}

Result<MapLayout> layOut(const board::Extent& board, const PageSetup& setup) {
    if (const Outcome checked = checkSetup(setup); !checked) return checked.problem();
    const Division upright = divide(board, setup, false);
    const Division across = divide(board, setup, true);
    const bool fewer = across.pages() > 0 && (upright.pages() == 0 || across.pages() < upright.pages());
    const bool landscape = setup.turning == Turning::Automatic ? fewer : setup.turning == Turning::Landscape;
    const Division& division = landscape ? across : upright;
    if (division.pages() == 0) {
        // Either not one cell fits, or so many pages that counting was given up.
        const board::Extent small{board.grid, std::min(board.width, 2), std::min(board.height, 2)};
        return divide(small, setup, landscape).pages() == 0 ? noRoom(setup) : tooManyPages(setup);
    }
    if (division.pages() > kMostPrintedPages) return tooManyPages(setup);
    MapLayout layout;
    layout.paper = paperMm(setup.paper, landscape);
    layout.landscape = landscape;
    layout.cellMm = setup.cellMm;
    layout.columns = static_cast<int>(division.x.size()) - 1;
    layout.rows = static_cast<int>(division.y.size()) - 1;
    // The same place on every sheet, in the middle of the paper.
    const QSizeF used(longest(division.x, setup), longest(division.y, setup));
    layout.corner = {(layout.paper.width() - used.width()) / 2, (layout.paper.height() - used.height()) / 2};
    const QRectF all = planeRect(board);
    for (int row = 0; row < layout.rows; ++row)
        for (int column = 0; column < layout.columns; ++column) {
            const auto x = static_cast<std::size_t>(column);
            const auto y = static_cast<std::size_t>(row);
            const QRectF part(QPointF(division.x[x], division.y[y]),
                              QPointF(division.x[x + 1], division.y[y + 1]));
            layout.pages.push_back({row, column, part, printedOf(part, all, setup)});
        }
    return layout;
}

}  // namespace tenaille::ui
