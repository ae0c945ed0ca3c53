// SPDX-License-Identifier: MIT
#include "core/io/content_hash.h"

#include <gtest/gtest.h>

#include "core/io/asset_name.h"

namespace tenaille::io::content_hash_test {

// 0, 1, 2 ... modulo 256
std::string counting(std::size_t size) {
    std::string bytes(size, '\0');
    for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<char>(i & 255u);
    return bytes;
}

// Values of an independent implementation (Python's hashlib).
TEST(ContentHash, KnownValues) {
    EXPECT_EQ(contentHash(""), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
    EXPECT_EQ(contentHash("abc"), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
    EXPECT_EQ(contentHash(counting(128)), "c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1");
    EXPECT_EQ(contentHash(counting(129)), "f7f3c46ba2564ff4c4c162da1f5b605f9f1c4aa6a20652a9f9a337c1a2f5b9c9");
    EXPECT_EQ(contentHash(counting(1280)),
              "82628cbfc9689e234b0923a531f4578fe2e7138a03e2f81ed6cde97517336650");
}

TEST(AssetName, IsItsContent) {
    EXPECT_EQ(assetName("abc", "webp"), "bddd813c634239723171ef3fee98579b.webp");
    EXPECT_TRUE(isAssetName(assetName("abc", "webp")));
}

TEST(AssetName, NothingElseIsAName) {
    const std::string_view digits = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
    const auto accepts = [](std::string_view before, std::string_view middle, std::string_view after) {
        return isAssetName(std::string(before).append(middle).append(after));
    };
    EXPECT_TRUE(accepts("", digits, ".png"));
    EXPECT_FALSE(isAssetName(""));
    for (const std::string_view after :
         {std::string_view(""), std::string_view("."), std::string_view(".PNG"), std::string_view(".a/b"),
          std::string_view("/.png"), std::string_view(".123456789"), std::string_view(".p\0g", 4)})
        EXPECT_FALSE(accepts("", digits, after)) << after;
    EXPECT_FALSE(accepts("../", digits, ".png"));
    EXPECT_FALSE(accepts("", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", ".png"));
    EXPECT_FALSE(accepts("", "////////////////////////////////", ".png"));
}

}  // namespace tenaille::io::content_hash_test
