// SPDX-License-Identifier: MIT
#include "core/io/import/import_report.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/io/file_name.h"

namespace tenaille::io {
namespace {

std::string_view name(NoteKind kind) {
    switch (kind) {
        case NoteKind::Guessed:
            return "guessed";
        case NoteKind::Changed:
            return "changed";
        default:
            return "leftOut";
    }
}

JsonValue number(std::size_t count) { return static_cast<std::int64_t>(count); }

// Two decimals are what a person compares; the exact sum is of no use.
double rounded(double cells) { return std::round(cells * 100) / 100; }

JsonValue figuresJson(const ImportFigures& figures) {
    return JsonObject{{"walls", number(figures.walls)},
                      {"segments", number(figures.segments)},
                      {"wallLength", JsonValue(rounded(figures.wallLength))},
                      {"objects", number(figures.objects)},
                      {"objectSegments", number(figures.objectSegments)},
                      {"doors", number(figures.doors)},
                      {"windows", number(figures.windows)},
                      {"lights", number(figures.lights)}};
}

JsonValue noteJson(const ImportNote& note) {
    JsonArray places;
    for (const std::string& place : note.places) places.emplace_back(place);
    return JsonObject{{"kind", JsonValue(name(note.kind))},
                      {"id", JsonValue(note.id)},
                      {"count", number(note.count)},
                      {"text", JsonValue(textOf(note))},
                      {"places", JsonValue(std::move(places))}};
}

}  // namespace

void addNote(std::vector<ImportNote>& notes, const ImportNote& what) {
    constexpr std::size_t kMaxPlaces = ImportReport::kMaxPlaces;
    if (what.count == 0) return;
    const auto known = std::find_if(notes.begin(), notes.end(), [&](const ImportNote& candidate) {
        return std::string_view(candidate.id) == what.id;
    });
    if (known == notes.end()) {
        notes.push_back(what);
        return;
    }
    known->count += what.count;
    const std::size_t room = kMaxPlaces - std::min(kMaxPlaces, known->places.size());
    const auto more = static_cast<std::ptrdiff_t>(std::min(room, what.places.size()));
    known->places.insert(known->places.end(), what.places.begin(), what.places.begin() + more);
}

std::size_t countedOf(const std::vector<ImportNote>& notes, NoteKind kind) {
    std::size_t sum = 0;
    for (const ImportNote& one : notes)
        if (one.kind == kind) sum += one.count;
    return sum;
}

std::string textOf(const ImportNote& note) {
    std::vector<std::string> arguments{std::to_string(note.count)};
    arguments.insert(arguments.end(), note.arguments.begin(), note.arguments.end());
    constexpr std::int32_t kFeetPerCell = 5;
    for (const std::int32_t cells : note.lengths)
        arguments.push_back(std::to_string(cells * kFeetPerCell) + " feet");
    std::string text = fillTemplate(note.message, arguments);
    if (note.cause) text += " " + describe(*note.cause);
    return text;
}

std::vector<Problem> figureLines(const ImportReport& report) {
    const ImportFigures& in = report.inside;
    std::vector<Problem> lines;
    lines.push_back({TENAILLE_PROBLEM("%1: %2 x %3 cells."),
                     {report.format, std::to_string(report.width), std::to_string(report.height)}});
    lines.push_back(
        {TENAILLE_PROBLEM("Walls: %1 with %2 segments; objects: %3 with %4 segments; doors: %5; windows: %6; "
                          "lights: %7."),
         {std::to_string(in.walls), std::to_string(in.segments), std::to_string(in.objects),
          std::to_string(in.objectSegments), std::to_string(in.doors), std::to_string(in.windows),
          std::to_string(in.lights)}});
    if (report.picture)
        lines.push_back({TENAILLE_PROBLEM("Picture: %1, %2 x %3 pixels."),
                         {std::string(name(report.picture->format)), std::to_string(report.picture->width),
                          std::to_string(report.picture->height)}});
    return lines;
}

std::vector<std::string> textLines(const ImportReport& report) {
    std::vector<std::string> lines;
    for (const Problem& figures : figureLines(report)) lines.push_back(describe(figures));
    for (const ImportNote& note : report.notes) lines.push_back(textOf(note));
    return lines;
}

JsonValue reportJson(const ImportReport& report) {
    JsonArray notes;
    for (const ImportNote& note : report.notes) notes.push_back(noteJson(note));
    JsonValue picture;
    if (report.picture) {
        picture = JsonObject{{"width", JsonValue(static_cast<std::int64_t>(report.picture->width))},
                             {"height", JsonValue(static_cast<std::int64_t>(report.picture->height))},
                             {"format", JsonValue(name(report.picture->format))}};
    }
    return JsonObject{{"file", JsonValue(asUtf8(report.file))}, {"format", JsonValue(report.format)},
                      {"width", JsonValue(report.width)},       {"height", JsonValue(report.height)},
                      {"picture", std::move(picture)},          {"inside", figuresJson(report.inside)},
                      {"whole", figuresJson(report.whole)},     {"notes", JsonValue(std::move(notes))}};
}

}  // namespace tenaille::io
