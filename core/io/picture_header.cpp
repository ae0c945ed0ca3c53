// SPDX-License-Identifier: MIT
#include "core/io/picture_header.h"

#include <zlib.h>

#include <array>
#include <string>

namespace tenaille::io {
namespace {

using namespace std::string_view_literals;

constexpr const char* kTakePngJpegWebP =
    TENAILLE_PROBLEM("Give the map a PNG, JPEG or WebP picture; the rest of the map does not need it.");

Problem cutHeader(PictureFormat format) {
    return {TENAILLE_PROBLEM("The %1 picture is damaged: its header is cut off or holds no size."),
            {std::string(name(format))},
            kTakePngJpegWebP};
}

std::uint32_t byteAt(std::string_view bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }

std::uint32_t bigEndian(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i) value = value << 8 | byteAt(bytes, at + i);
    return value;
}

std::uint32_t littleEndian(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = count; i-- > 0;) value = value << 8 | byteAt(bytes, at + i);
    return value;
}

bool holds(std::string_view bytes, std::size_t at, std::string_view wanted) {
    return bytes.size() >= at && bytes.substr(at).starts_with(wanted);
}

Result<PictureHeader> checked(PictureFormat format, std::uint32_t width, std::uint32_t height) {
    if (width == 0 || height == 0) return cutHeader(format);
    if (width > kMaxPictureSide || height > kMaxPictureSide ||
        std::uint64_t{width} * height > kMaxPicturePixels) {
        return Problem{
            TENAILLE_PROBLEM("The picture is %1 x %2 pixels; at most %3 a side and %4 in all are accepted."),
            {std::to_string(width), std::to_string(height), std::to_string(kMaxPictureSide),
             std::to_string(kMaxPicturePixels)},
            TENAILLE_PROBLEM("Export the map with fewer pixels per cell, or scale the picture down.")};
    }
    return PictureHeader{format, width, height};
}

// Signature, then the IHDR chunk, which the format puts first.
Result<PictureHeader> pngHeader(std::string_view bytes) {
    if (bytes.size() < 24 || !holds(bytes, 12, "IHDR")) return cutHeader(PictureFormat::Png);
    return checked(PictureFormat::Png, bigEndian(bytes, 16, 4), bigEndian(bytes, 20, 4));
}

// Marker after marker up to the frame header. Application segments (with their thumbnails) are stepped over
// whole; every step moves on by at least one byte, so hostile lengths end at the end of the bytes.
Result<PictureHeader> jpegHeader(std::string_view bytes) {
    std::size_t at = 2;
    while (at + 4 <= bytes.size()) {
        if (byteAt(bytes, at) != 0xff) break;
        const std::uint32_t marker = byteAt(bytes, at + 1);
        if (marker == 0xff) {  // fill byte
            ++at;
            continue;
        }
        if (marker == 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {  // no length follows
            at += 2;
            continue;
        }
        if (marker == 0xd9 || marker == 0xda) break;  // end or pixels before any frame
        const std::uint32_t length = bigEndian(bytes, at + 2, 2);
        const bool frame =
            marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
        if (frame) {
            if (length < 8 || at + 9 > bytes.size()) break;
            return checked(PictureFormat::Jpeg, bigEndian(bytes, at + 7, 2), bigEndian(bytes, at + 5, 2));
        }
        if (length < 2) break;
        at += 2 + length;
    }
    return cutHeader(PictureFormat::Jpeg);
}

// RIFF container; the first chunk tells which of the three encodings carries the size.
Result<PictureHeader> webpHeader(std::string_view bytes) {
    if (bytes.size() >= 30 && holds(bytes, 12, "VP8X")) {
        return checked(PictureFormat::WebP, littleEndian(bytes, 24, 3) + 1, littleEndian(bytes, 27, 3) + 1);
    }
    if (bytes.size() >= 25 && holds(bytes, 12, "VP8L") && byteAt(bytes, 20) == 0x2f) {
        const std::uint32_t bits = littleEndian(bytes, 21, 4);
        return checked(PictureFormat::WebP, (bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1);
    }
    if (bytes.size() >= 30 && holds(bytes, 12, "VP8 ") && holds(bytes, 23, "\x9d\x01\x2a")) {
        return checked(PictureFormat::WebP, littleEndian(bytes, 26, 2) & 0x3fff,
                       littleEndian(bytes, 28, 2) & 0x3fff);
    }
    return cutHeader(PictureFormat::WebP);
}

// Formats that map programs are known to write and that nothing here can decode; "" if it is none of them.
std::string_view foreignFormat(std::string_view bytes) {
    struct Magic {
        std::size_t at;
        std::string_view bytes;
        std::string_view name;
    };
    static constexpr std::array<Magic, 9> kMagics{{{0, "GIF8", "GIF"},
                                                   {0, "BM", "BMP"},
                                                   {0, "II*\0"sv, "TIFF"},
                                                   {0, "MM\0*"sv, "TIFF"},
                                                   {4, "ftypavif", "AVIF"},
                                                   {4, "ftypheic", "HEIC"},
                                                   {0, "<svg", "SVG"},
                                                   {0, "<?xml", "XML or SVG"},
                                                   {0, "%PDF", "PDF"}}};
    for (const Magic& magic : kMagics) {
        if (holds(bytes, magic.at, magic.bytes)) return magic.name;
    }
    return {};
}

Problem stopsEarly() {
    return {TENAILLE_PROBLEM("The picture stops before its end: a part of it is missing."),
            {},
            TENAILLE_PROBLEM("Download or copy it again.")};
}

// Chunk after chunk up to the last one. A wrong sum counts in those alone that a decoder needs: it would stop
// there, and tell of it on its own.
std::optional<Problem> brokenPng(std::string_view bytes) {
    constexpr std::size_t kFrame = 12;  // length, type and sum
    for (std::size_t at = 8; at + kFrame <= bytes.size();) {
        const std::uint32_t length = bigEndian(bytes, at, 4);
        if (length > bytes.size() - at - kFrame) return stopsEarly();
        const bool isNeeded = (byteAt(bytes, at + 4) & 0x20U) == 0;
        const auto* summed = reinterpret_cast<const Bytef*>(bytes.data() + at + 4);
        if (isNeeded && crc32_z(0, summed, length + 4) != bigEndian(bytes, at + 8 + length, 4))
            return Problem{
                TENAILLE_PROBLEM("The picture is damaged: a part of it does not fit its checksum."),
                {},
                TENAILLE_PROBLEM("Download or copy it again.")};
        if (holds(bytes, at + 4, "IEND")) return std::nullopt;
        at += kFrame + length;
    }
    return stopsEarly();
}

// Marker after marker up to the end of the picture; what lies between them are pixels.
std::optional<Problem> brokenJpeg(std::string_view bytes) {
    for (std::size_t at = 2;
         (at = bytes.find('\xff', at)) != std::string_view::npos && at + 1 < bytes.size();) {
        const std::uint32_t marker = byteAt(bytes, at + 1);
        if (marker == 0xd9) return std::nullopt;
        const bool standsAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7);
        if (marker == 0xff)
            ++at;
        else if (standsAlone)
            at += 2;
        else if (at + 4 > bytes.size())
            break;
        else
            at += 2 + bigEndian(bytes, at + 2, 2);
    }
    return stopsEarly();
}

std::optional<Problem> brokenWebp(std::string_view bytes) {
    // Some leave out the byte that makes the size even.
    if (littleEndian(bytes, 4, 4) + std::uint64_t{8} > bytes.size() + 1) return stopsEarly();
    return std::nullopt;
}

}  // namespace

std::string_view name(PictureFormat format) {
    constexpr std::array<std::string_view, 3> kNames{"png", "jpeg", "webp"};
    return kNames[static_cast<std::size_t>(format)];
}

Result<PictureHeader> readPictureHeader(std::string_view bytes) {
    if (holds(bytes, 0, "\x89PNG\r\n\x1a\n")) return pngHeader(bytes);
    if (holds(bytes, 0, "\xff\xd8\xff")) return jpegHeader(bytes);
    if (holds(bytes, 0, "RIFF") && holds(bytes, 8, "WEBP")) return webpHeader(bytes);
    const std::string_view foreign = foreignFormat(bytes);
    if (!foreign.empty()) {
        return Problem{TENAILLE_PROBLEM("The picture is in the format %1, which is not supported."),
                       {std::string(foreign)},
                       kTakePngJpegWebP};
    }
    return Problem{TENAILLE_PROBLEM("The bytes are no PNG, JPEG or WebP picture."), {}, kTakePngJpegWebP};
}

std::optional<Problem> brokenPicture(std::string_view bytes) {
    if (holds(bytes, 0, "\x89PNG\r\n\x1a\n")) return brokenPng(bytes);
    if (holds(bytes, 0, "\xff\xd8\xff")) return brokenJpeg(bytes);
    return bytes.size() < 12 ? stopsEarly() : brokenWebp(bytes);
}

Problem unshownPicture(const std::string& asset, Problem why) {
    Problem problem{TENAILLE_PROBLEM("The picture %1 cannot be shown."),
                    {asset},
                    TENAILLE_PROBLEM("Take another copy of it.")};
    problem.why = {std::move(why)};
    return problem;
}

}  // namespace tenaille::io
