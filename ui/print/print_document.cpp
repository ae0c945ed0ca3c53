// SPDX-License-Identifier: MIT
#include "ui/print/print_document.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>

#include "core/io/safe_writer.h"
#include "ui/print/assembly_sheet.h"
#include "ui/print/drawn_pages.h"
#include "ui/print/page_marks.h"
#include "ui/print/pdf_scaling.h"

namespace tenaille::ui {

namespace {

constexpr int kDotsPerInch = 1200;  // of coordinates: a fiftieth of a millimetre
constexpr double kMmPerInch = 25.4;
constexpr int kPrintDocumentOverviewPixels = 1600;

QPageSize pageSize(Paper paper) {
    switch (paper) {
        case Paper::A4:
            return QPageSize(QPageSize::A4);
        case Paper::Letter:
            return QPageSize(QPageSize::Letter);
        case Paper::A3:
            return QPageSize(QPageSize::A3);
    }
    return QPageSize(QPageSize::A4);
}

Problem notPrinted() {
    return {TENAILLE_PROBLEM("The pages could not be printed."),
            {},
            TENAILLE_PROBLEM("See whether the printer is ready, or save a PDF file and print that.")};
}

}  // namespace

int PrintPlan::pageCount() const {
    const std::size_t mapPages = map ? map->pages.size() : 0;
    return static_cast<int>(mapPages + standUps.size()) + (assembly ? 1 : 0);
}

Result<PrintPlan> planPrint(const document::Encounter& encounter, const PrintWish& wish,
                            const Pictures& decoded) {
    if (const Outcome checked = checkSetup(wish.setup); !checked) return checked.problem();
    const document::Encounter shown = document::project(encounter, wish.content.audience);
    PrintPlan plan;
    plan.landscape = wish.setup.turning == Turning::Landscape;
    if (wish.map) {
        Result<MapLayout> layout = layOut(encounter.gridRecord().extent, wish.setup);
        if (!layout) return layout.problem();
        if (!wish.emptyPages) leaveOutEmptyPages(*layout, shown, wish.content.creatures);
        plan.landscape = layout->landscape;
        plan.map = *std::move(layout);
        plan.assembly = wish.assembly;
    }
    plan.paper = paperMm(wish.setup.paper, plan.landscape);
    if (!wish.standUps.empty()) {
        Result<StandUpPages> figures =
            standUpPages(shown, wish.standUps, decoded, wish.copies, wish.setup, plan.landscape);
        if (!figures) return figures.problem();
        plan.standUps = *std::move(figures);
    }
    if (plan.pageCount() == 0)
        return Problem{TENAILLE_PROBLEM("There is nothing to print."),
                       {},
                       TENAILLE_PROBLEM("Choose the map, or creatures that this audience may see.")};
    return plan;
}

Result<PrintDocument> PrintDocument::make(const document::Encounter& encounter, const PrintWish& wish,
                                          const Pictures& decoded) {
    const document::Encounter shown = document::project(encounter, wish.content.audience);
    std::set<std::string> names;
    for (const RecordId id : wish.standUps)
        if (const board::TokenRecord* token = shown.tokens.find(id)) names.insert(token->picture);
    const Result<Pictures> pictures = decodePictures(shown, names, decoded, kMaxFaceSide);
    if (!pictures) return pictures.problem();
    Result<PrintPlan> plan = planPrint(encounter, wish, *pictures);
    if (!plan) return plan.problem();
    PrintDocument made;
    made.m_setup = wish.setup;
    made.m_plan = *std::move(plan);
    made.m_title = QString::fromStdString(shown.settingsRecord().title);
    if (made.m_plan.map) {
        Result<MapSheet> sheet = mapSheet(encounter, wish.content, decoded);
        if (!sheet) return sheet.problem();
        made.m_sheet = *std::move(sheet);
        if (made.m_plan.assembly)
            made.m_overview =
                mapOverview(made.m_sheet, {kPrintDocumentOverviewPixels, kPrintDocumentOverviewPixels});
    }
    return made;
}

void PrintDocument::paint(int page, QPainter& painter) const {
    if (m_plan.assembly) {
        if (page == 0)
            return paintAssemblySheet(painter, *m_plan.map, m_setup, m_sheet.ground->board, m_overview,
                                      m_title);
        --page;
    }
    auto index = static_cast<std::size_t>(page);
    if (m_plan.map) {
        if (index < m_plan.map->pages.size()) return paintMapPage(m_plan.map->pages[index], painter);
        index -= m_plan.map->pages.size();
    }
    paintStandUps(painter, m_plan.standUps.at(index), m_plan.paper, m_setup.marginMm);
}

void PrintDocument::paintMapPage(const MapPage& page, QPainter& painter) const {
    const MapLayout& layout = *m_plan.map;
    painter.save();
    painter.translate(layout.onPaper(page, page.printed).topLeft());
    paintMapPart(painter, m_sheet, page.printed, layout.cellMm);
    painter.restore();
    if (m_sheet.grid) paintCoordinates(painter, layout, page, m_sheet.ground->extent);
    paintCropMarks(painter, layout, page);
    paintPageLabel(painter, layout, page, m_title);
}

bool PrintDocument::setUp(QPagedPaintDevice& device) const {
    QPageLayout layout(pageSize(m_setup.paper),
                       m_plan.landscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF());
    layout.setMode(QPageLayout::FullPageMode);
    return device.setPageLayout(layout);
}

Result<bool> printPages(const PrintDocument& document, QPagedPaintDevice& device, const PrintWatch& watch) {
    QPainter painter;
    if (!document.setUp(device) || !painter.begin(&device)) return notPrinted();
    const int all = document.plan().pageCount();
    for (int page = 0; page < all; ++page) {
        if (page > 0 && !device.newPage()) return notPrinted();
        painter.save();
        painter.scale(device.logicalDpiX() / kMmPerInch, device.logicalDpiY() / kMmPerInch);
        painter.setRenderHint(QPainter::Antialiasing);
        document.paint(page, painter);
        painter.restore();
        if (watch && !watch(page + 1, all)) {
            // What is ended is printed.
            if (auto* printer = dynamic_cast<QPrinter*>(&device)) printer->abort();
            return false;
        }
    }
    if (!painter.end()) return notPrinted();
    return true;
}

Result<bool> writePdf(const PrintDocument& document, const std::string& path, const PrintWatch& watch,
                      io::Posix& posix) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kDotsPerInch);
    writer.setTitle(document.title());
    writer.setCreator(QStringLiteral("Tenaille"));
    const Result<bool> printed = printPages(document, writer, watch);
    if (!printed || !*printed) return printed;
    const std::string bytes = withTrueScale(buffer.data().toStdString());
    const Outcome written = io::writeFileSafely(path, bytes, posix);
    if (!written) return written.problem();
    return true;
}

}  // namespace tenaille::ui
