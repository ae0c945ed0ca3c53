// SPDX-License-Identifier: MIT
//
// Small Universal VTT documents and headers of pictures, written by hand for one test each.
#pragma once

#include <cstdint>
#include <string>

namespace tenaille::test {

// A document of 10 x 8 cells with 100 pixels per cell and these further members ("\"lights\":[]").
std::string uvtt(const std::string& members = "");

// The same with this text as the member `resolution`.
std::string uvttSized(const std::string& resolution, const std::string& members = "");

// The first bytes of a picture of this size: enough to tell format and size, not to decode it.
std::string pngBytes(std::uint32_t width, std::uint32_t height);
std::string jpegBytes(std::uint16_t width, std::uint16_t height);
std::string webpBytes(std::uint32_t width, std::uint32_t height);

// "image":"..." with the base64 text of these bytes.
std::string imageMember(const std::string& bytes);

}  // namespace tenaille::test
