// SPDX-License-Identifier: MIT
//
// Foreign maps written by a test and imported.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "core/io/import/importer.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io {

class ImportFixture : public testing::Test {
  protected:
    // `name`: of the files that tests do not name, with the ending of their format.
    explicit ImportFixture(std::string name) : m_name(std::move(name)) {}

    std::string file(const std::string& name, const std::string& text) {
        std::ofstream(folder.file(name)) << text;
        return folder.file(name);
    }
    Imported imported(const std::string& text, const std::string& name = {},
                      const ImportOptions& options = {}) {
        Result<Imported> result = importMap(file(name.empty() ? m_name : name, text), options);
        EXPECT_TRUE(result.ok()) << describe(result.problem());
        return result ? std::move(*result) : Imported{};
    }
    std::string problem(const std::string& text, const std::string& name = {}) {
        const Result<Imported> result = importMap(file(name.empty() ? m_name : name, text));
        return result ? "" : describe(result.problem());
    }
    test::TemporaryFolder folder;

  private:
    std::string m_name;
};

inline std::vector<std::string> notesOf(const Imported& map) {
    std::vector<std::string> ids;
    for (const ImportNote& note : map.report.notes) ids.push_back(note.id);
    return ids;
}

}  // namespace tenaille::io
