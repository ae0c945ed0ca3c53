// SPDX-License-Identifier: MIT
#include "core/io/import/uvtt_picture.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/io/file_name.h"

namespace tenaille::io {
namespace {

constexpr std::size_t kLongestHead = 512;  // longest prefix and longest path

constexpr const char* kGiveAPicture =
    TENAILLE_PROBLEM("Walls and doors are imported; choose a picture for the map by hand.");

bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

// A short text that ends like the name of a picture or begins like an address.
bool isPath(std::string_view text) {
    if (text.size() >= kLongestHead) return false;
    const std::string name = lowered(text);
    if (name.starts_with("http:") || name.starts_with("https:") || name.starts_with("file:")) return true;
    constexpr std::array<std::string_view, 11> kEndings{".png", ".jpg",  ".jpeg", ".webp", ".webm", ".gif",
                                                        ".bmp", ".avif", ".svg",  ".tif",  ".tiff"};
    return std::any_of(kEndings.begin(), kEndings.end(),
                       [&](std::string_view ending) { return name.ends_with(ending); });
}

// Length of "data:image/webp;base64," and of white space before it; 0 if there is no such prefix.
std::size_t prefixLength(std::string_view text) {
    const std::size_t start = std::min(text.find_first_not_of(" \n\r\t"), text.size());
    const std::string name = lowered(text.substr(start));
    if (!name.starts_with("data:")) return 0;
    constexpr std::string_view kMark = ";base64,";
    const std::size_t mark = name.find(kMark);
    return mark == std::string::npos ? 0 : start + mark + kMark.size();
}

std::string shown(char c) {
    constexpr std::string_view kHex = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    if (byte > 0x20 && byte < 0x7f) return std::string("'") + c + "'";
    return std::string("0x") + kHex[byte >> 4] + kHex[byte & 15];
}

}  // namespace

void PictureText::add(std::string_view piece) {
    if (!m_begun) {
        const std::size_t taken = std::min(piece.size(), kLongestHead - m_head.size());
        m_head += piece.substr(0, taken);
        piece.remove_prefix(taken);
        if (m_head.size() < kLongestHead) return;
        begin();
    }
    decode(piece);
}

void PictureText::begin() {
    m_begun = true;
    m_bytes.reserve(static_cast<std::size_t>(std::max<std::uint64_t>(m_expected, kLongestHead) / 4 * 3 + 64));
    m_position = prefixLength(m_head);
    decode(std::string_view(m_head).substr(static_cast<std::size_t>(m_position)));
}

void PictureText::decode(std::string_view piece) {
    while (!piece.empty() && !m_broken) {
        std::size_t taken = m_decoder.take(piece, m_bytes);
        if (taken < piece.size()) {
            const char c = piece[taken];
            if (isSpace(c) || (c == '=' && m_decoder.pad())) {
                ++taken;
            } else {
                m_broken = true;
                m_wrong = c;
            }
        }
        m_position += taken;
        piece.remove_prefix(taken);
    }
}

bool PictureText::isEmpty() const { return std::all_of(m_head.begin(), m_head.end(), isSpace); }

Problem PictureText::damage() {
    if (m_broken) {
        return {TENAILLE_PROBLEM("The picture is no base64 text: %1 cannot stand at character %2."),
                {shown(m_wrong), std::to_string(m_position + 1)},
                kGiveAPicture};
    }
    return {TENAILLE_PROBLEM("The base64 text of the picture is cut off after character %1."),
            {std::to_string(m_position)},
            kGiveAPicture};
}

UvttPicture PictureText::finish() {
    if (!m_begun) begin();
    UvttPicture picture;
    picture.given = !isEmpty();
    if (!picture.given) return picture;
    const bool whole = !m_broken && m_decoder.finish(m_bytes);
    if (whole) {
        const Result<PictureHeader> header = readPictureHeader(m_bytes);
        if (header.ok()) {
            if (m_bytes.capacity() / 2 > m_bytes.size()) m_bytes.shrink_to_fit();
            picture.header = *header;
            picture.bytes = std::move(m_bytes);
            return picture;
        }
        picture.problem = header.problem().at("image");
    }
    if (isPath(m_head)) {
        picture.path = m_head;
        picture.problem = Problem{TENAILLE_PROBLEM("The file names the picture %1 instead of holding it."),
                                  {m_head},
                                  kGiveAPicture}
                              .at("image");
    } else if (!whole) {
        picture.problem = damage().at("image");
    }
    return picture;
}

}  // namespace tenaille::io
