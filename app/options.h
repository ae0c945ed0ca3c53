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

// Options of the form "--name" and "--name VALUE" taken out of the words. Behind "--" all words are files.
class Options {
  public:
    explicit Options(Words words);

    bool flag(std::string_view name);
    std::optional<std::string> value(std::string_view name);
    // What is left: files, unless one of them looks like an option.
    const std::vector<std::string>& files() const { return m_words; }
    bool unknownOption() const { return !firstUnknown().empty(); }
    std::string firstUnknown() const;  // "--speed"

  private:
    // The option with that name, which is so many words long with its value; the end: there is none.
    std::vector<std::string>::iterator find(std::string_view name, std::size_t words);

    std::vector<std::string> m_words;
    std::size_t m_options = 0;  // so many of the words, the first ones, may be options
};

// Texts of a file may hold anything; a problem stays one line.
std::string oneLine(std::string text);

// Whether they exist or not, links included.
bool isSameFile(const std::string& a, const std::string& b);

}  // namespace tenaille::app
