// SPDX-License-Identifier: MIT
#include "app/any_map.h"

#include <utility>

#include "core/io/document_file.h"
#include "core/io/import/picture_map.h"

namespace tenaille::app {

bool isForeign(const std::string& path) {
    return io::isPictureName(path) || io::importerFor(path) != nullptr;
}

Result<io::Imported> readForeign(const std::string& path, const io::ImportOptions& options) {
    return io::isPictureName(path) ? io::importPicture(path, options) : io::importMap(path, options);
}

Result<AnyMap> readAnyMap(const std::string& path) {
    const auto named = [&](const Problem& problem) {
        return problem.file.empty() ? Problem(problem).inFile(path) : problem;
    };
    if (isForeign(path)) {
        Result<io::Imported> imported = readForeign(path);
        if (!imported) return named(imported.problem());
        return AnyMap{std::move(imported->map), std::move(imported->report.notes), {}};
    }
    Result<io::LoadedDocument> loaded = io::loadDocument(path);
    if (!loaded) return named(loaded.problem());
    return AnyMap{std::move(loaded->encounter), {}, std::move(loaded->notices)};
}

}  // namespace tenaille::app
