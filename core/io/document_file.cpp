// SPDX-License-Identifier: MIT
#include "core/io/document_file.h"

#include "core/io/asset_store.h"
#include "core/io/bundle.h"
#include "core/io/content_hash.h"
#include "core/io/document_limits.h"
#include "core/io/file_problem.h"
#include "core/io/read_file.h"
#include "core/io/safe_writer.h"

namespace tenaille::io {

namespace {

// Files look for their pictures under their own name first, then where they were when they were saved: a
// document may be renamed without its folder.
Result<document::AssetBytes> findAsset(const std::string& path, const std::string& noted,
                                       const std::string& name, Posix& posix, const ReadWatch& watch) {
    const std::string own = assetFolderName(path);
    Result<document::AssetBytes> asset = readAsset(path, own, name, posix, watch);
    if (asset || noted.empty() || noted == own) return asset;
    Result<document::AssetBytes> other = readAsset(path, noted, name, posix, watch);
    return other ? other : asset;
}

// The picture's own problem, told as what it means for the document.
Problem missingPicture(const Problem& cause) {
    Problem missing{TENAILLE_PROBLEM("The picture %1 cannot be read."),
                    {cause.file},
                    TENAILLE_PROBLEM("Put it back, or take another picture.")};
    missing.why = {cause};
    return missing.at("pictures");
}

void readAssets(const std::string& path, const std::string& folder, document::Encounter& encounter,
                std::vector<Problem>& notices, Posix& posix, const ReadWatch& watch = {}) {
    for (const std::string& name : document::namedAssets(encounter)) {
        Result<document::AssetBytes> asset = findAsset(path, folder, name, posix, watch);
        if (asset)
            encounter.assets[name] = std::move(asset).value();
        else
            notices.push_back(missingPicture(asset.problem()));
    }
}

// Links followed: pictures lie beside the document itself.
std::string ownPath(const std::string& path, Posix& posix) {
    const Result<WriteTarget> target = resolveTarget(path, posix);
    if (!target) return path;
    return target->folder.ends_with('/') ? target->folder + target->name
                                         : target->folder + '/' + target->name;
}

void nameFile(std::vector<Problem>& problems, const std::string& path) {
    for (Problem& problem : problems) problem.file = path;
}

// Another program must not have changed the file since.
Outcome checkUnchanged(const std::string& path, const std::string& expectedHash, Posix& posix) {
    const Result<WriteTarget> target = resolveTarget(path, posix);
    if (!target) return target.problem();
    if (!target->exists) return Done{};
    const Result<std::string> present = readFile(path, {kDocumentJson.bytes, true}, posix);
    if (!present) return present.problem();
    if (contentHash(*present) == expectedHash) return Done{};
    return changedSince(path);
}

}  // namespace

Result<LoadedDocument> loadDocument(const std::string& path, Posix& posix, const ReadWatch& watch) {
    if (isBundleName(path)) return loadBundle(path, posix, watch);
    return loadTextOf(path, path, posix, watch);
}

Result<LoadedDocument> loadTextOf(const std::string& path, const std::string& beside, Posix& posix,
                                  const ReadWatch& watch) {
    // Reading the bytes is nothing beside parsing them: only the parser tells how far it is.
    const Result<std::string> text = readFile(path, {kDocumentJson.bytes}, posix, {{}, watch.stop});
    if (!text) return text.problem();
    DocumentReading reading = readDocument(*text, watch);
    if (!reading.encounter) return reading.problems.front().inFile(path);
    LoadedDocument loaded{std::move(*reading.encounter), contentHash(*text), std::move(reading.notices)};
    readAssets(ownPath(beside, posix), reading.assetFolder, loaded.encounter, loaded.notices, posix, watch);
    if (watch.stop.stop_requested()) return readingCancelled().inFile(path);
    nameFile(loaded.notices, path);
    return loaded;
}

LoadedDocument withPictures(document::Encounter encounter, const std::string& assetFolder,
                            const std::string& path, Posix& posix) {
    LoadedDocument loaded{std::move(encounter), {}, {}};
    readAssets(ownPath(path, posix), assetFolder, loaded.encounter, loaded.notices, posix);
    nameFile(loaded.notices, path);
    return loaded;
}

FileCheck checkDocumentFile(const std::string& path, Posix& posix) {
    if (isBundleName(path)) {
        Result<LoadedDocument> loaded = loadBundle(path, posix);
        if (!loaded) return {{loaded.problem()}, {}};
        return {{}, std::move(loaded->notices)};
    }
    const Result<std::string> text = readFile(path, {kDocumentJson.bytes}, posix);
    if (!text) return {{text.problem()}, {}};
    DocumentReading reading = readDocument(*text);
    FileCheck check{std::move(reading.problems), std::move(reading.notices)};
    if (reading.encounter)
        readAssets(ownPath(path, posix), reading.assetFolder, *reading.encounter, check.notices, posix);
    nameFile(check.problems, path);
    nameFile(check.notices, path);
    return check;
}

Result<SavedDocument> saveDocument(const document::Encounter& encounter, const std::string& path,
                                   const SaveOptions& options, Posix& posix) {
    const std::set<std::string> names = document::namedAssets(encounter);
    const std::string own = ownPath(path, posix);
    const std::string folder = names.empty() ? "" : assetFolderName(own);
    if (!parseJson(writeJson(JsonValue(folder))))
        return Problem{TENAILLE_PROBLEM("The pictures cannot be named after this file: its name is no text."),
                       {},
                       TENAILLE_PROBLEM("Give it a name in UTF-8; nothing was written.")}
            .inFile(path);
    const std::string text = writeDocument(encounter, folder);
    const DocumentReading check = readDocument(text);
    if (!check.encounter) {
        const Problem& first = check.problems.front();
        Problem refused{
            TENAILLE_PROBLEM("The document cannot be saved."),
            {},
            TENAILLE_PROBLEM("Change or remove this element and save again; nothing was written.")};
        refused.why = {first};
        return refused.inFile(path).at(first.place);
    }
    const std::string hash = contentHash(text);
    if (options.expectedHash) {
        const Outcome unchanged = checkUnchanged(path, *options.expectedHash, posix);
        if (!unchanged) return unchanged.problem();
    }
    if (options.beforeWriting) {
        const Outcome ready = options.beforeWriting(hash);
        if (!ready) return ready.problem();
    }
    // Pictures are not written beside a file that cannot be.
    const Result<WriteTarget> target = resolveTarget(path, posix);
    if (!target) return target.problem();
    // Whatever was written there since it was looked at is put back.
    const auto write = [&] {
        return writeFileSafely(path, text, posix, Links::Follow, options.expectedHash);
    };
    const Outcome written =
        names.empty() ? write() : writeAssets(own, folder, encounter.assets, names, posix, write);
    if (!written) return written.problem();
    return SavedDocument{hash};
}

}  // namespace tenaille::io
