// SPDX-License-Identifier: MIT
#include "core/io/document_format.h"

#include <algorithm>
#include <unordered_map>

#include "core/document/door_walls.h"
#include "core/document/fields.h"
#include "core/document/limits.h"
#include "core/io/codec.h"
#include "core/io/condition_check.h"
#include "core/io/document_check.h"
#include "core/io/document_limits.h"
#include "core/io/fight_check.h"
#include "core/io/migrations/migrations.h"
#include "core/io/renumber.h"
#include "core/io/riding_check.h"

namespace tenaille::io {

namespace {

using document::DocumentKind;
using document::Encounter;
using document::tableKey;

constexpr const char* kFormat = "tenaille";
constexpr std::string_view kAssetSuffix = ".assets";

template <class R>
void writeTable(const document::Table<R>& table, board::GridKind grid, JsonObject& object) {
    if (table.empty()) return;
    if constexpr (kIsSingle<R>) {
        object.emplace_back(tableKey<R>(), writeRecord(*table.begin(), grid));
    } else {
        JsonArray records;
        records.reserve(table.size());
        for (const R& record : table) records.push_back(writeRecord(record, grid));
        object.emplace_back(tableKey<R>(), std::move(records));
    }
}

bool isAssetFolder(std::string_view name) {
    return name.size() > kAssetSuffix.size() && name.ends_with(kAssetSuffix) &&
           name.find_first_of(std::string_view("/\0", 2)) == std::string_view::npos && !name.starts_with('.');
}

class DocumentReader {
  public:
    explicit DocumentReader(JsonValue document, std::size_t mostProblems = kMaxProblems)
        : m_json(std::move(document)) {
        m_reading.most = mostProblems;
    }

    DocumentReading run() {
        if (readHead()) readBody();
        DocumentReading result;
        result.problems = std::move(m_reading.problems);
        result.notices = std::move(m_reading.notices);
        result.assetFolder = std::move(m_assetFolder);
        if (result.problems.empty()) result.encounter = std::move(m_encounter);
        return result;
    }

  private:
    // Format and version; false when the rest cannot be understood.
    bool readHead() {
        const JsonValue* format = m_json.find("format");
        const bool ours = format != nullptr && format->string() != nullptr && *format->string() == kFormat;
        if (!ours) {
            m_reading.fail(m_root, {TENAILLE_PROBLEM("This is no document of Tenaille."),
                                    {},
                                    TENAILLE_PROBLEM("Maps of other programs are imported, not opened.")});
            return false;
        }
        const JsonValue* version = m_json.find("formatVersion");
        const auto number = [&](const char* key) -> std::int64_t {
            const JsonValue* value = version != nullptr ? version->find(key) : nullptr;
            return value != nullptr && value->integer() != nullptr ? *value->integer() : -1;
        };
        const std::int64_t major = number("major");
        const std::int64_t minor = number("minor");
        if (major < 0 || minor < 0) {
            m_reading.fail(m_root.member("formatVersion"),
                           {TENAILLE_PROBLEM("The version of the format is missing."), {}, kOpenOlder});
            return false;
        }
        m_isBeforeDoorWalls = major < 2 || (major == 2 && minor < 10);
        const Outcome migrated = migrate(m_json, major, minor);
        if (!migrated) {
            m_reading.problems.push_back(migrated.problem());
            return false;
        }
        if (major == kFormatMajor && minor > kFormatMinor)
            m_reading.notice(m_root.member("formatVersion"),
                             {TENAILLE_PROBLEM("The file was written by a newer version of Tenaille."),
                              {},
                              TENAILLE_PROBLEM("What this version does not know is kept but not shown.")});
        return true;
    }

    void readBody() {
        readKind();
        readUuid();
        readAssetFolder();
        std::vector<std::string_view> known{"format", "formatVersion", "kind", "uuid", "assets"};
        std::apply(
            [&]<class... R>(document::Table<R>&... table) {
                (readTable(table), ...);
                (known.push_back(tableKey<R>()), ...);
            },
            m_encounter.tables());
        m_encounter.extra = unknownMembers(*m_json.object(), known);
        letGoUnsoundConditions(m_encounter, m_reading);
        letGoUnsoundMounts(m_encounter, m_reading);
        letGoUnsoundDeclarations(m_encounter, m_reading);
        letGoUnsoundSteps(m_encounter, m_reading);
        renumberIfExhausted(m_encounter, m_reading);
        std::apply([&](auto&... table) { (forgetStaleIn(table), ...); }, m_encounter.tables());
        if (m_encounter.settings.empty() && !m_reading.failed()) {
            board::SettingsRecord settings;
            settings.id = nextId(m_encounter);
            m_encounter.settings.put(settings);
        }
        if (m_isBeforeDoorWalls) document::settleDoors(m_encounter);
        if (const Outcome fits = document::checkTotals(document::totalsOf(m_encounter)); !fits)
            m_reading.fail(JsonPath().member(fits.problem().place), fits.problem());
        checkDocument(m_encounter, m_reading);
    }

    void readKind() {
        const JsonValue* kind = m_json.find("kind");
        const std::string text = kind != nullptr && kind->string() != nullptr ? *kind->string() : "";
        m_encounter.kind = text == "map" ? DocumentKind::Map : DocumentKind::Encounter;
        if (text != "map" && text != "encounter")
            m_reading.fail(m_root.member("kind"), {TENAILLE_PROBLEM("The kind of document is not known."),
                                                   {},
                                                   TENAILLE_PROBLEM("Write \"map\" or \"encounter\".")});
    }

    void readUuid() {
        const JsonValue* uuid = m_json.find("uuid");
        if (uuid != nullptr && uuid->string() != nullptr && isUuid(*uuid->string())) {
            m_encounter.uuid = *uuid->string();
            return;
        }
        m_reading.fail(m_root.member("uuid"), {TENAILLE_PROBLEM("The identity of the document is missing."),
                                               {},
                                               TENAILLE_PROBLEM("Write a UUID, 36 characters long.")});
    }

    void readAssetFolder() {
        const JsonValue* folder = m_json.find("assets");
        if (folder == nullptr) return;
        if (folder->string() != nullptr && isAssetFolder(*folder->string()))
            m_assetFolder = *folder->string();
        else
            m_reading.fail(
                m_root.member("assets"),
                {TENAILLE_PROBLEM("The folder of the pictures must be the name of a folder beside the "
                                  "file that ends in \".assets\"."),
                 {},
                 kOpenOlder});
    }

    template <class R>
    void readTable(document::Table<R>& table) {
        const JsonValue* json = m_json.find(tableKey<R>());
        const JsonPath path = m_root.member(tableKey<R>());
        if constexpr (kIsSingle<R>) {
            if (json != nullptr)
                keep(readRecord<R>(*json, path, m_reading), path, table);
            else if (std::is_same_v<R, board::GridRecord>)
                m_reading.fail(path, {TENAILLE_PROBLEM("The grid is missing."), {}, kOpenOlder});
            if constexpr (std::is_same_v<R, board::GridRecord>)
                if (!table.empty()) m_reading.grid = table.begin()->extent.grid;
        } else if (json != nullptr) {
            readRecords(*json, path, table);
        }
    }

    template <class R>
    void readRecords(const JsonValue& json, const JsonPath& path, document::Table<R>& table) {
        const JsonArray* array = json.array();
        if (array == nullptr) {
            m_reading.fail(path, {TENAILLE_PROBLEM("A list is expected here."), {}, kOpenOlder});
            return;
        }
        if (array->size() > document::maxRecords(tableKey<R>())) {
            m_reading.fail(
                path, {TENAILLE_PROBLEM("There are %1 elements here; at most %2 are allowed."),
                       {std::to_string(array->size()), std::to_string(document::maxRecords(tableKey<R>()))},
                       TENAILLE_PROBLEM("Split the document into smaller ones.")});
            return;
        }
        // In ascending order the table grows at its end only, whatever the order of the file.
        std::vector<std::pair<R, std::size_t>> records;
        records.reserve(array->size());
        for (std::size_t i = 0; i < array->size(); ++i)
            records.emplace_back(readRecord<R>((*array)[i], path.item(i), m_reading), i);
        std::stable_sort(records.begin(), records.end(),
                         [](const auto& a, const auto& b) { return a.first.id < b.first.id; });
        for (auto& [record, index] : records) keep(std::move(record), path.item(index), table);
    }

    template <class R>
    void keep(R record, const JsonPath& path, document::Table<R>& table) {
        if (!record.id) return;  // noted by the codec
        const auto [first, isNew] = m_places.try_emplace(record.id, path.text());
        if (isNew)
            table.put(std::move(record));
        else
            m_reading.fail(path, {TENAILLE_PROBLEM("The id %1 is used a second time; the first is at %2."),
                                  {std::to_string(record.id.value), first->second},
                                  TENAILLE_PROBLEM("Give one of the two a free number.")});
    }

    // What was let go may have had members that nobody knows.
    template <class R>
    void forgetStaleIn(document::Table<R>& table) {
        std::vector<R> changed;
        for (const R& record : table)
            if (mayBeStale(record)) changed.push_back(record);
        for (R& record : changed) table.put(asWritten(record, m_reading.grid));
    }

    JsonValue m_json;
    const JsonPath m_root;
    Reading m_reading;
    Encounter m_encounter;
    std::string m_assetFolder;
    bool m_isBeforeDoorWalls = false;                    // doors do not tell what wall they were cut from
    std::unordered_map<RecordId, std::string> m_places;  // of every id so far
};

// Tables one record a line, everything else on one line each.
void writeMember(const JsonMember& member, std::string& text) {
    text += "  " + writeJson(member.first) + ": ";
    const JsonArray* records = member.second.array();
    if (records == nullptr || records->empty() || records->front().object() == nullptr) {
        text += writeJson(member.second);
        return;
    }
    text += "[\n";
    for (std::size_t i = 0; i < records->size(); ++i)
        text += "    " + writeJson((*records)[i]) + (i + 1 < records->size() ? ",\n" : "\n");
    text += "  ]";
}

}  // namespace

bool isUuid(std::string_view text) {
    if (text.size() != 36) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool dash = i == 8 || i == 13 || i == 18 || i == 23;
        const char c = text[i];
        const bool digit = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
        if (dash ? c != '-' : !digit) return false;
    }
    return true;
}

JsonValue documentJson(const Encounter& encounter, const std::string& assetFolder) {
    JsonObject object{{"format", kFormat},
                      {"formatVersion", JsonObject{{"major", kFormatMajor}, {"minor", kFormatMinor}}},
                      {"kind", encounter.kind == DocumentKind::Map ? "map" : "encounter"},
                      {"uuid", encounter.uuid}};
    if (!assetFolder.empty()) object.emplace_back("assets", assetFolder);
    const board::GridKind grid = encounter.gridRecord().extent.grid;
    std::apply([&](const auto&... table) { (writeTable(table, grid, object), ...); }, encounter.tables());
    addUnknownMembers(encounter.extra, object);
    return object;
}

std::string writeDocument(const Encounter& encounter, const std::string& assetFolder) {
    const JsonValue document = documentJson(encounter, assetFolder);
    const JsonObject& members = *document.object();
    std::string text = "{\n";
    for (std::size_t i = 0; i < members.size(); ++i) {
        writeMember(members[i], text);
        text += i + 1 < members.size() ? ",\n" : "\n";
    }
    return text + "}\n";
}

DocumentReading readDocumentJson(JsonValue document, std::size_t mostProblems) {
    return DocumentReader(std::move(document), mostProblems).run();
}

DocumentReading readDocument(std::string_view text, const ReadWatch& watch) {
    Result<JsonValue> json = parseJson(text, kDocumentJson, watch);
    if (json) return readDocumentJson(std::move(json).value());
    DocumentReading failed;
    failed.problems.push_back(json.problem());
    return failed;
}

}  // namespace tenaille::io
