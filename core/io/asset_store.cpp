// SPDX-License-Identifier: MIT
#include "core/io/asset_store.h"

#include <fcntl.h>

#include <array>
#include <cerrno>
#include <memory>
#include <vector>

#include "core/io/asset_name.h"
#include "core/io/document_limits.h"
#include "core/io/file_problem.h"
#include "core/io/read_file.h"
#include "core/io/safe_writer.h"

namespace tenaille::io {

namespace {

OpenFile openFolder(Posix& posix, const std::string& path) {
    return {posix, uninterrupted(
                       [&] { return posix.open(Posix::kHere, folderOf(path), O_RDONLY | O_DIRECTORY, 0); })};
}

// The stored file has these bytes already. It may be left by a program that was killed before it was synced.
bool isStored(Posix& posix, int folder, const std::string& name, const std::string& bytes) {
    const OpenFile file(
        posix, uninterrupted([&] { return posix.openBeneath(folder, name, O_RDONLY | O_NONBLOCK); }));
    FileStatus status;
    if (!file.ok() || posix.status(file.get(), status) < 0 || status.kind != FileKind::Regular ||
        status.size != static_cast<std::int64_t>(bytes.size()))
        return false;
    const Result<std::string> stored = readOpenFile(file.get(), name, {kMaxAssetBytes, true}, posix);
    if (!stored || *stored != bytes) return false;
    const int synced = uninterrupted([&] { return posix.sync(file.get()); });
    return synced >= 0 && syncFolder(posix, folder) >= 0;
}

// Opens the folder, made if it is not there; `made` tells.
OpenFile openOrMake(Posix& posix, int parent, const std::string& name, bool& made) {
    const auto open = [&] {
        return uninterrupted([&] { return posix.openBeneath(parent, name, O_RDONLY | O_DIRECTORY); });
    };
    int file = open();
    if (file == -ENOENT) {
        const int error = uninterrupted([&] { return posix.makeFolder(parent, name, 0777); });
        if (error < 0 && error != -EEXIST) return {posix, error};
        made = error >= 0;
        file = open();
    }
    // One that is there may be left by a program that was killed just then.
    if (file >= 0) {
        const int synced = syncFolder(posix, parent);
        if (synced < 0) {
            posix.close(file);
            return {posix, synced};
        }
    }
    return {posix, file};
}

}  // namespace

std::string assetFolderName(const std::string& documentPath) {
    std::string name = nameOf(documentPath);
    constexpr std::array<std::string_view, 3> kEndings{".map.json", ".encounter.json", ".json"};
    for (const std::string_view ending : kEndings) {
        if (!name.ends_with(ending) || name.size() == ending.size()) continue;
        name.resize(name.size() - ending.size());
        break;
    }
    return name + ".assets";
}

Result<document::AssetBytes> readAsset(const std::string& documentPath, const std::string& folderName,
                                       const std::string& name, Posix& posix, const ReadWatch& watch) {
    const std::string place = joined(joined(folderOf(documentPath), folderName), name);
    if (!isAssetName(name) || folderName.find('/') != std::string::npos) return readProblem(ENOENT, place);
    const OpenFile parent = openFolder(posix, documentPath);
    if (!parent.ok()) return readProblem(parent.error(), place);
    const OpenFile file(posix, uninterrupted([&] {
                            return posix.openBeneath(parent.get(), folderName + '/' + name,
                                                     O_RDONLY | O_NONBLOCK);
                        }));
    if (file.error() == ELOOP) return notAFile(FileKind::Link, place);
    if (!file.ok()) return readProblem(file.error(), place);
    Result<std::string> bytes = readOpenFile(file.get(), place, {kMaxAssetBytes}, posix, watch);
    if (!bytes) return bytes.problem();
    return document::AssetBytes(std::make_shared<const std::string>(std::move(bytes).value()));
}

Outcome writeAssets(const std::string& documentPath, const std::string& folderName, const Assets& assets,
                    const std::set<std::string>& wanted, Posix& posix, const std::function<Outcome()>& then) {
    const std::string place = joined(folderOf(documentPath), folderName);
    const OpenFile parent = openFolder(posix, documentPath);
    if (!parent.ok()) return writeProblem(parent.error(), documentPath);
    OpenFile folder(posix, -ENOENT);
    bool made = false;
    std::vector<std::string> written;
    const auto takeBack = [&] {
        for (const std::string& name : written) posix.unlink(folder.get(), name);
        // Fails when something is in it, and that is meant.
        if (made) posix.removeFolder(parent.get(), folderName);
    };
    for (const std::string& name : wanted) {
        const auto asset = assets.find(name);
        if (asset == assets.end() || !isAssetName(name)) continue;
        if (!folder.ok()) folder = openOrMake(posix, parent.get(), folderName, made);
        if (folder.error() == ELOOP) return notAFile(FileKind::Link, place);
        Outcome outcome = Done{};
        if (!folder.ok())
            outcome = writeProblem(folder.error(), place);
        else if (!isStored(posix, folder.get(), name, *asset->second)) {
            FileStatus before;
            const bool isNew = posix.statusOf(folder.get(), name, before) == -ENOENT;
            outcome = writeFileSafely(joined(place, name), *asset->second, posix, Links::Refuse);
            if (outcome && isNew) written.push_back(name);
        }
        if (outcome) continue;
        takeBack();
        return outcome;
    }
    if (!then) return Done{};
    Outcome outcome = then();
    if (!outcome) takeBack();
    return outcome;
}

}  // namespace tenaille::io
