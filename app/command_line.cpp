// SPDX-License-Identifier: MIT
#include "app/command_line.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <istream>
#include <ostream>

#include "app/commands.h"
#include "app/options.h"
#include "app/self_check.h"
#include "app/voice.h"

namespace tenaille::app {

namespace {

constexpr const char* kRenderUsage = QT_TRANSLATE_NOOP(
    "CommandLine", "render FILE OUT.png --view gm|player --size WxH [--attacker NAME --target NAME]");
constexpr const char* kRenderExplanation =
    QT_TRANSLATE_NOOP("CommandLine",
                      "Draw the document, and the lines of a ruling between two creatures. For players\n"
                      "as their screen shows it: in the fog what the party sees and knows.");
constexpr const char* kThumbnailUsage = QT_TRANSLATE_NOOP("CommandLine", "thumbnail FILE OUT.png [SIDE]");
constexpr const char* kThumbnailExplanation =
    QT_TRANSLATE_NOOP("CommandLine",
                      "A small picture for file managers, without hidden creatures, secret doors and\n"
                      "notes; fog does not count. SIDE is the longer one in pixels, else 256.");
// Words that are no documents, besides the names of commands().
constexpr std::string_view kOthers[] = {"--help", "-h", "--self-check", "render", "thumbnail"};
constexpr int kMaxSide = 16384;

void printEntry(std::ostream& out, const std::string& usage, const char* text) {
    const std::string lines = said(text);
    std::string_view explanation = lines;
    out << "  tenaille " << usage << "\n";
    while (!explanation.empty()) {
        const std::size_t end = std::min(explanation.find('\n'), explanation.size());
        out << "      " << explanation.substr(0, end) << "\n";
        explanation.remove_prefix(std::min(end + 1, explanation.size()));
    }
}

std::string usageOf(const Command& command) {
    return std::string(command.name) + " " + said(command.arguments);
}

void printHelp(std::ostream& out) {
    out << said(
               QT_TRANSLATE_NOOP("CommandLine", "Tenaille %1: map editor and battle board with exact rules."),
               {TENAILLE_VERSION})
        << "\n\n";
    printEntry(out, said(QT_TRANSLATE_NOOP("CommandLine", "[FILE] [--another]")),
               QT_TRANSLATE_NOOP("CommandLine",
                                 "Open the window, with this map, encounter or foreign map. A program that\n"
                                 "runs already takes it, unless another one is asked for."));
    printEntry(out, said(kRenderUsage), kRenderExplanation);
    printEntry(out, said(kThumbnailUsage), kThumbnailExplanation);
    for (const Command& command : commands()) printEntry(out, usageOf(command), command.explanation);
    printEntry(
        out, "--self-check",
        QT_TRANSLATE_NOOP("CommandLine", "Check that this installation works here; needs no display."));
    printEntry(out, "--help, --version",
               QT_TRANSLATE_NOOP("CommandLine", "Print this text, or the version."));
    out << '\n'
        << said(QT_TRANSLATE_NOOP(
               "CommandLine",
               "Exit status: 0 done; 1 a file is wrong or could not be read or written, one line a problem "
               "on\n"
               "standard error (validate: on standard output); 2 the command line is wrong.\n"
               "A document named like a command is opened as ./NAME, one that begins with a dash after --.\n"
               "The language is that of the locale (LANGUAGE, LC_ALL, LC_MESSAGES, LANG); for scripts: "
               "LC_ALL=C."))
        << '\n';
}

int misused(const std::string& message, const char* usage, Streams streams) {
    streams.err << "tenaille: " << message << '\n'
                << said(QT_TRANSLATE_NOOP("CommandLine", "usage: tenaille %1"), {said(usage)}) << '\n';
    return kUsage;
}

int misusedRender(const char* message, Streams streams, const std::vector<std::string>& arguments = {}) {
    return misused(said(message, arguments), kRenderUsage, streams);
}

int misusedWindow(const char* message, const std::string& argument, Streams streams) {
    const Voice voice;
    streams.err << "tenaille: " << said(message, {oneLine(argument)}) << '\n'
                << said(QT_TRANSLATE_NOOP("CommandLine", "See: tenaille --help")) << '\n';
    return kUsage;
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

// Takes one option with its value; an error message when they do not fit, else null.
const char* readRenderOption(const std::string& option, const std::string& value, RenderRequest& request) {
    if (option == "--view") {
        if (value != "gm" && value != "player")
            return QT_TRANSLATE_NOOP("CommandLine", "--view is gm or player");
        request.view = value == "gm" ? RenderView::Gm : RenderView::Player;
    } else if (option == "--size") {
        if (!readSize(value, request))
            return QT_TRANSLATE_NOOP("CommandLine", "--size is WIDTHxHEIGHT in pixels, at most 16384 each");
    } else if (option == "--attacker") {
        request.attacker = value;
    } else if (option == "--target") {
        request.target = value;
    } else {
        return QT_TRANSLATE_NOOP("CommandLine", "render knows no such option");
    }
    return nullptr;
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
        if (i + 1 == words.size())
            return misusedRender(QT_TRANSLATE_NOOP("CommandLine", "%1 lacks its value"), streams,
                                 {oneLine(words[i])});
        const char* message = readRenderOption(words[i], words[i + 1], request);
        if (message != nullptr) return misusedRender(message, streams);
        ++i;
    }
    if (files.size() != 2)
        return misusedRender(
            QT_TRANSLATE_NOOP("CommandLine", "render needs a document and a picture to write"), streams);
    if (!isPng(files[1]))
        return misusedRender(QT_TRANSLATE_NOOP("CommandLine", "the picture is called NAME.png"), streams);
    if (request.attacker.empty() != request.target.empty())
        return misusedRender(QT_TRANSLATE_NOOP("CommandLine", "--attacker and --target go together"),
                             streams);
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
        return misused(
            said(QT_TRANSLATE_NOOP("CommandLine", "thumbnail needs a document and a picture to write")),
            kThumbnailUsage, streams);
    if (words.size() == 3 && !readSide(words[2], request.width))
        return misused(said(QT_TRANSLATE_NOOP("CommandLine", "SIDE is a number of pixels, at most 16384")),
                       kThumbnailUsage, streams);
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
            return misusedWindow(QT_TRANSLATE_NOOP("CommandLine", "there is no option %1"), word, streams);
        } else if (!onlyFiles && isNoFile(word)) {
            return misusedWindow(QT_TRANSLATE_NOOP("CommandLine", "there is no command and no file \"%1\""),
                                 word, streams);
        } else {
            request.files.push_back(word);
        }
    }
    if (request.files.size() > 1)
        return misusedWindow(QT_TRANSLATE_NOOP("CommandLine", "one document is opened at a time, not %1"),
                             std::to_string(request.files.size()), streams);
    return request;
}

int explain(const Command& command, Streams streams) {
    printEntry(streams.out, usageOf(command), command.explanation);
    return kSuccess;
}

bool asksForHelp(Words words) { return words.size() == 1 && (words[0] == "--help" || words[0] == "-h"); }

}  // namespace

Outlook dispatch(Words words, Streams streams) {
    if (words.empty()) return WindowRequest{};
    if (words[0] == "--version") {
        streams.out << "Tenaille " TENAILLE_VERSION "\n";
        return kSuccess;
    }
    const Words rest = words.subspan(1);
    const auto all = commands();
    const auto command =
        std::find_if(all.begin(), all.end(), [&](const Command& one) { return one.name == words[0]; });
    if (command != all.end()) {
        const Voice voice(command->voice);
        return asksForHelp(rest) ? explain(*command, streams) : command->run(*command, rest, streams);
    }
    if (std::none_of(std::begin(kOthers), std::end(kOthers),
                     [&](std::string_view one) { return one == words[0]; }))
        return window(words, streams);
    const Voice voice;
    if (words[0] == "--self-check") return selfCheck(streams);
    if (words[0] == "--help" || words[0] == "-h") {
        printHelp(streams.out);
        return kSuccess;
    }
    const bool draws = words[0] == "render";
    if (asksForHelp(rest)) {
        printEntry(streams.out, said(draws ? kRenderUsage : kThumbnailUsage),
                   draws ? kRenderExplanation : kThumbnailExplanation);
        return kSuccess;
    }
    return draws ? render(rest, streams) : thumbnail(rest, streams);
}

}  // namespace tenaille::app
