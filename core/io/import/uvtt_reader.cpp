// SPDX-License-Identifier: MIT
#include "core/io/import/uvtt_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <new>
#include <utility>

#include "core/geometry/lattice.h"
#include "core/io/import/json_stream.h"
#include "core/io/import/uvtt_picture.h"
#include "core/io/import/what_is_it.h"

namespace tenaille::io {
namespace {

constexpr const char* kExportAgain = TENAILLE_PROBLEM("Export the map again, or mend this place.");
constexpr std::size_t kMaxShortText = 4096;

// Reports progress and looks for the stop request between two pieces.
class WatchedSource final : public ByteSource {
  public:
    WatchedSource(ByteSource& source, const ImportWatch& watch) : m_source(source), m_watch(watch) {}

    Result<std::string_view> next() override {
        if (m_watch.stop.stop_requested()) return importCancelled();
        if (m_watch.progress) m_watch.progress(m_done, m_source.size());
        Result<std::string_view> piece = m_source.next();
        if (piece.ok()) m_done += piece->size();
        return piece;
    }

    std::uint64_t size() const override { return m_source.size(); }

  private:
    ByteSource& m_source;
    const ImportWatch& m_watch;
    std::uint64_t m_done = 0;
};

const char* wantedName(JsonKind kind) {
    switch (kind) {
        case JsonKind::Object:
            return TENAILLE_PROBLEM("An object { } is expected here.");
        case JsonKind::Array:
            return TENAILLE_PROBLEM("A list [ ] is expected here.");
        case JsonKind::Text:
            return TENAILLE_PROBLEM("A text is expected here.");
        case JsonKind::Number:
            return TENAILLE_PROBLEM("A number is expected here.");
        default:
            return TENAILLE_PROBLEM("true or false is expected here.");
    }
}

class UvttTextReader {
  public:
    explicit UvttTextReader(ByteSource& source) : m_in(source) {}

    Result<UvttFile> read();

  private:
    // True if a value of this kind stands ahead; another kind is a problem.
    bool expect(JsonKind wanted);
    // Steps over null and says so: null is "not given" wherever it stands.
    bool isNull();
    void skipped(const char* list, const char* reason, const std::string& where);
    bool within(std::size_t count, std::size_t limit, const char* message);

    // Calls read(i) for each member whose key is keys[i] and whose value is not null; other members are
    // stepped over.
    template <std::size_t N, class Read>
    void object(const std::array<std::string_view, N>& keys, Read&& read);
    // Calls read() for each element.
    template <class Read>
    void list(Read&& read);

    std::optional<double> number(double limit);
    std::optional<bool> boolean();
    std::string shortText();
    std::optional<UvttPoint> point();
    void topMember(std::size_t which);
    void format();
    void resolution();
    void polylines(const char* name, std::vector<UvttPolyline>& out);
    void polyline(const char* name, std::vector<UvttPolyline>& out);
    void portals();
    void portal();
    std::vector<UvttPoint> bounds();
    void environment();
    void lights();
    void light();
    void image();
    Outcome complete();
    Outcome checkSize();

    JsonStream m_in;
    UvttFile m_file;
    bool m_hasResolution = false;
    std::optional<UvttPoint> m_size;
    std::optional<double> m_pixelsPerGrid;
    std::size_t m_segments = 0;
    std::size_t m_polylines = 0;
};

bool UvttTextReader::expect(JsonKind wanted) {
    const JsonKind found = m_in.kind();
    if (found == JsonKind::None) return false;
    if (found != wanted) m_in.fail({wantedName(wanted), {}, kExportAgain});
    return found == wanted;
}

bool UvttTextReader::isNull() {
    if (m_in.kind() != JsonKind::Null) return false;
    m_in.null();
    return true;
}

void UvttTextReader::skipped(const char* list, const char* reason, const std::string& where) {
    if (m_in.failed()) return;
    for (UvttSkipped& known : m_file.skipped) {
        if (known.list == list && known.reason == reason) {
            ++known.count;
            return;
        }
    }
    m_file.skipped.push_back({list, reason, where, 1});
}

bool UvttTextReader::within(std::size_t count, std::size_t limit, const char* message) {
    if (count <= limit) return true;
    m_in.fail({message, {std::to_string(limit)}, TENAILLE_PROBLEM("Split the map into smaller files.")});
    return false;
}

template <std::size_t N, class Read>
void UvttTextReader::object(const std::array<std::string_view, N>& keys, Read&& read) {
    static_assert(N <= 32);
    std::uint32_t seen = 0;
    m_in.beginObject();
    while (const std::string* key = m_in.member()) {
        const auto which = static_cast<std::size_t>(std::find(keys.begin(), keys.end(), *key) - keys.begin());
        if (which == N) {
            m_in.skip();
            continue;
        }
        if ((seen >> which & 1U) != 0) {
            m_in.kind();
            return m_in.fail({TENAILLE_PROBLEM("The key \"%1\" stands twice in one object."),
                              {*key},
                              TENAILLE_PROBLEM("Remove one of the two.")});
        }
        seen |= 1U << which;
        if (!isNull()) read(which);
    }
}

template <class Read>
void UvttTextReader::list(Read&& read) {
    m_in.beginArray();
    while (m_in.element()) read();
}

std::optional<double> UvttTextReader::number(double limit) {
    if (!expect(JsonKind::Number)) return std::nullopt;
    const double value = m_in.number();
    if (m_in.failed()) return std::nullopt;
    if (std::abs(value) <= limit) return value;
    m_in.fail({TENAILLE_PROBLEM("A number here may be at most %1."),
               {std::to_string(static_cast<std::int64_t>(limit))},
               kExportAgain});
    return std::nullopt;
}

std::optional<bool> UvttTextReader::boolean() {
    if (!expect(JsonKind::Boolean)) return std::nullopt;
    return m_in.boolean();
}

std::string UvttTextReader::shortText() {
    if (!expect(JsonKind::Text)) return {};
    return m_in.text(kMaxShortText);
}

// Nothing if the value is null or lacks a coordinate.
std::optional<UvttPoint> UvttTextReader::point() {
    static constexpr std::array<std::string_view, 2> kKeys{"x", "y"};
    if (isNull() || !expect(JsonKind::Object)) return std::nullopt;
    std::array<std::optional<double>, 2> axes;
    object(kKeys, [&](std::size_t which) { axes[which] = number(kMaxUvttCoordinate); });
    if (!axes[0] || !axes[1] || m_in.failed()) return std::nullopt;
    return UvttPoint{*axes[0], *axes[1]};
}

void UvttTextReader::format() {
    // Some writers give the version as a text.
    if (m_in.kind() == JsonKind::Text) {
        m_file.format = m_in.text(kMaxShortText);
    } else if (const std::optional<double> value = number(kMaxUvttCoordinate)) {
        m_file.format = m_in.numberText();
    }
}

void UvttTextReader::resolution() {
    static constexpr std::array<std::string_view, 3> kKeys{"map_origin", "map_size", "pixels_per_grid"};
    if (!expect(JsonKind::Object)) return;
    m_hasResolution = true;
    object(kKeys, [&](std::size_t which) {
        if (which == 0) m_file.mapOrigin = point().value_or(UvttPoint{});
        if (which == 1) m_size = point();
        if (which == 2) {
            m_pixelsPerGrid = number(kMaxUvttPixelsPerGrid);
            if (m_pixelsPerGrid && *m_pixelsPerGrid <= 0) {
                m_in.fail({TENAILLE_PROBLEM("pixels_per_grid must be above 0."), {}, kExportAgain});
            }
        }
    });
}

void UvttTextReader::polylines(const char* name, std::vector<UvttPolyline>& out) {
    if (!expect(JsonKind::Array)) return;
    list([&] {
        if (!within(++m_polylines, kMaxUvttPolylines,
                    TENAILLE_PROBLEM("The map has more than %1 wall lines.")))
            return;
        if (isNull()) {
            skipped(name, "null", m_in.path());
        } else if (expect(JsonKind::Array)) {
            polyline(name, out);
        }
    });
}

// A point that is missing parts the line in two: joining its neighbours would invent a wall.
void UvttTextReader::polyline(const char* name, std::vector<UvttPolyline>& out) {
    UvttPolyline line;
    const auto close = [&] {
        if (line.size() > 1) out.push_back(std::move(line));
        line.clear();
    };
    list([&] {
        if (const std::optional<UvttPoint> next = point()) {
            line.push_back(*next);
            if (line.size() > 1) {
                within(++m_segments, kMaxUvttSegments,
                       TENAILLE_PROBLEM("The map has more than %1 wall segments."));
            }
        } else {
            skipped(name, "noPoint", m_in.path());
            close();
        }
    });
    close();
}

void UvttTextReader::portals() {
    if (!expect(JsonKind::Array)) return;
    std::size_t count = 0;
    list([&] {
        if (!within(++count, kMaxUvttPortals, TENAILLE_PROBLEM("The map has more than %1 doors."))) return;
        if (isNull()) {
            skipped("portals", "null", m_in.path());
        } else if (expect(JsonKind::Object)) {
            portal();
        }
    });
}

void UvttTextReader::portal() {
    static constexpr std::array<std::string_view, 4> kKeys{"position", "bounds", "closed", "freestanding"};
    UvttPortal portal;
    std::vector<UvttPoint> ends;
    object(kKeys, [&](std::size_t which) {
        if (which == 0) portal.position = point();
        if (which == 1) ends = bounds();
        if (which == 2) portal.closed = boolean();
        if (which == 3) portal.freestanding = boolean();
    });
    if (ends.size() != 2) return skipped("portals", "noBounds", m_in.path());
    portal.from = ends[0];
    portal.to = ends[1];
    m_file.portals.push_back(portal);
}

// Two points, or none if that is not what stands there.
std::vector<UvttPoint> UvttTextReader::bounds() {
    std::vector<UvttPoint> ends;
    std::size_t count = 0;
    if (!expect(JsonKind::Array)) return ends;
    list([&] {
        const std::optional<UvttPoint> end = point();
        if (++count <= 2 && end) ends.push_back(*end);
    });
    if (count != 2) ends.clear();
    return ends;
}

void UvttTextReader::environment() {
    static constexpr std::array<std::string_view, 2> kKeys{"baked_lighting", "ambient_light"};
    if (!expect(JsonKind::Object)) return;
    object(kKeys, [&](std::size_t which) {
        if (which == 0) m_file.bakedLighting = boolean();
        if (which == 1) m_file.ambientLight = shortText();
    });
}

void UvttTextReader::lights() {
    if (!expect(JsonKind::Array)) return;
    std::size_t count = 0;
    list([&] {
        if (!within(++count, kMaxUvttLights, TENAILLE_PROBLEM("The map has more than %1 lights."))) return;
        if (isNull()) {
            skipped("lights", "null", m_in.path());
        } else if (expect(JsonKind::Object)) {
            light();
        }
    });
}

void UvttTextReader::light() {
    static constexpr std::array<std::string_view, 5> kKeys{"position", "range", "intensity", "color",
                                                           "shadows"};
    UvttLight light;
    std::optional<UvttPoint> position;
    object(kKeys, [&](std::size_t which) {
        if (which == 0) position = point();
        if (which == 1) light.range = number(kMaxUvttCoordinate);
        if (which == 2) light.intensity = number(kMaxUvttCoordinate);
        if (which == 3) light.colour = shortText();
        if (which == 4) light.shadows = boolean();
    });
    if (!position) return skipped("lights", "noPosition", m_in.path());
    light.position = *position;
    m_file.lights.push_back(std::move(light));
}

void UvttTextReader::image() {
    if (!expect(JsonKind::Text)) return;
    PictureText text(m_in.size() - std::min(m_in.size(), m_in.offset()));
    m_in.longText([&text](std::string_view piece) { text.add(piece); });
    if (!m_in.failed()) m_file.picture = text.finish();
}

void UvttTextReader::topMember(std::size_t which) {
    switch (which) {
        case 0:
            return format();
        case 1:
            return resolution();
        case 2:
            return polylines("line_of_sight", m_file.lineOfSight);
        case 3:
            return polylines("objects_line_of_sight", m_file.objectsLineOfSight);
        case 4:
            return portals();
        case 5:
            return environment();
        case 6:
            return lights();
        default:
            return image();
    }
}

// What stands in no single place: members that are missing, the size from the picture, the board's limit.
Outcome UvttTextReader::complete() {
    if (!m_hasResolution) {
        return Problem{TENAILLE_PROBLEM("This is no Universal VTT file: it has no member \"resolution\"."),
                       {},
                       TENAILLE_PROBLEM("Export the map as Universal VTT (.uvtt, .dd2vtt or .df2vtt).")};
    }
    if (!m_pixelsPerGrid) {
        return Problem{TENAILLE_PROBLEM("pixels_per_grid is missing, so the size of a cell is unknown."),
                       {},
                       kExportAgain}
            .at("resolution.pixels_per_grid");
    }
    m_file.pixelsPerGrid = *m_pixelsPerGrid;
    if (!m_size && m_file.picture.header) {
        m_size = UvttPoint{m_file.picture.header->width / m_file.pixelsPerGrid,
                           m_file.picture.header->height / m_file.pixelsPerGrid};
        m_file.sizeFromPicture = true;
    }
    if (!m_size) {
        return Problem{TENAILLE_PROBLEM("map_size is missing, and there is no picture to take it from."),
                       {},
                       kExportAgain}
            .at("resolution.map_size");
    }
    m_file.mapSize = *m_size;
    return checkSize();
}

Outcome UvttTextReader::checkSize() {
    for (const auto& [axis, cells] : {std::pair{"x", m_file.mapSize.x}, std::pair{"y", m_file.mapSize.y}}) {
        const std::string place = std::string("resolution.map_size.") + axis;
        if (cells <= 0) {
            return Problem{TENAILLE_PROBLEM("The map's size must be above 0."), {}, kExportAgain}.at(place);
        }
        if (cells > geometry::kMaxCellsPerSide) {
            return Problem{TENAILLE_PROBLEM("The map is %1 cells long on one side; at most %2 are possible."),
                           {std::to_string(static_cast<std::int64_t>(std::ceil(cells))),
                            std::to_string(geometry::kMaxCellsPerSide)},
                           TENAILLE_PROBLEM("Export it in parts.")}
                .at(place);
        }
    }
    return Done{};
}

Result<UvttFile> UvttTextReader::read() {
    static constexpr std::array<std::string_view, 8> kKeys{
        "format",  "resolution",  "line_of_sight", "objects_line_of_sight",
        "portals", "environment", "lights",        "image"};
    if (const std::optional<Problem> foreign = recogniseForeign(m_in.beginning())) return *foreign;
    if (expect(JsonKind::Object)) {
        object(kKeys, [this](std::size_t which) { topMember(which); });
        m_in.finish();
    }
    if (m_in.failed()) return m_in.problem();
    const Outcome outcome = complete();
    if (!outcome.ok()) return outcome.problem();
    return std::move(m_file);
}

}  // namespace

Result<UvttFile> readUvtt(ByteSource& source, const std::string& name, const ImportWatch& watch) {
    try {
        WatchedSource watched(source, watch);
        Result<UvttFile> file = UvttTextReader(watched).read();
        if (!file.ok()) return file.problem().inFile(name);
        if (file->picture.problem) file->picture.problem->file = name;
        return file;
    } catch (const std::bad_alloc&) {
        return Problem{
            TENAILLE_PROBLEM("There is not enough memory for this file."),
            {},
            TENAILLE_PROBLEM("Close other programs, or export the map with fewer pixels per cell.")}
            .inFile(name);
    }
}

Result<UvttFile> readUvttFile(const std::string& path, const ImportWatch& watch) {
    const Result<std::unique_ptr<ByteSource>> source = openFile(path, kMaxUvttBytes);
    if (!source.ok()) return source.problem();
    return readUvtt(**source, path, watch);
}

Result<UvttFile> readUvtt(std::string_view text, const std::string& name, const ImportWatch& watch) {
    return readUvtt(*sourceOf(text), name, watch);
}

}  // namespace tenaille::io
