// SPDX-License-Identifier: MIT
#include "tests/support/power_disk.h"

#include <fcntl.h>

#include <algorithm>
#include <cerrno>
#include <set>

namespace tenaille::test {

using io::FileKind;
using io::FileStatus;
using io::RenameMode;

PowerDisk::PowerDisk(Lacks lacks) : m_lacks(lacks) { make(FileKind::Folder, 0755); }

int PowerDisk::make(FileKind kind, std::uint32_t mode) {
    Inode inode;
    inode.kind = kind;
    inode.mode = mode;
    m_inodes.push_back(std::move(inode));
    return static_cast<int>(m_inodes.size()) - 1;
}

void PowerDisk::putFolder(const std::string& path) {
    for (std::size_t slash = path.find('/', 1);; slash = path.find('/', slash + 1)) {
        const Place place = find(kHere, path.substr(0, slash));
        if (at(place) == kNone) {
            const int made = make(FileKind::Folder, 0755);
            Inode& folder = m_inodes[static_cast<std::size_t>(place.folder)];
            folder.names[place.name] = folder.syncedNames[place.name] = made;
        }
        if (slash == std::string::npos) return;
    }
}

void PowerDisk::put(const std::string& path, const std::string& text) {
    if (const std::size_t slash = path.rfind('/'); slash > 0) putFolder(path.substr(0, slash));
    const Place place = find(kHere, path);
    const int made = make(FileKind::Regular, 0644);
    Inode& file = m_inodes[static_cast<std::size_t>(made)];
    file.now = file.synced = text;
    Inode& folder = m_inodes[static_cast<std::size_t>(place.folder)];
    folder.names[place.name] = folder.syncedNames[place.name] = made;
}

std::string PowerDisk::textOf(const std::string& path) const {
    const int found = at(find(kHere, path));
    return found == kNone ? "<absent>" : m_inodes[static_cast<std::size_t>(found)].now;
}

std::vector<std::string> PowerDisk::namesIn(const std::string& folder) const {
    std::vector<std::string> names;
    const int found = at(find(kHere, folder));
    if (found == kNone) return names;
    for (const auto& [name, inode] : m_inodes[static_cast<std::size_t>(found)].names) names.push_back(name);
    return names;
}

// ---- what is left ----

void PowerDisk::apply(const Change& change, Names& names) {
    for (const auto& [name, inode] : change) {
        if (inode == kNone)
            names.erase(name);
        else
            names[name] = inode;
    }
}

void PowerDisk::addSectors(const Inode& inode, File& file) {
    const std::string& old = inode.synced;
    const std::size_t size = std::max(old.size(), inode.now.size());
    file.base = inode.now;
    file.base.resize(size, '\0');
    std::string before = old;
    before.resize(size, '\0');
    std::string zero = before;
    std::fill(zero.begin() + static_cast<std::ptrdiff_t>(std::min(inode.floor, size)), zero.end(), '\0');
    for (std::size_t start = 0; start < size; start += kSector) {
        Sector sector{start, {before.substr(start, kSector)}};
        for (const std::string* other : {&zero, &file.base}) {
            std::string variant = other->substr(start, kSector);
            if (variant != sector.variants.front() && variant != sector.variants.back())
                sector.variants.push_back(std::move(variant));
        }
        if (sector.variants.size() > 1) file.sectors.push_back(std::move(sector));
    }
    std::set<std::size_t> sizes(inode.sizes.begin(), inode.sizes.end());
    sizes.erase(inode.now.size());
    sizes.erase(old.size());
    file.sizes.push_back(old.size());
    file.sizes.insert(file.sizes.end(), sizes.begin(), sizes.end());
    if (inode.now.size() != old.size()) file.sizes.push_back(inode.now.size());
}

PowerDisk::Plan PowerDisk::plan() const {
    Plan plan;
    std::set<int> seen{0};
    std::vector<int> todo{0};
    const auto meet = [&](int inode) {
        if (inode != kNone && seen.insert(inode).second) todo.push_back(inode);
    };
    while (!todo.empty()) {
        const int number = todo.back();
        todo.pop_back();
        plan.inodes.push_back(number);
        const Inode& inode = m_inodes[static_cast<std::size_t>(number)];
        for (const auto& [name, child] : inode.syncedNames) meet(child);
        for (const Change& change : inode.pending)
            for (const auto& [name, child] : change) meet(child);
        if (!inode.pending.empty()) plan.folders.push_back(number);
        if (inode.sizes.empty()) continue;
        File& file = plan.files.emplace_back();
        file.inode = number;
        addSectors(inode, file);
    }
    for (const int folder : plan.folders)
        plan.choices.insert(plan.choices.end(), m_inodes[static_cast<std::size_t>(folder)].pending.size(), 2);
    for (const File& file : plan.files) {
        plan.choices.push_back(static_cast<int>(file.sizes.size()));
        for (const Sector& sector : file.sectors)
            plan.choices.push_back(static_cast<int>(sector.variants.size()));
    }
    return plan;
}

void PowerDisk::build(const Plan& plan, const std::vector<int>& chosen, PowerDisk& disk) const {
    disk.m_inodes.resize(m_inodes.size());
    for (const int number : plan.inodes) {
        const Inode& from = m_inodes[static_cast<std::size_t>(number)];
        Inode& to = disk.m_inodes[static_cast<std::size_t>(number)];
        to.kind = from.kind;
        to.mode = from.mode;
        to.names = from.syncedNames;
        if (from.sizes.empty()) to.now = from.synced;
    }
    auto choice = chosen.begin();
    for (const int folder : plan.folders)
        for (const Change& change : m_inodes[static_cast<std::size_t>(folder)].pending)
            if (*choice++ == 1) apply(change, disk.m_inodes[static_cast<std::size_t>(folder)].names);
    for (const File& file : plan.files) {
        std::string text = file.base;
        const std::size_t size = file.sizes[static_cast<std::size_t>(*choice++)];
        for (const Sector& sector : file.sectors) {
            const std::string& variant = sector.variants[static_cast<std::size_t>(*choice++)];
            text.replace(sector.at, variant.size(), variant);
        }
        text.resize(size, '\0');
        disk.m_inodes[static_cast<std::size_t>(file.inode)].now = std::move(text);
    }
    for (Inode& inode : disk.m_inodes) {
        inode.syncedNames = inode.names;
        inode.synced = inode.now;
    }
}

int PowerDisk::afterPowerLoss(Random& random, int most, const std::function<void(PowerDisk&)>& see) const {
    const Plan plan = this->plan();
    const int few = std::min(1024, 8 * most);
    int all = 1;
    for (const int choices : plan.choices) all = std::min(all * choices, few + 1);
    std::vector<int> chosen(plan.choices.size(), 0);
    const auto show = [&] {
        PowerDisk disk(m_lacks);
        build(plan, chosen, disk);
        see(disk);
    };
    if (all <= few) {
        for (int number = 0; number < all; ++number) {
            int rest = number;
            for (std::size_t i = 0; i < chosen.size(); ++i) {
                chosen[i] = rest % plan.choices[i];
                rest /= plan.choices[i];
            }
            show();
        }
        return all;
    }
    for (int number = 0; number < most; ++number) {
        // Some lose nearly all, some nearly nothing, most of them anything.
        const int kind = number < 2 ? number : random.between(2, 5);
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            const int last = plan.choices[i] - 1;
            if (kind == 0 || (kind == 2 && !random.oneIn(6)))
                chosen[i] = 0;
            else if (kind == 1 || (kind == 3 && !random.oneIn(6)))
                chosen[i] = last;
            else
                chosen[i] = random.between(0, last);
        }
        show();
    }
    return most;
}

void PowerDisk::afterKill(const std::function<void(PowerDisk&)>& see) const {
    PowerDisk disk(m_lacks);
    disk.m_inodes = m_inodes;
    see(disk);
}

// ---- the calls ----

int PowerDisk::inodeOf(int file) const {
    const auto found = m_handles.find(file);
    return found == m_handles.end() ? kNone : found->second.inode;
}

bool PowerDisk::isFolder(int file) const {
    const int inode = inodeOf(file);
    return inode != kNone && m_inodes[static_cast<std::size_t>(inode)].kind == FileKind::Folder;
}

PowerDisk::Place PowerDisk::find(int folder, const std::string& path) const {
    Place place{folder == kHere || path.starts_with('/') ? 0 : inodeOf(folder), ""};
    for (std::size_t start = 0; start <= path.size();) {
        const std::size_t slash = std::min(path.find('/', start), path.size());
        const std::string step = path.substr(start, slash - start);
        start = slash + 1;
        if (step.empty() || step == ".") continue;
        if (!place.name.empty()) {
            const int inner = at(place);
            if (inner == kNone || m_inodes[static_cast<std::size_t>(inner)].kind != FileKind::Folder)
                return {};
            place.folder = inner;
        }
        place.name = step;
    }
    return place;
}

int PowerDisk::at(const Place& place) const {
    if (place.folder == kNone || place.name.empty()) return place.folder;
    const Names& names = m_inodes[static_cast<std::size_t>(place.folder)].names;
    const auto found = names.find(place.name);
    return found == names.end() ? kNone : found->second;
}

int PowerDisk::handleOf(int inode, int flags) {
    m_handles[m_nextHandle] = {inode, 0, (flags & O_APPEND) != 0};
    return m_nextHandle++;
}

void PowerDisk::change(int folder, Change change) {
    Inode& inode = m_inodes[static_cast<std::size_t>(folder)];
    apply(change, inode.names);
    inode.pending.push_back(std::move(change));
    changed();
}

void PowerDisk::resized(Inode& inode) {
    if (inode.sizes.empty()) inode.floor = inode.synced.size();
    inode.floor = std::min(inode.floor, inode.now.size());
    inode.sizes.push_back(inode.now.size());
}

void PowerDisk::syncInode(Inode& inode) {
    inode.synced = inode.now;
    inode.sizes.clear();
    inode.syncedNames = inode.names;
    inode.pending.clear();
}

int PowerDisk::open(int folder, const std::string& path, int flags, std::uint32_t mode) {
    const Place place = find(folder, path);
    if (place.folder == kNone) return -ENOENT;
    int found = at(place);
    if ((flags & O_TMPFILE) == O_TMPFILE) {
        if (m_lacks.namelessFiles) return -EOPNOTSUPP;
        return handleOf(make(FileKind::Regular, mode), flags);
    }
    if (found == kNone) {
        if ((flags & O_CREAT) == 0) return -ENOENT;
        found = make(FileKind::Regular, mode);
        change(place.folder, {{place.name, found}});
        return handleOf(found, flags);
    }
    if ((flags & O_CREAT) != 0 && (flags & O_EXCL) != 0) return -EEXIST;
    Inode& inode = m_inodes[static_cast<std::size_t>(found)];
    if ((flags & O_DIRECTORY) != 0 && inode.kind != FileKind::Folder) return -ENOTDIR;
    if ((flags & O_TRUNC) != 0) {
        inode.now.clear();
        resized(inode);
        changed();
    }
    return handleOf(found, flags);
}

int PowerDisk::openBeneath(int folder, const std::string& path, int flags) {
    return path.starts_with('/') ? -EXDEV : open(folder, path, flags, 0);
}

int PowerDisk::close(int file) {
    std::erase_if(m_locks, [&](const auto& lock) { return lock.second == file; });
    return m_handles.erase(file) > 0 ? 0 : -EBADF;
}

std::int64_t PowerDisk::read(int file, char* bytes, std::size_t count) {
    const auto handle = m_handles.find(file);
    if (handle == m_handles.end()) return -EBADF;
    const std::int64_t size = readAt(file, bytes, count, static_cast<std::int64_t>(handle->second.offset));
    if (size > 0) handle->second.offset += static_cast<std::size_t>(size);
    return size;
}

std::int64_t PowerDisk::readAt(int file, char* bytes, std::size_t count, std::int64_t offset) {
    const int inode = inodeOf(file);
    if (inode == kNone) return -EBADF;
    const std::string& text = m_inodes[static_cast<std::size_t>(inode)].now;
    const auto from = static_cast<std::size_t>(offset);
    if (from >= text.size()) return 0;
    return static_cast<std::int64_t>(text.copy(bytes, count, from));
}

std::int64_t PowerDisk::write(int file, const char* bytes, std::size_t count) {
    const auto handle = m_handles.find(file);
    if (handle == m_handles.end()) return -EBADF;
    Inode& inode = m_inodes[static_cast<std::size_t>(handle->second.inode)];
    std::size_t& offset = handle->second.offset;
    if (handle->second.append) offset = inode.now.size();
    if (inode.now.size() < offset + count) inode.now.resize(offset + count, '\0');
    inode.now.replace(offset, count, bytes, count);
    offset += count;
    resized(inode);
    changed();
    return static_cast<std::int64_t>(count);
}

int PowerDisk::sync(int file) {
    const int inode = inodeOf(file);
    if (inode == kNone) return -EBADF;
    syncInode(m_inodes[static_cast<std::size_t>(inode)]);
    changed();
    return 0;
}

int PowerDisk::truncate(int file, std::int64_t size) {
    const int number = inodeOf(file);
    if (number == kNone) return -EBADF;
    Inode& inode = m_inodes[static_cast<std::size_t>(number)];
    if (inode.now.size() == static_cast<std::size_t>(size)) return 0;
    inode.now.resize(static_cast<std::size_t>(size), '\0');
    resized(inode);
    changed();
    return 0;
}

int PowerDisk::lock(int file) {
    const int inode = inodeOf(file);
    if (inode == kNone) return -EBADF;
    return m_locks.try_emplace(inode, file).first->second == file ? 0 : -EWOULDBLOCK;
}

int PowerDisk::statusOfInode(int number, FileStatus& status) const {
    const Inode& inode = m_inodes[static_cast<std::size_t>(number)];
    status = FileStatus();
    status.kind = inode.kind;
    status.mode = inode.mode;
    status.size = static_cast<std::int64_t>(inode.now.size());
    status.device = 1;
    status.inode = static_cast<std::uint64_t>(number);
    return 0;
}

int PowerDisk::status(int file, FileStatus& status) {
    const int number = inodeOf(file);
    return number == kNone ? -EBADF : statusOfInode(number, status);
}

int PowerDisk::statusOf(int folder, const std::string& path, FileStatus& status) {
    const int number = at(find(folder, path));
    return number == kNone ? -ENOENT : statusOfInode(number, status);
}

int PowerDisk::readLink(int, const std::string&, std::string&) { return -EINVAL; }
int PowerDisk::mayWrite(int folder, const std::string& path) {
    return at(find(folder, path)) == kNone ? -ENOENT : 0;
}
int PowerDisk::setMode(int file, std::uint32_t mode) {
    const int inode = inodeOf(file);
    if (inode == kNone) return -EBADF;
    m_inodes[static_cast<std::size_t>(inode)].mode = mode;
    return 0;
}
int PowerDisk::setOwner(int, std::uint32_t, std::uint32_t) { return 0; }

int PowerDisk::linkOpenFile(int file, int folder, const std::string& path) {
    const int inode = inodeOf(file);
    if (inode == kNone) return -EBADF;
    const Place place = find(folder, path);
    if (place.folder == kNone) return -ENOENT;
    if (at(place) != kNone) return -EEXIST;
    change(place.folder, {{place.name, inode}});
    return 0;
}

int PowerDisk::rename(int folder, const std::string& from, const std::string& to, RenameMode mode) {
    if (mode == RenameMode::Exchange && m_lacks.exchange) return -EINVAL;
    const Place source = find(folder, from);
    const Place target = find(folder, to);
    const int moved = at(source);
    const int present = at(target);
    if (moved == kNone || target.folder == kNone) return -ENOENT;
    if (source.folder != target.folder) return -EXDEV;
    if (mode == RenameMode::NoReplace && present != kNone) return -EEXIST;
    if (mode == RenameMode::Exchange && present == kNone) return -ENOENT;
    change(source.folder,
           {{target.name, moved}, {source.name, mode == RenameMode::Exchange ? present : kNone}});
    return 0;
}

int PowerDisk::unlink(int folder, const std::string& path) {
    const Place place = find(folder, path);
    const int found = at(place);
    if (found == kNone) return -ENOENT;
    if (m_inodes[static_cast<std::size_t>(found)].kind == FileKind::Folder) return -EISDIR;
    change(place.folder, {{place.name, kNone}});
    return 0;
}

int PowerDisk::makeFolder(int folder, const std::string& path, std::uint32_t mode) {
    const Place place = find(folder, path);
    if (place.folder == kNone) return -ENOENT;
    if (at(place) != kNone) return -EEXIST;
    change(place.folder, {{place.name, make(FileKind::Folder, mode)}});
    return 0;
}

int PowerDisk::removeFolder(int folder, const std::string& path) {
    const Place place = find(folder, path);
    const int found = at(place);
    if (found == kNone) return -ENOENT;
    if (m_inodes[static_cast<std::size_t>(found)].kind != FileKind::Folder) return -ENOTDIR;
    if (!m_inodes[static_cast<std::size_t>(found)].names.empty()) return -ENOTEMPTY;
    change(place.folder, {{place.name, kNone}});
    return 0;
}

int PowerDisk::list(int folder, std::vector<std::string>& names) {
    const int inode = inodeOf(folder);
    if (inode == kNone) return -EBADF;
    for (const auto& [name, child] : m_inodes[static_cast<std::size_t>(inode)].names) names.push_back(name);
    return 0;
}

}  // namespace tenaille::test
