// SPDX-License-Identifier: MIT
#include "core/io/base64.h"

#include <algorithm>
#include <array>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace tenaille::io {
namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t kNoLetter = 0xff;

constexpr std::array<std::uint8_t, 256> makeValues() {
    std::array<std::uint8_t, 256> values{};
    values.fill(kNoLetter);
    for (std::size_t i = 0; i < kAlphabet.size(); ++i) {
        values[static_cast<unsigned char>(kAlphabet[i])] = static_cast<std::uint8_t>(i);
    }
    return values;
}
constexpr auto kValues = makeValues();

std::uint8_t valueOf(char letter) { return kValues[static_cast<unsigned char>(letter)]; }

// Both kernels turn whole groups of `text` into bytes at `out`, stop in front of the first group they cannot
// take and return the number of letters taken. `out` has room for 3 bytes per 4 letters and kSlack more.
constexpr std::size_t kSlack = 32;

std::size_t decodeGroups(std::string_view text, std::uint8_t* out) {
    std::size_t at = 0;
    for (; at + 4 <= text.size(); at += 4) {
        const std::uint32_t a = valueOf(text[at]);
        const std::uint32_t b = valueOf(text[at + 1]);
        const std::uint32_t c = valueOf(text[at + 2]);
        const std::uint32_t d = valueOf(text[at + 3]);
        if (((a | b | c | d) & 0xc0U) != 0) {
            break;
        }
        const std::uint32_t group = a << 18 | b << 12 | c << 6 | d;
        *out++ = static_cast<std::uint8_t>(group >> 16);
        *out++ = static_cast<std::uint8_t>(group >> 8);
        *out++ = static_cast<std::uint8_t>(group);
    }
    return at;
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) inline __m256i within(__m256i text, char first, char last) {
    return _mm256_and_si256(_mm256_cmpgt_epi8(text, _mm256_set1_epi8(static_cast<char>(first - 1))),
                            _mm256_cmpgt_epi8(_mm256_set1_epi8(static_cast<char>(last + 1)), text));
}

// 32 letters at a time: each of the five ranges of the alphabet gives a mask, the masks choose what to add to
// the letter to get its six bits, two multiply-adds join six bits to twelve and to twenty-four, a shuffle
// drops the empty byte of each four. Bytes above 127 are negative here and fall into no range.
__attribute__((target("avx2"))) std::size_t decodeGroupsWide(std::string_view text, std::uint8_t* out) {
    const __m256i order = _mm256_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1,  //
                                           2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
    std::size_t at = 0;
    for (; at + 32 <= text.size(); at += 32, out += 24) {
        const __m256i letters = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(text.data() + at));
        const __m256i upper = within(letters, 'A', 'Z');
        const __m256i lower = within(letters, 'a', 'z');
        const __m256i digit = within(letters, '0', '9');
        const __m256i plus = _mm256_cmpeq_epi8(letters, _mm256_set1_epi8('+'));
        const __m256i slash = _mm256_cmpeq_epi8(letters, _mm256_set1_epi8('/'));
        const __m256i signs = _mm256_or_si256(plus, slash);
        const __m256i known = _mm256_or_si256(_mm256_or_si256(upper, lower), _mm256_or_si256(digit, signs));
        if (_mm256_movemask_epi8(known) != -1) {
            break;
        }
        __m256i shift = _mm256_and_si256(upper, _mm256_set1_epi8(-'A'));
        shift = _mm256_or_si256(shift, _mm256_and_si256(lower, _mm256_set1_epi8(26 - 'a')));
        shift = _mm256_or_si256(shift, _mm256_and_si256(digit, _mm256_set1_epi8(52 - '0')));
        shift = _mm256_or_si256(shift, _mm256_and_si256(plus, _mm256_set1_epi8(62 - '+')));
        shift = _mm256_or_si256(shift, _mm256_and_si256(slash, _mm256_set1_epi8(63 - '/')));
        const __m256i sixes = _mm256_add_epi8(letters, shift);
        const __m256i twelves = _mm256_maddubs_epi16(sixes, _mm256_set1_epi32(0x01400140));
        const __m256i groups = _mm256_madd_epi16(twelves, _mm256_set1_epi32(0x00011000));
        const __m256i bytes = _mm256_shuffle_epi8(groups, order);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(out), _mm256_castsi256_si128(bytes));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(out + 12), _mm256_extracti128_si256(bytes, 1));
    }
    return at;
}

bool hasWide() { return __builtin_cpu_supports("avx2") != 0; }
#else
std::size_t decodeGroupsWide(std::string_view, std::uint8_t*) { return 0; }
bool hasWide() { return false; }
#endif

}  // namespace

Base64Decoder::Base64Decoder(Path path) : m_wide(path == Path::Fastest && hasWide()) {}

std::size_t Base64Decoder::take(std::string_view text, std::string& out) {
    if (m_padding > 0) {
        return 0;
    }
    std::size_t taken = 0;
    if (m_open > 0) {
        taken = takeSlowly(text.substr(0, static_cast<std::size_t>(4 - m_open)), out);
        if (m_open > 0) {
            return taken;
        }
    }
    // Growing by small blocks keeps the zeroes that resize() writes inside the cache, where they are
    // overwritten; beginning with a tiny one keeps texts cheap that are broken into lines of 76 letters.
    constexpr std::size_t kLargestBlock = 32768;
    for (std::size_t size = 128; taken + 4 <= text.size(); size = std::min(2 * size, kLargestBlock)) {
        const std::string_view block = text.substr(taken, size);
        const std::size_t before = out.size();
        out.resize(before + block.size() / 4 * 3 + kSlack);
        auto* bytes = reinterpret_cast<std::uint8_t*>(out.data()) + before;
        std::size_t done = m_wide ? decodeGroupsWide(block, bytes) : 0;
        done += decodeGroups(block.substr(done), bytes + done / 4 * 3);
        out.resize(before + done / 4 * 3);
        taken += done;
        if (done < block.size()) {
            break;
        }
    }
    return taken + takeSlowly(text.substr(taken, 4), out);
}

std::size_t Base64Decoder::takeSlowly(std::string_view text, std::string& out) {
    std::size_t taken = 0;
    for (; taken < text.size() && valueOf(text[taken]) != kNoLetter; ++taken) {
        m_letters = m_letters << 6 | valueOf(text[taken]);
        if (++m_open == 4) {
            out += static_cast<char>(m_letters >> 16);
            out += static_cast<char>(m_letters >> 8);
            out += static_cast<char>(m_letters);
            m_open = 0;
            m_letters = 0;
        }
    }
    return taken;
}

bool Base64Decoder::pad() {
    if (m_open < 2 || m_padding >= 4 - m_open) {
        return false;
    }
    ++m_padding;
    return true;
}

bool Base64Decoder::finish(std::string& out) {
    if (m_open == 0) {
        return true;
    }
    if (m_open == 1 || (m_padding > 0 && m_open + m_padding != 4)) {
        return false;
    }
    const std::uint32_t group = m_letters << (6 * (4 - m_open));
    out += static_cast<char>(group >> 16);
    if (m_open == 3) out += static_cast<char>(group >> 8);
    m_open = 0;
    return true;
}

std::string encodeBase64(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - at);
        std::uint32_t group = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            group = group << 8 | (i < count ? static_cast<unsigned char>(bytes[at + i]) : 0U);
        }
        for (std::size_t i = 0; i < 4; ++i) {
            text += i <= count ? kAlphabet[group >> (18 - 6 * i) & 63U] : '=';
        }
    }
    return text;
}

}  // namespace tenaille::io
