// SPDX-License-Identifier: MIT
#include "core/io/versions.h"

#include <fcntl.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "core/io/content_hash.h"
#include "core/io/file_problem.h"
#include "core/io/read_file.h"
#include "core/io/safe_writer.h"
#include "core/io/state_folder.h"

namespace tenaille::io {

namespace {

constexpr std::size_t kHashDigits = 16;
constexpr std::size_t kFolderDigits = 32;
constexpr std::string_view kVersionEnding = ".json";
// No document is saved as often; behind it there must be room for the next one.
constexpr std::uint64_t kMostNumber = std::uint64_t{1} << 62;

std::string folderFor(const std::string& folder, const std::string& documentPath) {
    return folder + '/' + contentHash(documentPath).substr(0, kFolderDigits);
}

template <class Number>
bool readNumber(std::string_view text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

// Nothing for a file that is none of ours.
std::optional<Version> versionNamed(const std::string& name) {
    const std::size_t first = name.find('-');
    const std::size_t second = first == std::string::npos ? first : name.find('-', first + 1);
    if (second == std::string::npos || !name.ends_with(kVersionEnding)) return std::nullopt;
    Version version;
    version.hash = name.substr(second + 1, name.size() - second - 1 - kVersionEnding.size());
    const std::string_view text = name;
    if (!readNumber(text.substr(0, first), version.number) ||
        !readNumber(text.substr(first + 1, second - first - 1), version.time) ||
        version.number > kMostNumber || version.hash.size() != kHashDigits)
        return std::nullopt;
    return version;
}

// Of those beyond the last ones: of several near each other the oldest, which is what stood there before a
// burst of saves; of a day the latest. Two programs may have given one number twice: they are told apart by
// their places.
std::set<std::size_t> spreadOut(const std::vector<Version>& newestFirst) {
    constexpr std::int64_t kDaySeconds = std::int64_t{24} * 60 * 60;
    std::vector<std::size_t> apart;  // oldest first
    for (std::size_t i = newestFirst.size(); i-- > kLastVersions;)
        if (apart.empty() || std::abs(newestFirst[i].time - newestFirst[apart.back()].time) >= kVersionsApart)
            apart.push_back(i);
    std::set<std::size_t> spread;
    std::map<std::int64_t, std::size_t> onDay;
    for (auto place = apart.rbegin(); place != apart.rend(); ++place)
        if (onDay[newestFirst[*place].time / kDaySeconds]++ < kMostVersionsADay) spread.insert(*place);
    return spread;
}

// Moves those that are too many to `surplus`; false: there are none.
bool sortOut(std::vector<Version>& newestFirst, std::vector<Version>& surplus) {
    const std::set<std::size_t> spread = spreadOut(newestFirst);
    std::vector<Version> kept;
    std::int64_t bytes = 0;
    for (std::size_t i = 0; i < newestFirst.size(); ++i) {
        const Version& version = newestFirst[i];
        const bool fits = bytes + version.bytes <= kMostVersionBytes && kept.size() < kMostVersions;
        const bool wanted = i < kLastVersions || spread.contains(i);
        if (i > 0 && !(fits && wanted)) {
            surplus.push_back(version);
            continue;
        }
        bytes += version.bytes;
        kept.push_back(version);
    }
    if (kept.size() == newestFirst.size()) return false;
    newestFirst = std::move(kept);
    return true;
}

std::string nameFor(std::uint64_t number, std::int64_t time, const std::string& hash) {
    std::string digits = std::to_string(number);
    digits.insert(0, 8 - std::min<std::size_t>(digits.size(), 8), '0');
    return digits + '-' + std::to_string(std::max<std::int64_t>(time, 0)) + '-' + hash +
           std::string(kVersionEnding);
}

bool holds(const Version& version, std::string_view text, Posix& posix) {
    const Result<std::string> found = readFile(version.file, {text.size()}, posix);
    return found && *found == text;
}

}  // namespace

Result<std::string> versionsFolder(Posix& posix) { return stateFolder("versions", posix); }

std::vector<Version> versionsOf(const std::string& folder, const std::string& documentPath, Posix& posix) {
    const std::string own = folderFor(folder, documentPath);
    std::vector<Version> versions;
    const OpenFile opened(
        posix, uninterrupted([&] { return posix.open(Posix::kHere, own, O_RDONLY | O_DIRECTORY, 0); }));
    std::vector<std::string> names;
    if (!opened.ok() || posix.list(opened.get(), names) < 0) return versions;
    for (const std::string& name : names) {
        std::optional<Version> version = versionNamed(name);
        FileStatus status;
        if (!version || posix.statusOf(opened.get(), name, status) < 0 || status.kind != FileKind::Regular)
            continue;
        version->file = own;
        version->file.append(1, '/').append(name);
        version->bytes = status.size;
        versions.push_back(*std::move(version));
    }
    std::sort(versions.begin(), versions.end(), [](const Version& a, const Version& b) {
        return std::tie(a.number, a.time, a.file) > std::tie(b.number, b.time, b.file);
    });
    return versions;
}

std::vector<Version> surplusOf(const std::vector<Version>& newestFirst) {
    std::vector<Version> kept = newestFirst;
    std::vector<Version> surplus;
    // Without some of them others may stand too near to each other, where the clock went back.
    while (sortOut(kept, surplus)) {
    }
    return surplus;
}

Outcome keepVersion(const std::string& folder, const std::string& documentPath, std::string_view text,
                    std::int64_t now, Posix& posix) {
    const std::string own = folderFor(folder, documentPath);
    const std::string hash = contentHash(text).substr(0, kHashDigits);
    const std::vector<Version> before = versionsOf(folder, documentPath, posix);
    // Its name is not believed: what lies there may be damaged.
    if (!before.empty() && before.front().hash == hash && holds(before.front(), text, posix)) {
        const int error = confirmFile(before.front().file, posix);
        return error < 0 ? Outcome(writeProblem(-error, before.front().file)) : Outcome(Done{});
    }
    if (const Outcome made = makeFolders(own, posix); !made) return made.problem();
    const std::uint64_t number = before.empty() ? 1 : before.front().number + 1;
    if (number > kMostNumber)
        return Problem{TENAILLE_PROBLEM("The number of this version leaves no room for the next one."),
                       {},
                       TENAILLE_PROBLEM("Move it to another folder; it was not made by Tenaille.")}
            .inFile(before.front().file);
    // It reads back what it wrote: nothing older goes before the new one is there.
    const Outcome written = writeFileSafely(own + '/' + nameFor(number, now, hash), text, posix);
    if (!written) return written.problem();
    for (const Version& version : surplusOf(versionsOf(folder, documentPath, posix))) {
        const int error = uninterrupted([&] { return posix.unlink(Posix::kHere, version.file); });
        if (error < 0) return writeProblem(-error, version.file);
    }
    return Done{};
}

Result<LoadedDocument> loadVersion(const Version& version, const std::string& documentPath, Posix& posix) {
    return loadTextOf(version.file, documentPath, posix);
}

}  // namespace tenaille::io
