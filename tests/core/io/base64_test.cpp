// SPDX-License-Identifier: MIT
#include "core/io/base64.h"

#include <gtest/gtest.h>

#include <random>

namespace tenaille::io::base64_test {

std::string randomBytes(std::size_t size, unsigned seed) {
    std::mt19937 random(seed);
    std::string bytes(size, '\0');
    for (char& c : bytes) c = static_cast<char>(random());
    return bytes;
}

// Everything as one text of letters and padding; nothing if the decoder refuses it.
std::optional<std::string> decoded(std::string_view text, std::size_t piece = std::string_view::npos,
                                   Base64Decoder::Path path = Base64Decoder::Path::Fastest) {
    Base64Decoder decoder(path);
    std::string out;
    while (!text.empty()) {
        const std::string_view now = text.substr(0, piece);
        const std::size_t taken = decoder.take(now, out);
        text.remove_prefix(taken);
        if (taken < now.size()) {
            if (text.front() != '=' || !decoder.pad()) return std::nullopt;
            text.remove_prefix(1);
        }
    }
    if (!decoder.finish(out)) return std::nullopt;
    return out;
}

TEST(Base64, VectorsOfTheStandard) {
    for (const auto& [bytes, text] : {std::pair{"", ""},
                                      {"f", "Zg=="},
                                      {"fo", "Zm8="},
                                      {"foo", "Zm9v"},
                                      {"foob", "Zm9vYg=="},
                                      {"fooba", "Zm9vYmE="},
                                      {"foobar", "Zm9vYmFy"}}) {
        EXPECT_EQ(encodeBase64(bytes), text);
        EXPECT_EQ(decoded(text), bytes);
    }
}

TEST(Base64, EveryLengthAndEveryCutGivesTheBytesBack) {
    for (std::size_t size = 0; size < 200; ++size) {
        const std::string bytes = randomBytes(size, static_cast<unsigned>(size));
        const std::string text = encodeBase64(bytes);
        for (const std::size_t piece : {1, 2, 3, 5, 31, 32, 33, 64, 1000}) {
            ASSERT_EQ(decoded(text, piece), bytes) << size << " bytes in pieces of " << piece;
            ASSERT_EQ(decoded(text, piece, Base64Decoder::Path::Portable), bytes);
        }
    }
}

TEST(Base64, LongTextsCrossTheBlocks) {
    const std::string bytes = randomBytes(300'001, 7);
    EXPECT_EQ(decoded(encodeBase64(bytes)), bytes);
    EXPECT_EQ(decoded(encodeBase64(bytes), 65'537), bytes);
}

TEST(Base64, PaddingMayBeAbsentButNotHalf) {
    EXPECT_EQ(decoded("Zg"), "f");
    EXPECT_EQ(decoded("Zm8"), "fo");
    EXPECT_EQ(decoded("Zg="), std::nullopt);
    EXPECT_EQ(decoded("Z"), std::nullopt) << "one letter is no byte";
    EXPECT_EQ(decoded("Zm9v="), std::nullopt);
    EXPECT_EQ(decoded("Zm8=="), std::nullopt);
    EXPECT_EQ(decoded("Zg==Zg=="), std::nullopt) << "nothing follows the padding";
}

// Every byte value at every position of a vector block: both paths stop at the same place.
TEST(Base64, BothPathsStopAtTheSameWrongCharacter) {
    const std::string letters = encodeBase64(randomBytes(72, 3));
    for (std::size_t at = 0; at < letters.size(); ++at) {
        for (int c = 0; c < 256; ++c) {
            std::string text = letters;
            text[at] = static_cast<char>(c);
            std::string fast;
            std::string slow;
            const std::size_t taken = Base64Decoder(Base64Decoder::Path::Fastest).take(text, fast);
            ASSERT_EQ(Base64Decoder(Base64Decoder::Path::Portable).take(text, slow), taken) << at << " " << c;
            ASSERT_EQ(fast, slow);
            const bool letter = std::isalnum(c) != 0 || c == '+' || c == '/';
            ASSERT_EQ(taken, letter ? text.size() : at);
        }
    }
}

}  // namespace tenaille::io::base64_test
