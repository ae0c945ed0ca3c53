// SPDX-License-Identifier: MIT
//
// The foreign formats that can be imported. A new format is one pair of files with a function of the type
// Importer::read and one row in importer.cpp; window and command line ask this list and know no format.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/document/encounter.h"
#include "core/io/import/import_options.h"
#include "core/io/import/import_report.h"

namespace tenaille::io {

struct Imported {
    document::Encounter map;  // kind Map, with its picture among the assets
    ImportReport report;
};

struct Importer {
    std::string_view key;                          // "uvtt"
    const char* label;                             // for file dialogs, marked with TENAILLE_PROBLEM
    std::span<const std::string_view> extensions;  // lower case, without dot
    Result<Imported> (*read)(const std::string& path, const ImportOptions& options, const ImportWatch& watch);
    // The maps of a file that may hold several, as ImportOptions::part names them; nullptr: files hold one.
    Result<std::vector<std::string>> (*parts)(const std::string& path, const ImportWatch& watch) = nullptr;
};

std::span<const Importer> importers();

// The importer for this file name; nullptr if there is none, and for our own documents: ".map.json",
// ".encounter.json", and any ".json" that says so at its head.
const Importer* importerFor(std::string_view path);

// Imports the file. Long: call it off the window's thread. A name without importer is a problem that lists
// what can be imported.
Result<Imported> importMap(const std::string& path, const ImportOptions& options = {},
                           const ImportWatch& watch = {});

// A picture that whoever decodes pictures could not: the map comes in without it, and the report says `why`.
void leaveOutPicture(Imported& imported, const std::string& asset, const Problem& why);

}  // namespace tenaille::io
