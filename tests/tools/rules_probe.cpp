// SPDX-License-Identifier: MIT
//
// The rules query protocol alone, without the program around it: `rules_probe` answers the standard input,
// `rules_probe --kinds` lists the kinds of questions.
#include <iostream>
#include <string_view>

#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_stream.h"

int main(int argc, char** argv) {
    if (argc < 2) return tenaille::io::runRules(std::cin, std::cout);
    if (std::string_view(argv[1]) != "--kinds") return 2;
    for (const tenaille::io::QueryKind& kind : tenaille::io::queryKinds()) std::cout << kind.name << '\n';
    return 0;
}
