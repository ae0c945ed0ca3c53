// SPDX-License-Identifier: MIT
//
// What picture is this, and how large, without decoding it? Foreign maps name neither (interop Q7), and a
// hostile size must be seen before a decoder allocates memory for it. Decoding is the ui's business.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace tenaille::io {

enum class PictureFormat : std::uint8_t { Png, Jpeg, WebP };

// "png", "jpeg", "webp": the names used by reports, and as the extension of assets ("jpg" is read as well).
std::string_view name(PictureFormat format);

struct PictureHeader {
    PictureFormat format = PictureFormat::Png;
    std::uint32_t width = 0;   // pixels, at least 1
    std::uint32_t height = 0;  // pixels, at least 1
    friend bool operator==(const PictureHeader&, const PictureHeader&) = default;
};

// Largest picture that is accepted: pixels a side and in all (1 GiB decoded).
inline constexpr std::uint32_t kMaxPictureSide = 32'767;
inline constexpr std::uint64_t kMaxPicturePixels = std::uint64_t{268'435'456};

// Format and size by content, never by name. Any bytes are safe: nothing beyond `bytes` is read, the time is
// at most linear in its length. The problem says what the bytes are instead (another known format, a header
// that is cut, no picture at all) or that the size is beyond the limits above.
Result<PictureHeader> readPictureHeader(std::string_view bytes);

// Why the picture is not whole: it stops before its end, as a download that was cut off does, or a sum that
// it carries does not hold (PNG). Nothing: its frame is whole, which says little about what is in it; the ui
// decodes. For bytes whose header was read.
std::optional<Problem> brokenPicture(std::string_view bytes);

// Of a stored picture that is not taken: `asset` is its name.
Problem unshownPicture(const std::string& asset, Problem why);

}  // namespace tenaille::io
