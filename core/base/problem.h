// SPDX-License-Identifier: MIT
//
// What went wrong, where, and what to do about it: the one shape of every message that Tenaille shows about
// bad input or a failed operation. result.h next door carries it; ui/text/problem_text translates it.
#pragma once

#include <string>
#include <vector>

// Marks an English template for the translators (lupdate is told that this is an alias of QT_TRANSLATE_NOOP
// with the context "Problem"). The templates hold %1, %2 ... for the arguments.
#define TENAILLE_PROBLEM(text) text

namespace tenaille {

// One problem. `message` and `remedy` are templates marked with TENAILLE_PROBLEM (static storage), so that
// the same value can be printed in English by the command line and in the user's language by the window.
struct Problem {
    const char* message = "";                 // what is wrong, a sentence without the place
    std::vector<std::string> arguments = {};  // %1 .. %9 of message and remedy
    const char* remedy = "";                  // what the reader can do about it, a sentence
    std::string file = {};                    // path as given by the user, or empty
    std::string place = {};         // inside the file: "walls[3].points[0].x", "line 4, column 7", or empty
    std::vector<Problem> why = {};  // the problem behind it, if any: its message is said after this one

    // The same problem with file or place filled in, for callers that know more than the callee.
    Problem inFile(std::string path) const;
    Problem at(std::string where) const;

    // The arguments as they are shown: of one longer than 500 bytes the beginning and the end.
    std::vector<std::string> shownArguments() const;
};

// `text` with %1..%9 replaced by the arguments; a number without an argument stays as it is.
std::string fillTemplate(const std::string& text, const std::vector<std::string>& arguments);

// "file: place: message why remedy" in English, on one line.
std::string describe(const Problem& problem);

}  // namespace tenaille
