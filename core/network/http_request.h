// SPDX-License-Identifier: MIT
//
// The head of an HTTP/1.1 request, for the one small server of the program (ui/network). Reads what it needs
// and refuses everything else: no body, no other method than GET.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tenaille::network {

inline constexpr std::size_t kMaxHeadBytes = 8'192;

struct HttpRequest {
    std::string target;         // as it stands in the first line: "/abc/picture/17"
    std::string host;           // "192.168.1.20:8321", in small letters
    std::string origin;         // empty: the browser sent none
    std::string fetchSite;      // Sec-Fetch-Site, empty: none
    std::size_t headBytes = 0;  // what the head takes of the text; the next request begins after it
    bool keepsOpen = true;      // the connection
};

enum class HttpReading : std::uint8_t {
    Whole,        // `request` is filled
    Incomplete,   // more is to come
    Malformed,    // answer 400 and close
    TooLong,      // the head is longer than kMaxHeadBytes: 431
    NotAllowed,   // another method: 405
    HasBody,      // 413
    WrongVersion  // not HTTP/1.0 or HTTP/1.1: 505
};

// Reads the head at the beginning of `text`. Lines end in CR LF; nothing but printable ASCII stands in them.
// A host or an origin that is given twice is malformed, and so is HTTP/1.1 without a host. What is no text,
// like the greeting of TLS, is refused before its end: whoever typed https is told at once.
HttpReading readHead(std::string_view text, HttpRequest& request);

// Equal in a time that does not depend on where they differ (the lengths are no secret).
bool equalInConstantTime(std::string_view a, std::string_view b);

}  // namespace tenaille::network
