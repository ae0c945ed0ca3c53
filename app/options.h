// SPDX-License-Identifier: MIT
//
// What the commands share: the words of a command line, and lines of output.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/command_line.h"

namespace tenaille::app {

// Options of the form "--name" and "--name VALUE" taken out of the words.
class Options {
  public:
    explicit Options(Words words) : m_words(words.begin(), words.end()) {}

    bool flag(std::string_view name);
    std::optional<std::string> value(std::string_view name);
    // What is left: files, unless one of them looks like an option.
    const std::vector<std::string>& files() const { return m_words; }
    bool unknownOption() const;

  private:
    std::vector<std::string> m_words;
};

// Texts of a file may hold anything; a problem stays one line.
std::string oneLine(std::string text);

// Whether they exist or not, links included.
bool isSameFile(const std::string& a, const std::string& b);

}  // namespace tenaille::app
