// SPDX-License-Identifier: MIT
#include "app/any_map.h"

#include <utility>

#include "core/io/document_file.h"
#include "core/io/import/importer.h"

namespace tenaille::app {

Result<AnyMap> readAnyMap(const std::string& path) {
    const auto named = [&](const Problem& problem) {
        return problem.file.empty() ? Problem(problem).inFile(path) : problem;
    };
    if (io::importerFor(path) != nullptr) {
        Result<io::Imported> imported = io::importMap(path);
        if (!imported) return named(imported.problem());
        return AnyMap{std::move(imported->map), std::move(imported->report.notes), {}};
    }
    Result<io::LoadedDocument> loaded = io::loadDocument(path);
    if (!loaded) return named(loaded.problem());
    return AnyMap{std::move(loaded->encounter), {}, std::move(loaded->notices)};
}

}  // namespace tenaille::app
