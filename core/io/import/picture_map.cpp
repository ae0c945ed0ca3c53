// SPDX-License-Identifier: MIT
#include "core/io/import/picture_map.h"

#include <algorithm>
#include <array>

#include "core/io/document_limits.h"
#include "core/io/file_name.h"
#include "core/io/import/import_notes.h"
#include "core/io/import/map_draft.h"
#include "core/io/import/picture_cells.h"
#include "core/io/read_file.h"

namespace tenaille::io {

bool isPictureName(std::string_view path) {
    constexpr std::array<std::string_view, 6> kEndings{"png", "jpg", "jpeg", "webp", "gif", "bmp"};
    return std::any_of(kEndings.begin(), kEndings.end(),
                       [&](std::string_view ending) { return hasExtension(path, ending); });
}

Result<Imported> importPicture(const std::string& path, const ImportOptions& options,
                               const ImportWatch& watch) {
    Result<std::string> bytes = readFile(path, {.bytes = kMaxAssetBytes}, systemPosix(), watch);
    if (!bytes) return bytes.problem();
    const Result<PictureHeader> header = readPictureHeader(*bytes);
    if (!header) return Problem(header.problem()).inFile(path);
    if (std::optional<Problem> broken = brokenPicture(*bytes)) return broken->inFile(path);
    MapDraft draft;
    draft.report.file = path;
    draft.report.format = std::string(name(header->format));
    CellsGuess cells = guessCells(path, header->width, header->height);
    if (options.cells)
        cells = {options.cells->columns, options.cells->rows, cells.from};
    else
        draft.report.note(notes::cellsGuessed(cells));
    draft.report.note(notes::cellsNotSquare(cells, *header));
    draft.columns = cells.columns;
    draft.rows = cells.rows;
    const double cell = std::max(static_cast<double>(header->width) / cells.columns,
                                 static_cast<double>(header->height) / cells.rows);
    takePicture(
        draft, std::move(*bytes),
        {0, 0, static_cast<double>(header->width) / cell, static_cast<double>(header->height) / cell});
    return mapFromDraft(std::move(draft), options, watch);
}

}  // namespace tenaille::io
