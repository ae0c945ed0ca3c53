// SPDX-License-Identifier: MIT
#include "app/pdf_command.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <ostream>

#include "app/any_map.h"
#include "app/offscreen.h"
#include "app/options.h"
#include "core/io/file_name.h"
#include "ui/print/print_document.h"

namespace tenaille::app {

namespace {

struct PdfRequest {
    ui::PrintWish wish;
    bool standUps = false;
};

bool isPdf(std::string_view word) { return io::hasExtension(word, "pdf"); }

// What a word stands for, in one list of choices.
template <class Value>
struct Choice {
    std::string_view word;
    Value value;
};

// Each reads one option; the message when its value does not fit, else null.
template <class Value, std::size_t N>
const char* choose(Options& options, std::string_view name, const Choice<Value> (&choices)[N],
                   const char* message, Value& value) {
    const std::optional<std::string> word = options.value(name);
    if (!word) return nullptr;
    const auto* found =
        std::find_if(choices, choices + N, [&](const auto& choice) { return choice.word == *word; });
    if (found == choices + N) return message;
    value = found->value;
    return nullptr;
}

// Whether the number makes sense is for the printing to say.
template <class Number>
const char* read(Options& options, std::string_view name, const char* message, Number& value) {
    const std::optional<std::string> word = options.value(name);
    if (!word) return nullptr;
    const char* end = word->data() + word->size();
    const auto result = std::from_chars(word->data(), end, value);
    const bool isNumber =
        result.ec == std::errc() && result.ptr == end && std::isfinite(static_cast<double>(value));
    return isNumber ? nullptr : message;
}

// The first message, null when all options fit.
const char* readOptions(Options& options, PdfRequest& request) {
    using document::Audience;
    using ui::Paper;
    using ui::Turning;
    ui::PrintWish& wish = request.wish;
    static constexpr Choice<Paper> kPapers[] = {
        {"a4", Paper::A4}, {"letter", Paper::Letter}, {"a3", Paper::A3}};
    static constexpr Choice<Turning> kTurnings[] = {
        {"auto", Turning::Automatic}, {"upright", Turning::Portrait}, {"across", Turning::Landscape}};
    static constexpr Choice<Audience> kViews[] = {{"gm", Audience::GameMaster},
                                                  {"player", Audience::Players}};
    const char* const messages[] = {
        choose(options, "--paper", kPapers, QT_TRANSLATE_NOOP("CommandLine", "--paper is a4, letter or a3"),
               wish.setup.paper),
        choose(options, "--page", kTurnings,
               QT_TRANSLATE_NOOP("CommandLine", "--page is auto, upright or across"), wish.setup.turning),
        choose(options, "--view", kViews, QT_TRANSLATE_NOOP("CommandLine", "--view is gm or player"),
               wish.content.audience),
        read(options, "--cell-mm",
             QT_TRANSLATE_NOOP("CommandLine", "--cell-mm is the size of a cell in millimetres"),
             wish.setup.cellMm),
        read(options, "--margin", QT_TRANSLATE_NOOP("CommandLine", "--margin is a width in millimetres"),
             wish.setup.marginMm),
        read(options, "--overlap", QT_TRANSLATE_NOOP("CommandLine", "--overlap is a width in millimetres"),
             wish.setup.overlapMm),
        read(options, "--copies", QT_TRANSLATE_NOOP("CommandLine", "--copies is a number"), wish.copies)};
    wish.content.grid = !options.flag("--no-grid");
    wish.content.creatures = options.flag("--creatures");
    wish.assembly = !options.flag("--no-overview");
    wish.map = !options.flag("--no-map");
    wish.emptyPages = options.flag("--empty-pages");
    request.standUps = options.flag("--stand-ups");
    for (const char* message : messages)
        if (message != nullptr) return message;
    if (wish.copies < 1 || wish.copies > ui::kMostCopies)
        return QT_TRANSLATE_NOOP("CommandLine", "--copies is a number from 1 to 20");
    if (!wish.map && !request.standUps)
        return QT_TRANSLATE_NOOP("CommandLine", "--no-map leaves nothing to print without --stand-ups");
    return nullptr;
}

}  // namespace

bool asksForPdf(Words words) { return std::any_of(words.begin(), words.end(), isPdf); }

int pdfCommand(const Command& command, Words words, Streams streams) {
    Options options(words);
    PdfRequest request;
    const char* message = readOptions(options, request);
    if (message != nullptr) return misused(command, message, streams);
    if (options.files().size() != 2 || options.unknownOption() || !isPdf(options.files()[1]))
        return misused(command, QT_TRANSLATE_NOOP("CommandLine", "export needs a map and a file to write"),
                       streams);
    const std::string& source = options.files()[0];
    const std::string& target = options.files()[1];
    if (isSameFile(source, target))
        return misused(command,
                       QT_TRANSLATE_NOOP("CommandLine", "the map would be overwritten; nothing was written"),
                       streams);
    const Offscreen application;
    const auto failed = [&](const Problem& problem) {
        streams.err << told(problem.file.empty() ? problem.inFile(source) : problem) << '\n';
        return kFailure;
    };
    const Result<AnyMap> map = readAnyMap(source);
    if (!map) return failed(map.problem());
    for (const io::ImportNote& note : map->notes) streams.err << told(note) << '\n';
    if (request.standUps)
        for (const board::TokenRecord& token : map->map.tokens) request.wish.standUps.push_back(token.id);
    const Result<ui::PrintDocument> document = ui::PrintDocument::make(map->map, request.wish);
    if (!document) return failed(document.problem());
    const Result<bool> written = ui::writePdf(*document, target);
    if (!written) return failed(written.problem());
    const int pages = document->plan().pageCount();
    streams.out << said(pages == 1 ? QT_TRANSLATE_NOOP("CommandLine", "%1 page of %2")
                                   : QT_TRANSLATE_NOOP("CommandLine", "%1 pages of %2"),
                        {std::to_string(pages), ui::paperName(request.wish.setup.paper).toStdString()});
    if (const auto& layout = document->plan().map)
        streams.out << said(QT_TRANSLATE_NOOP("CommandLine", ", the map on %1 x %2"),
                            {std::to_string(layout->rows), std::to_string(layout->columns)});
    streams.out << '\n';
    return kSuccess;
}

}  // namespace tenaille::app
