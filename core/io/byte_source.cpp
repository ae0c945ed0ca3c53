// SPDX-License-Identifier: MIT
#include "core/io/byte_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>
#include <vector>

namespace tenaille::io {
namespace {

constexpr std::size_t kCachePiece = std::size_t{256} << 10;  // stays in the second-level cache

constexpr const char* kGiveAFile = TENAILLE_PROBLEM("Give the path of a file.");

std::string megabytes(std::uint64_t bytes) { return std::to_string((bytes + (1U << 20) - 1) >> 20); }

Problem tooLarge(std::uint64_t bytes, std::uint64_t limit) {
    return {TENAILLE_PROBLEM("The file holds %1 MiB; at most %2 MiB are read."),
            {megabytes(bytes), megabytes(limit)},
            TENAILLE_PROBLEM("Export the map with fewer pixels per cell or a smaller picture.")};
}

Problem systemProblem(int error) {
    if (error == ENOENT || error == ENOTDIR) {
        return {TENAILLE_PROBLEM("There is no such file."), {}, TENAILLE_PROBLEM("Check the path.")};
    }
    if (error == EACCES || error == EPERM) {
        return {TENAILLE_PROBLEM("The file may not be read."),
                {},
                TENAILLE_PROBLEM("Give yourself permission to read it.")};
    }
    return {TENAILLE_PROBLEM("The file cannot be read: %1."),
            {std::strerror(error)},
            TENAILLE_PROBLEM("Try again, or take another copy of the file.")};
}

Outcome checkKind(const struct stat& status, std::uint64_t limit) {
    if (S_ISDIR(status.st_mode)) {
        return Problem{TENAILLE_PROBLEM("This is a folder."),
                       {},
                       TENAILLE_PROBLEM("Give the path of a file inside it.")};
    }
    if (S_ISCHR(status.st_mode) || S_ISBLK(status.st_mode)) {
        return Problem{TENAILLE_PROBLEM("This is a device, not a file."), {}, kGiveAFile};
    }
    if (S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode)) {
        return Problem{TENAILLE_PROBLEM("This is a pipe or a socket, not a file."), {}, kGiveAFile};
    }
    if (!S_ISREG(status.st_mode)) {
        return Problem{TENAILLE_PROBLEM("This is not a regular file."), {}, kGiveAFile};
    }
    if (status.st_size <= 0) {
        return Problem{
            TENAILLE_PROBLEM("The file is empty."), {}, TENAILLE_PROBLEM("Export or download it again.")};
    }
    const auto bytes = static_cast<std::uint64_t>(status.st_size);
    if (bytes > limit) return tooLarge(bytes, limit);
    return Done{};
}

class FileSource final : public ByteSource {
  public:
    FileSource(int descriptor, std::uint64_t bytes, std::uint64_t limit, std::string path)
        : m_descriptor(descriptor),
          m_size(bytes),
          m_limit(limit),
          m_path(std::move(path)),
          m_piece(kCachePiece) {}
    ~FileSource() override { ::close(m_descriptor); }

    Result<std::string_view> next() override {
        ssize_t got = 0;
        do {
            got = ::read(m_descriptor, m_piece.data(), m_piece.size());
        } while (got < 0 && errno == EINTR);
        if (got < 0) return systemProblem(errno).inFile(m_path);
        m_done += static_cast<std::uint64_t>(got);
        if (m_done > m_limit) return tooLarge(m_done, m_limit).inFile(m_path);
        return std::string_view(m_piece.data(), static_cast<std::size_t>(got));
    }

    std::uint64_t size() const override { return m_size; }

  private:
    int m_descriptor;
    std::uint64_t m_size;
    std::uint64_t m_limit;
    std::uint64_t m_done = 0;
    std::string m_path;
    std::vector<char> m_piece;
};

class TextSource final : public ByteSource {
  public:
    TextSource(std::string_view text, std::size_t piece)
        : m_rest(text), m_size(text.size()), m_piece(piece == 0 ? std::string_view::npos : piece) {}

    Result<std::string_view> next() override {
        const std::string_view piece = m_rest.substr(0, m_piece);
        m_rest.remove_prefix(piece.size());
        return piece;
    }

    std::uint64_t size() const override { return m_size; }

  private:
    std::string_view m_rest;
    std::uint64_t m_size;
    std::size_t m_piece;
};

}  // namespace

Result<std::unique_ptr<ByteSource>> openFile(const std::string& path, std::uint64_t limit) {
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0) return systemProblem(errno).inFile(path);
    struct stat status {};
    const bool known = ::fstat(descriptor, &status) == 0;
    const Outcome kind = known ? checkKind(status, limit) : Outcome(systemProblem(errno));
    if (!kind.ok()) {
        ::close(descriptor);
        return kind.problem().inFile(path);
    }
    return std::unique_ptr<ByteSource>(
        std::make_unique<FileSource>(descriptor, static_cast<std::uint64_t>(status.st_size), limit, path));
}

std::unique_ptr<ByteSource> sourceOf(std::string_view text, std::size_t piece) {
    return std::make_unique<TextSource>(text, piece);
}

}  // namespace tenaille::io
