// SPDX-License-Identifier: MIT
#include "core/io/import/tiled_data.h"

#include <zlib.h>

#include <charconv>
#include <optional>
#include <string>

#include "core/io/base64.h"

namespace tenaille::io {

namespace {

bool isBlank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

Result<std::vector<std::uint32_t>> fromCsv(std::string_view text, std::size_t expected) {
    std::vector<std::uint32_t> numbers;
    const char* at = text.data();
    const char* end = at + text.size();
    while (numbers.size() <= expected) {
        while (at != end && (isBlank(*at) || *at == ',')) ++at;
        if (at == end) break;
        std::uint32_t number = 0;
        const auto [stop, error] = std::from_chars(at, end, number);
        if (error != std::errc())
            return Problem{
                TENAILLE_PROBLEM("\"%1\" is no number of a tile."), {std::string(1, *at)}, kSaveInTiled};
        numbers.push_back(number);
        at = stop;
    }
    return numbers;
}

std::optional<std::string> fromBase64(std::string_view text) {
    Base64Decoder decoder;
    std::string bytes;
    for (std::size_t at = 0; at < text.size();) {
        at += decoder.take(text.substr(at), bytes);
        if (at == text.size()) break;
        if (text[at] == '=' ? !decoder.pad() : !isBlank(text[at])) return std::nullopt;
        ++at;
    }
    if (!decoder.finish(bytes)) return std::nullopt;
    return bytes;
}

// At most `most` bytes of what it unpacks to; both zlib and gzip.
std::optional<std::string> unpacked(std::string& bytes, std::size_t most) {
    z_stream stream{};
    constexpr int kZlibOrGzip = 15 + 32;
    if (inflateInit2(&stream, kZlibOrGzip) != Z_OK) return std::nullopt;
    std::string out(most, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int result = inflate(&stream, Z_FINISH);
    const std::size_t got = out.size() - stream.avail_out;
    inflateEnd(&stream);
    const bool isFull = result == Z_BUF_ERROR && stream.avail_out == 0;
    if (result != Z_STREAM_END && !isFull) return std::nullopt;
    out.resize(got);
    return out;
}

}  // namespace

Result<std::vector<std::uint32_t>> tiledData(std::string_view text, std::string_view encoding,
                                             std::string_view compression, std::size_t expected) {
    if (encoding == "csv") return fromCsv(text, expected);
    if (encoding != "base64" || (!compression.empty() && compression != "zlib" && compression != "gzip"))
        return Problem{
            TENAILLE_PROBLEM("The tiles are packed as %1, which cannot be read."),
            {std::string(compression.empty() ? encoding : compression)},
            TENAILLE_PROBLEM("Choose CSV as tile layer format in the properties of the map in Tiled, "
                             "and save it again.")};
    std::optional<std::string> bytes = fromBase64(text);
    if (bytes && !compression.empty()) bytes = unpacked(*bytes, 4 * (expected + 1));
    if (!bytes || bytes->size() % 4 != 0)
        return Problem{TENAILLE_PROBLEM("The packed tiles are damaged."), {}, kSaveInTiled};
    std::vector<std::uint32_t> numbers;
    numbers.reserve(bytes->size() / 4);
    const auto byte = [&](std::size_t at) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>((*bytes)[at]));
    };
    for (std::size_t at = 0; at + 3 < bytes->size(); at += 4)
        numbers.push_back(byte(at) | byte(at + 1) << 8 | byte(at + 2) << 16 | byte(at + 3) << 24);
    return numbers;
}

}  // namespace tenaille::io
