// SPDX-License-Identifier: MIT
#include "core/io/bundle.h"

#include <zip.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "core/io/asset_name.h"
#include "core/io/asset_store.h"
#include "core/io/content_hash.h"
#include "core/io/document_format.h"
#include "core/io/document_limits.h"
#include "core/io/file_name.h"
#include "core/io/picture_header.h"
#include "core/io/read_file.h"

namespace tenaille::io {

namespace {

constexpr zip_int64_t kMostEntries = 65'535;
constexpr zip_uint64_t kPieceBytes = 1 << 18;

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
    void operator()(zip_source_t* source) const { zip_source_free(source); }
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
using Archive = std::unique_ptr<zip_t, Discard>;
using Source = std::unique_ptr<zip_source_t, Discard>;
using Entry = std::unique_ptr<zip_file_t, Discard>;

std::string textOf(zip_error_t& error) {
    std::string text = zip_error_strerror(&error);
    zip_error_fini(&error);
    return text;
}

Problem noArchive(const std::string& why) {
    return {TENAILLE_PROBLEM("This is no archive that can be read (%1)."),
            {why},
            TENAILLE_PROBLEM("Take another copy of it, or unpack it and open the encounter in it.")};
}

Problem cannotPack(const std::string& why) {
    return {TENAILLE_PROBLEM("The archive cannot be made (%1)."),
            {why},
            TENAILLE_PROBLEM("Save the encounter as usual; nothing was written.")};
}

constexpr const char* kDamagedEntry = TENAILLE_PROBLEM("A part of the archive is damaged (%1).");

Problem damagedEntry(const std::string& entry, const std::string& why) {
    return Problem{kDamagedEntry, {why}, TENAILLE_PROBLEM("Take another copy of it.")}.at(entry);
}

Problem tooLargeEntry(const std::string& entry, std::size_t most) {
    return Problem{TENAILLE_PROBLEM("A part of the archive is larger than %1 bytes."),
                   {std::to_string(most)},
                   TENAILLE_PROBLEM("Unpack it and open the encounter in it.")}
        .at(entry);
}

// Says from the first bytes whether the rest is wanted.
using Look = Outcome (*)(std::string_view begin);

Outcome beginsLikeAPicture(std::string_view begin) {
    const Result<PictureHeader> header = readPictureHeader(begin);
    return header ? Outcome(Done{}) : Outcome(header.problem());
}

// The whole entry; what it says of its size is not believed.
Result<std::string> readEntry(zip_t* archive, zip_uint64_t index, std::size_t most, const ReadWatch& watch,
                              Look look = nullptr) {
    zip_stat_t about;
    zip_stat_init(&about);
    if (zip_stat_index(archive, index, 0, &about) != 0) return damagedEntry({}, zip_strerror(archive));
    const std::string name = about.name != nullptr ? about.name : "";
    if ((about.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && about.encryption_method != ZIP_EM_NONE)
        return Problem{TENAILLE_PROBLEM("The archive is protected by a password."),
                       {},
                       TENAILLE_PROBLEM("Unpack it and open the encounter in it.")}
            .at(name);
    if ((about.valid & ZIP_STAT_SIZE) != 0 && about.size > most) return tooLargeEntry(name, most);
    const Entry entry(zip_fopen_index(archive, index, 0));
    if (!entry) return damagedEntry(name, zip_strerror(archive));
    std::string bytes;
    std::vector<char> piece(kPieceBytes);
    for (;;) {
        if (watch.stop.stop_requested()) return readingCancelled();
        const zip_int64_t count = zip_fread(entry.get(), piece.data(), piece.size());
        if (count < 0) return damagedEntry(name, zip_file_strerror(entry.get()));
        if (bytes.empty() && look != nullptr)
            if (const Outcome wanted = look({piece.data(), static_cast<std::size_t>(count)}); !wanted)
                return wanted.problem();
        if (count == 0) return bytes;
        if (bytes.size() + static_cast<std::size_t>(count) > most) return tooLargeEntry(name, most);
        bytes.append(piece.data(), static_cast<std::size_t>(count));
    }
}

std::string entryFolderOf(const std::string& entry) {
    const std::size_t slash = entry.rfind('/');
    return slash == std::string::npos ? std::string() : entry.substr(0, slash + 1);
}

// The document: the one that lies in the fewest folders. Archives of some systems hold shadows of their
// files.
Result<zip_uint64_t> documentIn(zip_t* archive) {
    std::vector<std::pair<std::ptrdiff_t, zip_uint64_t>> found;  // by folders
    const zip_int64_t count = zip_get_num_entries(archive, 0);
    if (count > kMostEntries) return noArchive(std::to_string(count) + " > " + std::to_string(kMostEntries));
    for (zip_int64_t i = 0; i < count; ++i) {
        const char* raw = zip_get_name(archive, static_cast<zip_uint64_t>(i), 0);
        if (raw == nullptr) continue;
        const std::string name = raw;
        if (name.starts_with("__MACOSX/")) continue;
        if (hasExtension(name, "encounter.json") || hasExtension(name, "map.json"))
            found.emplace_back(std::count(name.begin(), name.end(), '/'), static_cast<zip_uint64_t>(i));
    }
    if (found.empty())
        return Problem{TENAILLE_PROBLEM("There is no encounter and no map of Tenaille in this archive."),
                       {},
                       TENAILLE_PROBLEM("Unpack it, and import the map in it.")};
    std::sort(found.begin(), found.end());
    const auto several = std::count_if(found.begin(), found.end(),
                                       [&](const auto& one) { return one.first == found.front().first; });
    if (several > 1)
        return Problem{TENAILLE_PROBLEM("There are %1 documents of Tenaille in this archive."),
                       {std::to_string(several)},
                       TENAILLE_PROBLEM("Unpack it and open one of them.")};
    return found.front().second;
}

Problem missingPicture(const std::string& name) {
    return Problem{TENAILLE_PROBLEM("The picture %1 is not in the archive."),
                   {name},
                   TENAILLE_PROBLEM("Take another picture.")}
        .at("pictures");
}

Problem changedPicture(const std::string& name) {
    return Problem{TENAILLE_PROBLEM("The picture %1 is not what was packed: it was damaged or replaced."),
                   {name},
                   TENAILLE_PROBLEM("Look at it, and take another picture if it is damaged.")}
        .at("pictures");
}

Problem tooMuch() {
    return {TENAILLE_PROBLEM("The pictures of the archive have together more than %1 bytes."),
            {std::to_string(kMaxBundleBytes)},
            TENAILLE_PROBLEM("Unpack it and open the encounter in it.")};
}

std::optional<Problem> add(zip_t* archive, const std::string& name, const std::string& bytes, bool packed) {
    zip_source_t* source = zip_source_buffer(archive, bytes.data(), bytes.size(), 0);
    if (source == nullptr) return cannotPack(zip_strerror(archive));
    const zip_int64_t index = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
        zip_source_free(source);
        return cannotPack(zip_strerror(archive));
    }
    if (zip_set_file_compression(archive, static_cast<zip_uint64_t>(index),
                                 packed ? ZIP_CM_DEFLATE : ZIP_CM_STORE, 0) != 0)
        return cannotPack(zip_strerror(archive));
    return std::nullopt;
}

Result<std::string> wholeOf(zip_source_t* source) {
    zip_stat_t about;
    zip_stat_init(&about);
    if (zip_source_stat(source, &about) != 0 || zip_source_open(source) != 0)
        return cannotPack(zip_error_strerror(zip_source_error(source)));
    std::string bytes(about.size, '\0');
    const zip_int64_t count = zip_source_read(source, bytes.data(), bytes.size());
    zip_source_close(source);
    if (count < 0 || static_cast<zip_uint64_t>(count) != about.size)
        return cannotPack(zip_error_strerror(zip_source_error(source)));
    return bytes;
}

}  // namespace

bool isBundleName(std::string_view path) { return hasExtension(path, "zip"); }

Result<LoadedDocument> readBundle(const std::string& bytes, const ReadWatch& watch) {
    zip_error_t error;
    zip_error_init(&error);
    Source source(zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error));
    if (!source) return noArchive(textOf(error));
    const Archive archive(zip_open_from_source(source.get(), ZIP_RDONLY, &error));
    if (!archive) return noArchive(textOf(error));
    static_cast<void>(source.release());  // of the archive now
    const Result<zip_uint64_t> index = documentIn(archive.get());
    if (!index) return index.problem();
    const std::string place = zip_get_name(archive.get(), *index, 0);
    const Result<std::string> text = readEntry(archive.get(), *index, kDocumentJson.bytes, watch);
    if (!text) return text.problem();
    DocumentReading reading = readDocument(*text, watch);
    if (!reading.encounter) return reading.problems.front();
    LoadedDocument loaded{std::move(*reading.encounter), contentHash(*text), std::move(reading.notices)};
    std::size_t left = kMaxBundleBytes;
    for (const std::string& name : document::namedAssets(loaded.encounter)) {
        const std::string entry = entryFolderOf(place) + reading.assetFolder + '/' + name;
        const zip_int64_t at = zip_name_locate(archive.get(), entry.c_str(), 0);
        if (at < 0 || !isAssetName(name)) {
            loaded.notices.push_back(missingPicture(name));
            continue;
        }
        Result<std::string> picture = readEntry(archive.get(), static_cast<zip_uint64_t>(at),
                                                kMaxBundledPicture, watch, beginsLikeAPicture);
        // One that is damaged keeps nobody from the encounter.
        const bool isUnshown =
            !picture && (picture.problem().place.empty() || picture.problem().message == kDamagedEntry);
        if (isUnshown && !watch.stop.stop_requested()) {
            loaded.notices.push_back(unshownPicture(name, picture.problem()).at("pictures"));
            continue;
        }
        if (!picture) return picture.problem();
        if (picture->size() > left) return tooMuch();
        left -= picture->size();
        if (assetName(*picture, name.substr(name.find('.') + 1)) != name)
            loaded.notices.push_back(changedPicture(name));
        loaded.encounter.assets[name] = std::make_shared<const std::string>(*std::move(picture));
    }
    return loaded;
}

Result<LoadedDocument> loadBundle(const std::string& path, Posix& posix, const ReadWatch& watch) {
    const Result<std::string> bytes = readFile(path, {kMaxBundleBytes}, posix, watch);
    if (!bytes) return bytes.problem();
    Result<LoadedDocument> loaded = readBundle(*bytes, watch);
    if (!loaded) return Problem(loaded.problem()).inFile(path);
    for (Problem& notice : loaded->notices) notice.file = path;
    return loaded;
}

Result<Packed> packBundle(const document::Encounter& encounter, const std::string& title) {
    Packed packed;
    const std::string file =
        title + (encounter.kind == document::DocumentKind::Map ? ".map.json" : ".encounter.json");
    const std::set<std::string> names = document::namedAssets(encounter);
    const std::string folder = names.empty() ? std::string() : assetFolderName(file);
    const std::string text = writeDocument(encounter, folder);

    zip_error_t error;
    zip_error_init(&error);
    Source source(zip_source_buffer_create(nullptr, 0, 0, &error));
    if (!source) return cannotPack(textOf(error));
    Archive archive(zip_open_from_source(source.get(), ZIP_TRUNCATE, &error));
    if (!archive) return cannotPack(textOf(error));
    zip_source_keep(source.get());  // beyond the archive: the bytes are read from it
    if (const auto problem = add(archive.get(), file, text, true)) return *problem;
    for (const std::string& name : names) {
        const auto asset = encounter.assets.find(name);
        if (asset == encounter.assets.end()) {
            packed.missing.insert(name);
            continue;
        }
        const std::string entry = std::string(folder).append("/").append(name);
        if (const auto problem = add(archive.get(), entry, *asset->second, false)) return *problem;
    }
    if (zip_close(archive.get()) != 0) return cannotPack(zip_strerror(archive.get()));
    static_cast<void>(archive.release());  // closed
    Result<std::string> bytes = wholeOf(source.get());
    if (!bytes) return bytes.problem();
    packed.bytes = *std::move(bytes);
    const Result<LoadedDocument> again = readBundle(packed.bytes);
    if (!again) {
        Problem refused{
            TENAILLE_PROBLEM("The document cannot be saved."),
            {},
            TENAILLE_PROBLEM("Change or remove this element and save again; nothing was written.")};
        refused.why = {again.problem()};
        return refused;
    }
    return packed;
}

}  // namespace tenaille::io
