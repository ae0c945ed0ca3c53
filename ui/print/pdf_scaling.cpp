// SPDX-License-Identifier: MIT
#include "ui/print/pdf_scaling.h"

#include <charconv>
#include <cstdio>
#include <optional>
#include <string_view>

namespace tenaille::ui {

namespace {

// The number behind the last `key`.
std::optional<std::size_t> numberAfterLast(std::string_view text, std::string_view key) {
    const std::size_t at = text.rfind(key);
    if (at == std::string_view::npos) return std::nullopt;
    std::size_t from = at + key.size();
    while (from < text.size() && (text[from] == ' ' || text[from] == '\n' || text[from] == '\r')) ++from;
    std::size_t number = 0;
    const auto read = std::from_chars(text.data() + from, text.data() + text.size(), number);
    if (read.ec != std::errc()) return std::nullopt;
    return number;
}

}  // namespace

// As the format means it to be changed: the new catalogue of the file, its place and a new trailer are
// appended.
std::string withTrueScale(std::string pdf) {
    const std::string_view text(pdf);
    const auto root = numberAfterLast(text, "/Root ");
    const auto size = numberAfterLast(text, "/Size ");
    const auto before = numberAfterLast(text, "startxref");
    if (!root || !size || !before) return pdf;
    const std::string head = "\n" + std::to_string(*root) + " 0 obj\n";
    const std::size_t at = text.rfind(head);
    if (at == std::string_view::npos) return pdf;
    const std::size_t end = text.find("endobj", at);
    const std::size_t open = text.find("<<", at);
    if (end == std::string_view::npos || open == std::string_view::npos || open > end) return pdf;
    std::string catalogue(text.substr(at + 1, end - at - 1));
    if (catalogue.find("/ViewerPreferences") != std::string::npos) return pdf;
    catalogue.insert(open - at - 1 + 2, "\n/ViewerPreferences << /PrintScaling /None >>");
    const std::size_t trailer = text.rfind("trailer");
    const std::size_t trailerEnd = text.find(">>", trailer);
    if (trailer == std::string_view::npos || trailerEnd == std::string_view::npos) return pdf;
    std::string newTrailer(text.substr(trailer, trailerEnd - trailer));
    newTrailer += "/Prev " + std::to_string(*before) + "\n>>\n";

    if (!pdf.ends_with('\n')) pdf += '\n';
    char place[24];
    std::snprintf(place, sizeof place, "%010zu 00000 n \n", pdf.size());
    pdf += catalogue + "endobj\n";
    const std::size_t table = pdf.size();
    pdf += "xref\n" + std::to_string(*root) + " 1\n" + place + newTrailer + "startxref\n" +
           std::to_string(table) + "\n%%EOF\n";
    return pdf;
}

}  // namespace tenaille::ui
