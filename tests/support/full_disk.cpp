// SPDX-License-Identifier: MIT
#include "tests/support/full_disk.h"

#include <sys/mount.h>
#include <sys/stat.h>

#include <filesystem>
#include <vector>

#include "tests/support/temporary_folder.h"

namespace tenaille::test {

namespace {

constexpr std::size_t kPage = 4096;
constexpr std::size_t kDisk = 32 * kPage;  // room for the old file beside the 16 free pages

// What is wrong, "" if nothing is.
std::string judged(const TemporaryFolder& folder, bool saved, const std::string& old,
                   const std::string& wanted) {
    const std::string now = readText(folder.file("map.json"));
    if (saved && now != wanted)
        return "counts as saved, but the file has " + std::to_string(now.size()) + " bytes";
    if (!saved && now != old) return "counts as not saved, but the file changed";
    if (folder.names() != std::vector<std::string>{"filler", "map.json"}) return "something is left behind";
    return "";
}

}  // namespace

FullDiskTally onFullDisks(
    const std::function<bool(const std::string& path, const std::string& bytes)>& save) {
    FullDiskTally tally;
    const TemporaryFolder folder;
    const std::string size = "size=" + std::to_string(kDisk);
    tally.mounted = ::mount("tmpfs", folder.path().c_str(), "tmpfs", 0, size.c_str()) == 0;
    if (!tally.mounted) return tally;
    const std::string file = folder.file("map.json");
    const std::string old(5000, 'o');
    for (std::size_t pages = 0; pages <= 16; ++pages)
        for (const std::size_t bytes : {1, 50, 5000, 16'000, 16'384, 17'000, 200'000}) {
            writeText(file, old);
            struct stat status {};
            ::stat(file.c_str(), &status);
            const std::size_t used = static_cast<std::size_t>(status.st_blocks) * 512;
            writeText(folder.file("filler"), std::string(kDisk - used - pages * kPage, 'f'));
            const std::string wanted(bytes, 'n');
            const bool saved = save(file, wanted);
            const std::string wrong = judged(folder, saved, old, wanted);
            ++tally.trials;
            if (!saved) ++tally.refusals;
            if (!wrong.empty() && ++tally.violations == 1)
                tally.first = std::to_string(pages) + " pages, " + std::to_string(bytes) + " bytes: " + wrong;
            for (const std::string& name : folder.names()) std::filesystem::remove(folder.path() / name);
        }
    ::umount(folder.path().c_str());
    return tally;
}

}  // namespace tenaille::test
