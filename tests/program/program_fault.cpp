// SPDX-License-Identifier: MIT
#include "tests/program/program_fault.h"

#include <QSettings>
#include <QWidget>
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>
#include <vector>

#include "app/any_map.h"
#include "app/command_line.h"
#include "app/remembered.h"
#include "core/io/document_file.h"
#include "core/io/document_format.h"
#include "tests/support/temporary_folder.h"
#include "ui/battle/commands.h"
#include "ui/battle/print_choices.h"
#include "ui/battle/recent_files.h"

namespace tenaille::test {

namespace {

namespace fs = std::filesystem;
namespace setting = app::setting;

// ---- settings ----

// Qt has a word for each value that is none.
class Silence {
  public:
    Silence()
        : m_before(qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {})) {}
    ~Silence() { qInstallMessageHandler(m_before); }
    Silence(const Silence&) = delete;
    Silence& operator=(const Silence&) = delete;

  private:
    QtMessageHandler m_before;
};

// With the choices of keys that the commands made of them.
void writeInto(QSettings& settings, const app::Remembered& remembered, const QVariantMap& keys) {
    const auto set = [&](const char* name, const QVariant& value) {
        settings.setValue(QString::fromLatin1(name), value);
    };
    set(setting::kTheme, ui::schemePreferenceName(remembered.theme));
    if (remembered.desktopScheme)
        set(setting::kDesktopScheme,
            *remembered.desktopScheme == ui::Scheme::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
    set(setting::kGeometry, remembered.geometry);
    set(setting::kUnits, static_cast<int>(remembered.units));
    set(setting::kClockHeight, remembered.clockHeight);
    set(setting::kPrint, remembered.print);
    set(setting::kKeys, keys);
    set(setting::kPlayerScreen, remembered.playerScreen);
    set(setting::kPlayerScale, remembered.dotsPerMm);
    set(setting::kPlayerStrip, static_cast<int>(remembered.stripEdges.toInt()));
    set(setting::kPlayerWaiting, remembered.waitingPicture);
    set(setting::kPlayerPlace, remembered.playersPlace);
    set(setting::kPlayerSize, remembered.trueSize.value_or(0));
    set(setting::kRecent, ui::RecentFiles(remembered.recent).paths());
}

std::string senseless(const app::Remembered& found) {
    if (found.units < ui::Units::Metric || found.units > ui::Units::Both) return "no units";
    if (found.clockHeight < 0 || found.clockHeight > 10'000) return "no height of the strip";
    if (found.stripEdges.toInt() > 15) return "edges that no picture has";
    if (found.trueSize && !(*found.trueSize > 0 && *found.trueSize < 1000)) return "no size of a cell";
    for (const QVariant& dots : found.dotsPerMm)
        if (!(dots.toDouble() > 0.1 && dots.toDouble() < 100)) return "no size of a dot";
    const QRect place = found.playersPlace;
    if (!place.isNull() && (!place.isValid() || place.width() > 1 << 22 || place.height() > 1 << 22))
        return "no place of a window";
    const ui::PrintChoices print = ui::choicesFrom(found.print);
    if (ui::storedChoices(print) != found.print) return "choices of printing that change";
    if (!(print.setup.cellMm >= ui::kLeastCellMm && print.setup.cellMm <= ui::kMostCellMm))
        return "no size of a printed cell";
    const QStringList recent = ui::RecentFiles(found.recent).paths();
    if (recent.size() > ui::RecentFiles::kMost || recent.contains(QString())) return "no list of files";
    return {};
}

std::string keysFault(const QVariantMap& stored, QVariantMap& chosen) {
    if (stored.isEmpty()) return {};  // commands take their time
    QWidget window;
    ui::Commands commands(&window);
    commands.setChosenKeys(stored);
    chosen = commands.chosenKeys();
    for (std::size_t i = 0; i < ui::kCommandCount; ++i)
        for (const QKeySequence& key : commands.keysOf(static_cast<ui::Command>(i)))
            if (key.isEmpty() || key.toString().isEmpty()) return "a key that is none";
    if (chosen.isEmpty()) return {};
    QWidget another;
    ui::Commands again(&another);
    again.setChosenKeys(chosen);
    for (std::size_t i = 0; i < ui::kCommandCount; ++i)
        if (again.keysOf(static_cast<ui::Command>(i)) != commands.keysOf(static_cast<ui::Command>(i)))
            return "keys that come back as others";
    return {};
}

bool same(const app::Remembered& a, const app::Remembered& b) {
    return a.theme == b.theme && a.desktopScheme == b.desktopScheme && a.geometry == b.geometry &&
           a.units == b.units && a.clockHeight == b.clockHeight && a.print == b.print &&
           a.playerScreen == b.playerScreen && a.dotsPerMm == b.dotsPerMm && a.stripEdges == b.stripEdges &&
           a.waitingPicture == b.waitingPicture && a.playersPlace == b.playersPlace &&
           a.trueSize == b.trueSize && ui::RecentFiles(a.recent).paths() == ui::RecentFiles(b.recent).paths();
}

// ---- the command line ----

// The file names of the folder with what they hold.
std::map<std::string, std::string> filesIn(const fs::path& folder) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) files[entry.path().string()] = readText(entry.path().string());
    return files;
}

// No word leads out of the folder.
std::string harmless(std::string_view word) {
    std::string text(word);
    std::replace(text.begin(), text.end(), '/', '_');
    std::erase(text, '\0');  // no system passes them on
    return text == ".." || text.size() > 200 ? "x" : text;
}

// In memory: the present folder while a command runs.
const fs::path& scratch() {
    static const TemporaryFolder folder(TemporaryFolder::Where::Memory);
    return folder.path();
}

// Large pictures take long and are no other code.
bool isLargePicture(const std::vector<std::string>& words, const std::string& file) {
    if (words.front() != "export") return false;
    for (std::size_t i = 1; i + 1 < words.size(); ++i)
        if (words[i] == "--ppc" && words[i + 1].size() == 3) return true;
    const Result<app::AnyMap> map = app::readAnyMap(file);
    if (!map) return false;
    const board::Extent extent = map->map.gridRecord().extent;
    return std::max(extent.width, extent.height) > 24;
}

bool isText(const std::string& lines) {
    return std::all_of(lines.begin(), lines.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return c == '\n' || c == '\t' || (byte >= 0x20 && byte != 0x7f);
    });
}

std::string faultOfRequest(const app::Outlook& outlook) {
    if (const auto* window = std::get_if<app::WindowRequest>(&outlook))
        return window->files.size() <= 1 ? "" : "two documents in one window";
    const auto& picture = std::get<app::RenderRequest>(outlook);
    if (picture.width < 1 || picture.width > 16384 || picture.height < 1 || picture.height > 16384)
        return "a picture without a size";
    return picture.attacker.empty() == picture.target.empty() ? "" : "an attack on nobody";
}

// Of what a command wrote that says it is done.
std::string faultOfWritten(const std::map<std::string, std::string>& before,
                           const std::map<std::string, std::string>& after, const std::string& command) {
    if (command != "import" && command != "unpack" && command != "salvage") return {};
    for (const auto& [path, text] : after) {
        if (before.contains(path) || (!path.ends_with(".map.json") && !path.ends_with(".encounter.json")))
            continue;
        const io::FileCheck check = io::checkDocumentFile(path);
        if (!check.problems.empty()) return "what was written is wrong: " + describe(check.problems.front());
    }
    return {};
}

std::string run(const std::vector<std::string>& words, const std::string& content) {
    const fs::path& folder = scratch();
    std::error_code error;
    for (const auto& left : fs::directory_iterator(folder)) fs::remove_all(left.path(), error);
    const auto file = std::find_if(words.begin() + 1, words.end(),
                                   [](const std::string& word) { return !word.starts_with('-'); });
    if (file != words.end() && !file->empty() && *file != ".") writeText((folder / *file).string(), content);
    if (file != words.end() && isLargePicture(words, *file)) return {};
    const std::map<std::string, std::string> before = filesIn(folder);
    std::istringstream in(content);
    std::ostringstream out;
    std::ostringstream err;
    const app::Outlook outlook = app::dispatch(words, {in, out, err});
    const std::map<std::string, std::string> after = filesIn(folder);
    for (const auto& [path, text] : before)
        if (const auto now = after.find(path); now == after.end() || now->second != text)
            return "the file that was given was changed: " + path;
    if (!isText(err.str())) return "a problem that is no line of text";
    if (!std::holds_alternative<int>(outlook)) return before == after ? faultOfRequest(outlook) : "written";
    switch (std::get<int>(outlook)) {
        case app::kSuccess:
            return faultOfWritten(before, after, words.front());
        case app::kFailure:
            return err.str().empty() && out.str().empty() ? "it failed without a word" : "";
        case app::kUsage:
            if (err.str().empty() || !out.str().empty()) return "wrong words, and nothing is said";
            return before == after ? "" : "wrong words, and something is written";
        default:
            return "a status that nobody knows";
    }
}

}  // namespace

void useHomeOfItsOwn() {
    static const TemporaryFolder home(TemporaryFolder::Where::Memory);
    for (const char* variable : {"HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME",
                                 "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "TMPDIR"})
        ::setenv(variable, home.path().c_str(), 1);
}

std::string settingsFault(std::string_view bytes) {
    static const TemporaryFolder folder(TemporaryFolder::Where::Memory);
    static int number = 0;
    // Qt remembers files by their names.
    const std::string path = folder.file(std::to_string(++number));
    const std::string copy = path + 'b';
    writeText(path, std::string(bytes));
    app::Remembered found;
    {
        const Silence silence;
        const QSettings settings(QString::fromStdString(path), QSettings::IniFormat);
        found = app::rememberedIn(settings);
    }
    fs::remove(path);
    if (std::string fault = senseless(found); !fault.empty()) return fault;
    QVariantMap keys;
    if (std::string fault = keysFault(found.keys, keys); !fault.empty()) return fault;
    QWidget window;
    static_cast<void>(window.restoreGeometry(found.geometry));
    {
        QSettings settings(QString::fromStdString(copy), QSettings::IniFormat);
        writeInto(settings, found, keys);
        settings.sync();
        if (settings.status() != QSettings::NoError) return "they cannot be written";
    }
    // Another name: else it is not read again.
    const std::string again = path + 'c';
    fs::rename(copy, again);
    app::Remembered back;
    {
        const QSettings settings(QString::fromStdString(again), QSettings::IniFormat);
        back = app::rememberedIn(settings);
    }
    fs::remove(again);
    return same(found, back) && back.keys == keys ? "" : "what was written comes back as something else";
}

std::string commandLineFault(std::string_view bytes) {
    std::vector<std::string> words;
    while (!bytes.empty() && words.size() < 24) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
        if (line.empty()) break;
        words.push_back(harmless(line));
    }
    // It looks at files of its own, the same ones each time.
    if (words.empty() || words.front() == "--self-check") return {};
    const fs::path before = fs::current_path();
    fs::current_path(scratch());
    std::string fault = run(words, std::string(bytes));
    fs::current_path(before);
    return fault;
}

}  // namespace tenaille::test
