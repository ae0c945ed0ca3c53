// SPDX-License-Identifier: MIT
#include "core/io/find_assets.h"

#include <filesystem>

#include "core/io/asset_name.h"
#include "core/io/document_limits.h"
#include "core/io/file_name.h"
#include "core/io/read_file.h"

namespace tenaille::io {

namespace {

std::string endingOf(const std::string& name) { return name.substr(name.rfind('.') + 1); }

// The ending that an asset of this file would have; empty: none of those that are looked for.
std::string wantedEnding(const std::filesystem::path& file, const std::set<std::string>& endings) {
    for (const std::string& ending : endings)
        if (hasExtension(file.string(), ending) || (ending == "jpg" && hasExtension(file.string(), "jpeg")))
            return ending;
    return {};
}

}  // namespace

Assets findAssets(const std::string& folder, const std::set<std::string>& names, const ReadWatch& watch) {
    Assets found;
    std::set<std::string> endings;
    for (const std::string& name : names) endings.insert(endingOf(name));
    std::error_code error;
    using Walk = std::filesystem::recursive_directory_iterator;
    Walk at(folder, std::filesystem::directory_options::skip_permission_denied, error);
    int seen = 0;
    for (; !error && at != Walk() && found.size() < names.size() && seen < kMostFilesSeen;
         at.increment(error)) {
        if (watch.stop.stop_requested()) break;
        if (at.depth() >= kMostFolderDepth) at.disable_recursion_pending();
        std::error_code unread;
        if (!at->is_regular_file(unread) || at->is_symlink(unread)) continue;
        ++seen;
        if (watch.progress) watch.progress(static_cast<std::uint64_t>(seen), 0);
        const std::string ending = wantedEnding(at->path(), endings);
        if (ending.empty()) continue;
        Result<std::string> bytes =
            readFile(at->path().string(), {kMaxAssetBytes}, systemPosix(), {{}, watch.stop});
        if (!bytes) continue;
        const std::string name = assetName(*bytes, ending);
        if (names.contains(name)) found[name] = std::make_shared<const std::string>(*std::move(bytes));
    }
    return found;
}

}  // namespace tenaille::io
