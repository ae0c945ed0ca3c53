// SPDX-License-Identifier: MIT
#include "tests/support/uvtt_text.h"

#include "core/io/base64.h"

namespace tenaille::test {
namespace {

std::string bigEndian(std::uint32_t value, int bytes) {
    std::string text;
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
        text += static_cast<char>(value >> shift & 0xffU);
    return text;
}

std::string littleEndian(std::uint32_t value, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i) text += static_cast<char>(value >> 8 * i & 0xffU);
    return text;
}

}  // namespace

std::string uvtt(const std::string& members) {
    return uvttSized(R"({"map_origin":{"x":0,"y":0},"map_size":{"x":10,"y":8},"pixels_per_grid":100})",
                     members);
}

std::string uvttSized(const std::string& resolution, const std::string& members) {
    return R"({"format":0.3,"resolution":)" + resolution + (members.empty() ? "" : "," + members) + "}";
}

std::string pngBytes(std::uint32_t width, std::uint32_t height) {
    return std::string("\x89PNG\r\n\x1a\n") + bigEndian(13, 4) + "IHDR" + bigEndian(width, 4) +
           bigEndian(height, 4) + std::string("\x08\x06\0\0\0", 5);
}

std::string jpegBytes(std::uint16_t width, std::uint16_t height) {
    const std::string application = "\xff\xe0" + bigEndian(16, 2) + "JFIF" + std::string(10, '\0');
    const std::string frame = "\xff\xc0" + bigEndian(17, 2) + "\x08" + bigEndian(height, 2) +
                              bigEndian(width, 2) + std::string(10, '\3');
    return "\xff\xd8" + application + frame + "\xff\xda";
}

std::string webpBytes(std::uint32_t width, std::uint32_t height) {
    return "RIFF" + littleEndian(22, 4) + "WEBPVP8X" + littleEndian(10, 4) + std::string(4, '\0') +
           littleEndian(width - 1, 3) + littleEndian(height - 1, 3);
}

std::string imageMember(const std::string& bytes) { return "\"image\":\"" + io::encodeBase64(bytes) + "\""; }

}  // namespace tenaille::test
