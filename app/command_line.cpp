// SPDX-License-Identifier: MIT
#include "app/command_line.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <istream>
#include <ostream>

#include "app/commands.h"
#include "app/self_check.h"

namespace tenaille::app {

namespace {

constexpr std::string_view kRenderUsage =
    "render FILE OUT.png --view gm|player --size WxH [--attacker NAME --target NAME]";
constexpr std::string_view kRenderExplanation =
    "Draw the document, and the lines of a ruling between two creatures. For players\n"
    "as their screen shows it: in the fog what the party sees and knows.";
constexpr std::string_view kThumbnailUsage = "thumbnail FILE OUT.png [SIDE]";
constexpr std::string_view kThumbnailExplanation =
    "A small picture for file managers, without hidden creatures, secret doors and\n"
    "notes; fog does not count. SIDE is the longer one in pixels, else 256.";
constexpr int kMaxSide = 16384;

void printEntry(std::ostream& out, std::string_view usage, std::string_view explanation) {
    out << "  tenaille " << usage << "\n";
    while (!explanation.empty()) {
        const std::size_t end = std::min(explanation.find('\n'), explanation.size());
        out << "      " << explanation.substr(0, end) << "\n";
        explanation.remove_prefix(std::min(end + 1, explanation.size()));
    }
}

void printHelp(std::ostream& out) {
    out << "Tenaille " TENAILLE_VERSION ": map editor and battle board with exact rules.\n\n";
    printEntry(out, "[FILE] [--another]",
               "Open the window, with this map, encounter or foreign map. A program that\n"
               "runs already takes it, unless another one is asked for.");
    printEntry(out, kRenderUsage, kRenderExplanation);
    printEntry(out, kThumbnailUsage, kThumbnailExplanation);
    for (const Command& command : commands())
        printEntry(out, std::string(command.name) + " " + std::string(command.arguments),
                   command.explanation);
    printEntry(out, "--self-check", "Check that this installation works here; needs no display.");
    printEntry(out, "--help, --version", "Print this text, or the version.");
    out << "\nExit status: 0 done; 1 a file is wrong or could not be read or written, one line a problem on\n"
           "standard error (validate: on standard output); 2 the command line is wrong.\n"
           "A document named like a command is opened as ./NAME, one that begins with a dash after --.\n";
}

int misused(std::string_view message, std::string_view usage, Streams streams) {
    streams.err << "tenaille: " << message << "\nusage: tenaille " << usage << "\n";
    return kUsage;
}

int misusedRender(std::string_view message, Streams streams) {
    return misused(message, kRenderUsage, streams);
}

bool readSide(std::string_view text, int& side) {
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, side);
    return read.ec == std::errc() && read.ptr == end && side >= 1 && side <= kMaxSide;
}

// "1366x768"
bool readSize(std::string_view text, RenderRequest& request) {
    const char* end = text.data() + text.size();
    const auto width = std::from_chars(text.data(), end, request.width);
    if (width.ec != std::errc() || width.ptr == end || *width.ptr != 'x') return false;
    const auto height = std::from_chars(width.ptr + 1, end, request.height);
    return height.ec == std::errc() && height.ptr == end && request.width >= 1 && request.width <= kMaxSide &&
           request.height >= 1 && request.height <= kMaxSide;
}

// Takes one option with its value; an error message when they do not fit.
std::string_view readRenderOption(const std::string& option, const std::string& value,
                                  RenderRequest& request) {
    if (option == "--view") {
        if (value != "gm" && value != "player") return "--view is gm or player";
        request.view = value == "gm" ? RenderView::Gm : RenderView::Player;
    } else if (option == "--size") {
        if (!readSize(value, request)) return "--size is WIDTHxHEIGHT in pixels, at most 16384 each";
    } else if (option == "--attacker") {
        request.attacker = value;
    } else if (option == "--target") {
        request.target = value;
    } else {
        return "render knows no such option";
    }
    return {};
}

bool isPng(const std::string& path) {
    constexpr std::string_view kEnding = ".png";
    return path.size() > kEnding.size() &&
           std::equal(kEnding.begin(), kEnding.end(),
                      path.end() - static_cast<std::ptrdiff_t>(kEnding.size()),
                      [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b - 'A' + 'a' : b); });
}

Outlook render(Words words, Streams streams) {
    RenderRequest request;
    std::vector<std::string> files;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!words[i].starts_with("--")) {
            files.push_back(words[i]);
            continue;
        }
        if (i + 1 == words.size()) return misusedRender(words[i] + " lacks its value", streams);
        const std::string_view message = readRenderOption(words[i], words[i + 1], request);
        if (!message.empty()) return misusedRender(message, streams);
        ++i;
    }
    if (files.size() != 2) return misusedRender("render needs a document and a picture to write", streams);
    if (!isPng(files[1])) return misusedRender("the picture is called NAME.png", streams);
    if (request.attacker.empty() != request.target.empty())
        return misusedRender("--attacker and --target go together", streams);
    request.document = files[0];
    request.picture = files[1];
    return request;
}

// The name of the picture is the file manager's business.
Outlook thumbnail(Words words, Streams streams) {
    RenderRequest request;
    request.view = RenderView::Thumbnail;
    request.width = 256;
    if (words.size() < 2 || words.size() > 3)
        return misused("thumbnail needs a document and a picture to write", kThumbnailUsage, streams);
    if (words.size() == 3 && !readSide(words[2], request.width))
        return misused("SIDE is a number of pixels, at most 16384", kThumbnailUsage, streams);
    request.height = request.width;
    request.document = words[0];
    request.picture = words[1];
    return request;
}

// A bare word that is no file is a command mistyped; anything else is opened, and the window says what is
// wrong with it.
bool isNoFile(const std::string& word) {
    std::error_code error;
    return word.find_first_of("./\\") == std::string::npos && !std::filesystem::exists(word, error);
}

Outlook window(Words words, Streams streams) {
    WindowRequest request;
    bool onlyFiles = false;
    for (const std::string& word : words) {
        if (!onlyFiles && word == "--") {
            onlyFiles = true;
        } else if (!onlyFiles && word == "--another") {
            request.another = true;
        } else if (!onlyFiles && word.starts_with('-')) {
            streams.err << "tenaille: there is no option " << word << "\nSee: tenaille --help\n";
            return kUsage;
        } else if (!onlyFiles && isNoFile(word)) {
            streams.err << "tenaille: there is no command and no file \"" << word
                        << "\"\nSee: tenaille --help\n";
            return kUsage;
        } else {
            request.files.push_back(word);
        }
    }
    if (request.files.size() > 1) {
        streams.err << "tenaille: one document is opened at a time, not " << request.files.size()
                    << "\nSee: tenaille --help\n";
        return kUsage;
    }
    return request;
}

int explain(const Command& command, Streams streams) {
    printEntry(streams.out, std::string(command.name) + " " + std::string(command.arguments),
               command.explanation);
    return kSuccess;
}

bool asksForHelp(Words words) { return words.size() == 1 && (words[0] == "--help" || words[0] == "-h"); }

}  // namespace

Outlook dispatch(Words words, Streams streams) {
    if (words.empty()) return WindowRequest{};
    if (words[0] == "--help" || words[0] == "-h") {
        printHelp(streams.out);
        return kSuccess;
    }
    if (words[0] == "--version") {
        streams.out << "Tenaille " TENAILLE_VERSION "\n";
        return kSuccess;
    }
    if (words[0] == "--self-check") return selfCheck(streams);
    if (words[0] == "render" && asksForHelp(words.subspan(1))) {
        printEntry(streams.out, kRenderUsage, kRenderExplanation);
        return kSuccess;
    }
    if (words[0] == "thumbnail" && asksForHelp(words.subspan(1))) {
        printEntry(streams.out, kThumbnailUsage, kThumbnailExplanation);
        return kSuccess;
    }
    if (words[0] == "thumbnail") return thumbnail(words.subspan(1), streams);
    if (words[0] == "render") return render(words.subspan(1), streams);
    for (const Command& command : commands()) {
        if (words[0] != command.name) continue;
        const Words rest = words.subspan(1);
        return asksForHelp(rest) ? explain(command, streams) : command.run(command, rest, streams);
    }
    return window(words, streams);
}

}  // namespace tenaille::app
