// SPDX-License-Identifier: MIT
//
// A disk in memory that may lose its power after any call. What was synced is exact afterwards; of the rest
//
//   - each change of a folder since its sync (a name that came, went or was exchanged: one step, several
//     entries at once) was made or not, the order kept among those that were;
//   - each sector of a file that was not synced is the old one, the new one or zero where no synced byte
//     stood, and the file has one of the sizes that it had since its sync. A sector keeps the synced bytes
//     that were not written over: the disk writes whole sectors.
//
// No links, no rights, no clock.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/io/posix.h"
#include "tests/support/dungeon.h"
#include "tests/support/faulty_posix.h"

namespace tenaille::test {

class PowerDisk : public io::Posix {
  public:
    static constexpr std::size_t kSector = 512;

    explicit PowerDisk(Lacks lacks = {});
    PowerDisk(const PowerDisk&) = delete;
    PowerDisk& operator=(const PowerDisk&) = delete;

    // A file with its folders, all of it on the disk.
    void put(const std::string& path, const std::string& text);
    void putFolder(const std::string& path);
    // What a program reads now; "<absent>" if there is none.
    std::string textOf(const std::string& path) const;
    std::vector<std::string> namesIn(const std::string& folder) const;

    // Called after every call that changed something, nullptr: nobody.
    void watch(std::function<void()> watcher) { m_watcher = std::move(watcher); }

    // The disks that may be there after the power failed now: all of them if they are at most 1024 and not
    // more than eight times `most`, else so many random ones, everything lost and nothing lost among them.
    // Returns how many there were.
    int afterPowerLoss(Random& random, int most, const std::function<void(PowerDisk&)>& see) const;
    // The program was killed, the machine goes on: nothing is lost but open files and locks.
    void afterKill(const std::function<void(PowerDisk&)>& see) const;

    int open(int folder, const std::string& path, int flags, std::uint32_t mode) override;
    int openBeneath(int folder, const std::string& path, int flags) override;
    int close(int file) override;
    std::int64_t read(int file, char* bytes, std::size_t count) override;
    std::int64_t readAt(int file, char* bytes, std::size_t count, std::int64_t offset) override;
    std::int64_t write(int file, const char* bytes, std::size_t count) override;
    int sync(int file) override;
    int truncate(int file, std::int64_t size) override;
    int lock(int file) override;
    int status(int file, io::FileStatus& status) override;
    int statusOf(int folder, const std::string& path, io::FileStatus& status) override;
    int readLink(int folder, const std::string& path, std::string& target) override;
    int mayWrite(int folder, const std::string& path) override;
    int setMode(int file, std::uint32_t mode) override;
    int setOwner(int file, std::uint32_t owner, std::uint32_t group) override;
    int linkOpenFile(int file, int folder, const std::string& path) override;
    int rename(int folder, const std::string& from, const std::string& to, io::RenameMode mode) override;
    int unlink(int folder, const std::string& path) override;
    int makeFolder(int folder, const std::string& path, std::uint32_t mode) override;
    int removeFolder(int folder, const std::string& path) override;
    int list(int folder, std::vector<std::string>& names) override;

  protected:
    bool isFolder(int file) const;

  private:
    static constexpr int kNone = -1;
    using Names = std::map<std::string, int>;                 // to numbers of inodes
    using Change = std::vector<std::pair<std::string, int>>;  // kNone: the name goes
    struct Inode {
        io::FileKind kind = io::FileKind::Regular;
        std::uint32_t mode = 0;
        // A file.
        std::string synced, now;
        std::size_t floor = 0;           // the least size since the sync
        std::vector<std::size_t> sizes;  // since the sync; empty: it is synced
        // A folder.
        Names syncedNames, names;
        std::vector<Change> pending;
    };
    struct Handle {
        int inode = kNone;
        std::size_t offset = 0;
        bool append = false;
    };
    struct Place {
        int folder = kNone;
        std::string name;  // empty: the folder itself
    };
    // How the inodes may look after the power failed.
    struct Sector {
        std::size_t at = 0;
        std::vector<std::string> variants;  // old first, new last
    };
    struct File {
        int inode = kNone;
        std::string base;
        std::vector<Sector> sectors;  // those that differ
        std::vector<std::size_t> sizes;
    };
    struct Plan {
        std::vector<int> inodes;  // that may have a name
        std::vector<int> folders;
        std::vector<File> files;
        std::vector<int> choices;  // of each change, then of each file's size and sectors
    };

    static void apply(const Change& change, Names& names);
    static void addSectors(const Inode& inode, File& file);
    Plan plan() const;
    void build(const Plan& plan, const std::vector<int>& chosen, PowerDisk& disk) const;
    int inodeOf(int file) const;
    int statusOfInode(int number, io::FileStatus& status) const;
    Place find(int folder, const std::string& path) const;
    int at(const Place& place) const;
    int make(io::FileKind kind, std::uint32_t mode);
    int handleOf(int inode, int flags);
    void change(int folder, Change change);
    void resized(Inode& inode);
    void syncInode(Inode& inode);
    void changed() const {
        if (m_watcher) m_watcher();
    }

    Lacks m_lacks;
    std::vector<Inode> m_inodes;  // the first is the root
    std::map<int, Handle> m_handles;
    std::map<int, int> m_locks;  // inode to handle
    int m_nextHandle = 3;
    std::function<void()> m_watcher;
};

}  // namespace tenaille::test
