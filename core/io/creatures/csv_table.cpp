// SPDX-License-Identifier: MIT
#include "core/io/creatures/csv_table.h"

#include <algorithm>
#include <array>

namespace tenaille::io {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::array kSigns{',', ';', '\t'};

char signOf(std::string_view text) {
    std::array<int, kSigns.size()> counts{};
    bool quoted = false;
    for (const char c : text) {
        if (c == '"') quoted = !quoted;
        if (quoted) continue;
        if (c == '\n' || c == '\r') break;
        for (std::size_t i = 0; i < kSigns.size(); ++i) counts[i] += c == kSigns[i] ? 1 : 0;
    }
    const auto most = std::max_element(counts.begin(), counts.end());
    return kSigns[static_cast<std::size_t>(most - counts.begin())];
}

// A first line like "sep=;", which spreadsheets write and hide.
constexpr std::string_view kNamesSign = "sep=";
bool namesItsSign(std::string_view text) {
    const std::size_t end = kNamesSign.size() + 1;
    return text.starts_with(kNamesSign) && text.size() > end && (text[end] == '\r' || text[end] == '\n');
}

std::string_view withoutMark(std::string_view text) {
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    return text;
}

class CsvReader {
  public:
    explicit CsvReader(std::string_view text) : m_text(text), m_sign(signOf(text)) {}

    Result<CsvTable> run(std::size_t mostRows) {
        takeSign();
        while (m_at < m_text.size()) {
            CsvRow row{m_line, {}};
            bool more = true;
            while (more) {
                std::string cell;
                if (m_at < m_text.size() && m_text[m_at] == '"') {
                    if (!quoted(cell)) return unclosed(row.line);
                }
                while (m_at < m_text.size() && !ends(m_text[m_at])) cell += m_text[m_at++];
                row.cells.push_back(std::move(cell));
                more = m_at < m_text.size() && m_text[m_at] == m_sign;
                if (more) ++m_at;
            }
            endLine();
            const bool empty = std::all_of(row.cells.begin(), row.cells.end(), [](const std::string& cell) {
                return cell.find_first_not_of(" \t") == std::string::npos;
            });
            if (empty) continue;
            if (m_table.rows.size() < mostRows)
                m_table.rows.push_back(std::move(row));
            else
                ++m_table.beyond;
        }
        return std::move(m_table);
    }

  private:
    void takeSign() {
        if (!namesItsSign(m_text)) return;
        m_sign = m_text[kNamesSign.size()];
        m_at = kNamesSign.size() + 1;
        endLine();
    }

    bool ends(char c) const { return c == m_sign || c == '\n' || c == '\r'; }

    void endLine() {
        if (m_at < m_text.size() && m_text[m_at] == '\r') ++m_at;
        if (m_at < m_text.size() && m_text[m_at] == '\n') ++m_at;
        ++m_line;
    }

    // Behind the opening quote; two of them are one of the text.
    bool quoted(std::string& cell) {
        for (++m_at; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] != '"') {
                if (m_text[m_at] == '\n') ++m_line;
                cell += m_text[m_at];
            } else if (m_at + 1 < m_text.size() && m_text[m_at + 1] == '"') {
                cell += m_text[m_at++];
            } else {
                ++m_at;
                return true;
            }
        }
        return false;
    }

    static Problem unclosed(std::size_t line) {
        return Problem{TENAILLE_PROBLEM("A quotation mark is opened here and never closed."),
                       {},
                       TENAILLE_PROBLEM("Close it, or write it twice where it belongs to the text.")}
            .at("line " + std::to_string(line));
    }

    std::string_view m_text;
    char m_sign;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    CsvTable m_table;
};

}  // namespace

Result<CsvTable> parseCsv(std::string_view text, std::size_t mostRows) {
    return CsvReader(withoutMark(text)).run(mostRows);
}

std::string_view csvHead(std::string_view text) {
    text = withoutMark(text);
    const std::size_t first = text.find('\n');
    if (first == std::string_view::npos || !namesItsSign(text)) return text.substr(0, first);
    return text.substr(0, text.find('\n', first + 1));
}

std::string csvCell(std::string_view text) {
    const bool plain = text.find_first_of("\",;\t\r\n") == std::string_view::npos &&
                       (text.empty() || (text.front() != ' ' && text.back() != ' '));
    if (plain) return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

}  // namespace tenaille::io
