// SPDX-License-Identifier: MIT
//
// Base64Decoder: which bytes stand behind a base64 text (RFC 4648, section 4) that arrives in pieces?
//
// Map files carry their picture this way, up to half a gigabyte of it, so the text is never held as a whole:
// the caller hands over one piece after the other and the bytes are appended to one string. What surrounds
// the letters (white space, the padding, a "data:" prefix) is the caller's business: take() stops in front of
// the first character that is not one of the 64 letters and leaves the decision to him.
//
// Held by the tests: cutting a text anywhere gives the same bytes; the wide and the portable code agree on
// every input; decoding what encodeBase64() wrote gives the bytes back.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tenaille::io {

class Base64Decoder {
  public:
    // Portable serves processors without AVX2 and the comparison in the tests.
    enum class Path { Fastest, Portable };

    explicit Base64Decoder(Path path = Path::Fastest);

    // Decodes the longest leading run of letters, appends its bytes to `out` and returns its length. Up to
    // three letters wait inside until their group of four is complete. Takes nothing after pad().
    std::size_t take(std::string_view text, std::string& out);

    // Notes one '='. False if it cannot stand here: a group of four ends with one or two of them.
    bool pad();

    // Ends the text and appends the bytes of an incomplete last group; the padding may be absent, as some
    // writers leave it away. False if a single letter is left over or the padding is half there: text was
    // cut.
    bool finish(std::string& out);

  private:
    std::size_t takeSlowly(std::string_view text, std::string& out);

    bool m_wide = false;          // the processor has AVX2 and the caller did not forbid it
    std::uint32_t m_letters = 0;  // letters of the open group, six bits each
    int m_open = 0;               // how many of them: 0..3
    int m_padding = 0;            // how many '=' have been seen
};

// The text of `bytes`, padded, without line breaks.
std::string encodeBase64(std::string_view bytes);

}  // namespace tenaille::io
