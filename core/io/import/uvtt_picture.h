// SPDX-License-Identifier: MIT
//
// PictureText: the member `image` of a Universal VTT file while its text arrives: base64 with whatever
// writers put around it (a "data:image/webp;base64," prefix, white space: Q7), or the path of a picture
// instead of the picture (Q8), or garbage.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/io/base64.h"
#include "core/io/import/uvtt_file.h"

namespace tenaille::io {

class PictureText {
  public:
    // `expected`: how many characters may still come; memory for their bytes is set aside at once.
    explicit PictureText(std::uint64_t expected) : m_expected(expected) {}

    void add(std::string_view piece);

    // What it was. A wrong character is named with its position in the text, counted from 1.
    UvttPicture finish();

  private:
    void begin();
    void decode(std::string_view piece);
    bool isEmpty() const;
    Problem damage();

    std::uint64_t m_expected;
    std::string m_head;            // the first characters: prefix, path or letters
    bool m_begun = false;          // the head is decoded
    std::uint64_t m_position = 0;  // characters decoded or stepped over
    bool m_broken = false;         // the character at m_position cannot stand there
    char m_wrong = 0;              // that character
    Base64Decoder m_decoder;
    std::string m_bytes;
};

}  // namespace tenaille::io
