// SPDX-License-Identifier: MIT
//
// What is printed of one document, page by page: the sheet that says how the pages fit together, the map, and
// creatures of paper. The window and the command line both print with this, to a PDF file or to a printer.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/io/posix.h"
#include "ui/print/map_pages.h"
#include "ui/print/stand_ups.h"

class QPagedPaintDevice;

namespace tenaille::ui {

struct PrintWish {
    PageSetup setup;
    MapContent content;
    bool map = true;
    bool emptyPages = false;         // of the map, those with nothing but the grid
    bool assembly = true;            // the sheet before the map
    std::vector<RecordId> standUps;  // creatures; those that the audience does not know are left out
    int copies = 1;                  // of each of them
};

// Which pages there are: quickly made, for a preview.
struct PrintPlan {
    QSizeF paper;
    bool landscape = false;
    bool assembly = false;
    std::optional<MapLayout> map;
    StandUpPages standUps;
    int pageCount() const;
};

// A problem: sizes that cannot be printed, too many pages, or none at all.
// `decoded`: the pictures that stand-ups may show.
Result<PrintPlan> planPrint(const document::Encounter& encounter, const PrintWish& wish,
                            const Pictures& decoded = {});

class PrintDocument {
  public:
    // Also a problem: a picture that cannot be decoded and is not among the `decoded` ones.
    static Result<PrintDocument> make(const document::Encounter& encounter, const PrintWish& wish,
                                      const Pictures& decoded = {});

    const PrintPlan& plan() const { return m_plan; }
    const QString& title() const { return m_title; }
    // Page by page from 0; the painter, in millimetres, has its origin in the corner of the paper.
    void paint(int page, QPainter& painter) const;
    // The paper that the device must lay out for these pages; false: it has none such.
    bool setUp(QPagedPaintDevice& device) const;

  private:
    PrintDocument() = default;
    void paintMapPage(const MapPage& page, QPainter& painter) const;

    PageSetup m_setup;
    PrintPlan m_plan;
    QString m_title;  // that the audience may read
    MapSheet m_sheet;
    QImage m_overview;
};

// Told after each page; false: stop.
using PrintWatch = std::function<bool(int done, int all)>;

// All pages, onto the paper that they are made for. False: the watch has stopped it.
Result<bool> printPages(const PrintDocument& document, QPagedPaintDevice& device, const PrintWatch& watch);

// A PDF file; the file of that name is replaced once all of it is made. False: the watch has stopped it, and
// nothing was written.
Result<bool> writePdf(const PrintDocument& document, const std::string& path, const PrintWatch& watch = {},
                      io::Posix& posix = io::systemPosix());

}  // namespace tenaille::ui
