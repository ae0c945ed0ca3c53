// SPDX-License-Identifier: MIT
#include <iostream>

#include "app/application.h"
#include "app/command_line.h"
#include "app/voice.h"

int main(int argc, char** argv) {
    using namespace tenaille::app;
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    const Outlook outlook = dispatch(words, {std::cin, std::cout, std::cerr});
    if (const auto* request = std::get_if<WindowRequest>(&outlook)) return runWindow(argc, argv, *request);
    if (const auto* request = std::get_if<RenderRequest>(&outlook)) return runRender(*request);
    if (std::cout.flush()) return std::get<int>(outlook);
    const Voice voice;
    std::cerr << "tenaille: "
              << said(QT_TRANSLATE_NOOP("CommandLine",
                                        "the output cannot be written: where it goes to is full or closed"))
              << '\n';
    return kFailure;
}
