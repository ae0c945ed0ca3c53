// SPDX-License-Identifier: MIT
#include "core/network/http_request.h"

#include <algorithm>

namespace tenaille::network {

namespace {

constexpr std::string_view kLineEnd = "\r\n";

// The next line without its end; cut off `rest`.
std::string_view takeLine(std::string_view& rest) {
    const std::size_t end = rest.find(kLineEnd);
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + kLineEnd.size());
    return line;
}

bool isPrintable(char c) { return (c >= ' ' && c <= '~') || c == '\t'; }

bool isPrintable(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return isPrintable(c); });
}

bool isText(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return c == '\r' || c == '\n' || isPrintable(c); });
}

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowered(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), small);
    return result;
}

std::string_view trimmed(std::string_view text) {
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    return text;
}

bool isToken(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    });
}

HttpReading readFirstLine(std::string_view line, HttpRequest& request, bool& isNew) {
    const std::size_t first = line.find(' ');
    const std::size_t last = line.rfind(' ');
    if (first == std::string_view::npos || first == last) return HttpReading::Malformed;
    const std::string_view target = line.substr(first + 1, last - first - 1);
    const std::string_view version = line.substr(last + 1);
    if (!version.starts_with("HTTP/")) return HttpReading::Malformed;
    if (version != "HTTP/1.1" && version != "HTTP/1.0") return HttpReading::WrongVersion;
    if (target.empty() || target.front() != '/' || target.find(' ') != std::string_view::npos)
        return HttpReading::Malformed;
    if (line.substr(0, first) != "GET") return HttpReading::NotAllowed;
    isNew = version == "HTTP/1.1";
    request.keepsOpen = isNew;
    request.target = target;
    return HttpReading::Whole;
}

}  // namespace

HttpReading readHead(std::string_view text, HttpRequest& request) {
    constexpr std::string_view kHeadEnd = "\r\n\r\n";
    const std::size_t end = text.substr(0, kMaxHeadBytes).find(kHeadEnd);
    if (end == std::string_view::npos) {
        if (!isText(text)) return HttpReading::Malformed;
        return text.size() >= kMaxHeadBytes ? HttpReading::TooLong : HttpReading::Incomplete;
    }
    request = {};
    request.headBytes = end + kHeadEnd.size();
    std::string_view rest = text.substr(0, end + kLineEnd.size());
    if (!isPrintable(rest.substr(0, rest.find(kLineEnd)))) return HttpReading::Malformed;
    bool needsHost = false;
    const HttpReading first = readFirstLine(takeLine(rest), request, needsHost);
    if (first != HttpReading::Whole) return first;
    bool hasHost = false;
    bool hasOrigin = false;
    while (!rest.empty()) {
        const std::string_view line = takeLine(rest);
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || !isToken(line.substr(0, colon)) || !isPrintable(line))
            return HttpReading::Malformed;
        const std::string name = lowered(line.substr(0, colon));
        const std::string_view value = trimmed(line.substr(colon + 1));
        if (name == "host") {
            if (hasHost) return HttpReading::Malformed;
            hasHost = true;
            request.host = lowered(value);
        } else if (name == "origin") {
            if (hasOrigin) return HttpReading::Malformed;
            hasOrigin = true;
            request.origin = lowered(value);
        } else if (name == "sec-fetch-site") {
            request.fetchSite = lowered(value);
        } else if (name == "connection") {
            const std::string wish = lowered(value);
            if (wish == "close") request.keepsOpen = false;
            if (wish == "keep-alive") request.keepsOpen = true;
        } else if (name == "transfer-encoding" || (name == "content-length" && value != "0")) {
            return HttpReading::HasBody;
        }
    }
    return needsHost && !hasHost ? HttpReading::Malformed : HttpReading::Whole;
}

bool equalInConstantTime(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return false;
    unsigned different = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        different |=
            static_cast<unsigned>(static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]));
    return different == 0;
}

}  // namespace tenaille::network
