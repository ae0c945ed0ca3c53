// SPDX-License-Identifier: MIT
#include "core/io/picture_header.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "tests/support/uvtt_text.h"

namespace tenaille::io::picture_header_test {

using testing::HasSubstr;

std::string refusal(std::string_view bytes) {
    const Result<PictureHeader> header = readPictureHeader(bytes);
    return header.ok() ? "accepted" : describe(header.problem());
}

TEST(PictureHeader, FormatAndSizeByContent) {
    EXPECT_EQ(*readPictureHeader(test::pngBytes(6144, 3456)),
              (PictureHeader{PictureFormat::Png, 6144, 3456}));
    EXPECT_EQ(*readPictureHeader(test::jpegBytes(640, 480)), (PictureHeader{PictureFormat::Jpeg, 640, 480}));
    EXPECT_EQ(*readPictureHeader(test::webpBytes(2048, 1)), (PictureHeader{PictureFormat::WebP, 2048, 1}));
}

TEST(PictureHeader, TheThreeEncodingsOfWebP) {
    const std::string lossy = std::string("RIFF\x1e\0\0\0WEBPVP8 \x12\0\0\0", 20) +
                              std::string("\x30\1\0\x9d\1\x2a", 6) + std::string("\x20\x03\x58\x42", 4);
    EXPECT_EQ(*readPictureHeader(lossy), (PictureHeader{PictureFormat::WebP, 800, 600}))
        << "two scale bits are no size";
    const std::string lossless =
        std::string("RIFF\x1e\0\0\0WEBPVP8L\x12\0\0\0", 20) + std::string("\x2f\x1f\x43\x06\0", 5);
    EXPECT_EQ(*readPictureHeader(lossless), (PictureHeader{PictureFormat::WebP, 800, 26}));
}

TEST(PictureHeader, JpegStepsOverThumbnailsAndFillBytes) {
    const std::string thumbnail = test::jpegBytes(160, 120);
    const std::string segment =
        "\xff\xe1" + std::string{'\0', static_cast<char>(thumbnail.size() + 2)} + thumbnail;
    const std::string bytes = "\xff\xd8" + segment + "\xff\xff\xff" + test::jpegBytes(4000, 3000).substr(3);
    EXPECT_EQ(*readPictureHeader(bytes), (PictureHeader{PictureFormat::Jpeg, 4000, 3000}));
}

TEST(PictureHeader, LimitsAtTheirEdge) {
    EXPECT_TRUE(readPictureHeader(test::pngBytes(kMaxPictureSide, 8192)).ok());
    EXPECT_THAT(refusal(test::pngBytes(kMaxPictureSide + 1, 1)), HasSubstr("32768 x 1 pixels"));
    EXPECT_TRUE(readPictureHeader(test::pngBytes(16384, 16384)).ok());
    EXPECT_THAT(refusal(test::pngBytes(16384, 16385)), HasSubstr("268435456 in all"));
    EXPECT_THAT(refusal(test::pngBytes(40000, 40000)), HasSubstr("40000 x 40000"));
    EXPECT_THAT(refusal(test::pngBytes(0, 7)), HasSubstr("header"));
    EXPECT_THAT(refusal(test::pngBytes(0xffffffff, 0xffffffff)), HasSubstr("4294967295"));
}

TEST(PictureHeader, OtherFormatsAreNamed) {
    EXPECT_THAT(refusal("GIF89a..."), HasSubstr("GIF"));
    EXPECT_THAT(refusal(std::string("\0\0\0\x1c"
                                    "ftypavif",
                                    12)),
                HasSubstr("AVIF"));
    EXPECT_THAT(refusal("<svg xmlns"), HasSubstr("SVG"));
    EXPECT_THAT(refusal("hello"), HasSubstr("no PNG, JPEG or WebP"));
    EXPECT_THAT(refusal(""), HasSubstr("no PNG, JPEG or WebP"));
}

TEST(PictureHeader, EveryCutAndEveryByteIsSafe) {
    for (const std::string& whole :
         {test::pngBytes(100, 100), test::jpegBytes(100, 100), test::webpBytes(100, 100)}) {
        for (std::size_t size = 0; size < whole.size(); ++size) {
            // A copy on the heap, so that a sanitizer sees any byte that is read behind its end.
            const std::vector<char> cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
            (void)readPictureHeader({cut.data(), cut.size()});
            (void)brokenPicture({cut.data(), cut.size()});
        }
        std::mt19937 random(11);
        for (int i = 0; i < 20'000; ++i) {
            std::string damaged = whole;
            damaged[random() % damaged.size()] = static_cast<char>(random());
            const Result<PictureHeader> header = readPictureHeader(damaged);
            (void)brokenPicture(damaged);
            if (header.ok()) {
                ASSERT_GT(header->width, 0U);
                ASSERT_LE(header->width, kMaxPictureSide);
            }
        }
    }
}

std::string brokenness(std::string_view bytes) {
    const std::optional<Problem> broken = brokenPicture(bytes);
    return broken ? describe(*broken) : "whole";
}

TEST(BrokenPicture, APngEndsWithItsLastChunk) {
    // One grey pixel, and a text.
    const std::string png = std::string(
        "\211PNG\015\012\032\012\000\000\000\015IHDR\000\000\000\001\000\000\000\001\010\000\000\000\000:"
        "~\233U\000\000\000\003tEXta\000b\334I\242;\000\000\000\012IDATx\234c\250"
        "\007\000\000\201\000\200\323\224SJ\000\000\000\000IEND\256B`\202",
        82);
    ASSERT_TRUE(readPictureHeader(png).ok());
    EXPECT_EQ(brokenness(png), "whole");
    EXPECT_EQ(brokenness(png + "and more"), "whole");
    for (std::size_t size = 24; size < png.size(); ++size)
        EXPECT_THAT(brokenness(png.substr(0, size)), HasSubstr("stops before its end")) << size;
    std::string damaged = png;
    damaged[png.find("IDAT") + 6] ^= 1;
    EXPECT_THAT(brokenness(damaged), HasSubstr("checksum"));
    damaged = png;
    damaged[png.find("tEXt") + 6] ^= 1;
    EXPECT_EQ(brokenness(damaged), "whole") << "no decoder needs it";
}

TEST(BrokenPicture, AJpegEndsWithItsMarkerAndNotWithThatOfItsThumbnail) {
    const std::string scan("\xff\xda\0\x04\0\0\x12\xff\0\xff\xd0\x34", 12);
    const std::string head = test::jpegBytes(100, 100);
    const std::string cut = "\xff\xd8\xff\xe1" + std::string("\0\x06\xff\xd8\xff\xd9", 6) +
                            head.substr(2, head.size() - 4) + scan;
    ASSERT_TRUE(readPictureHeader(cut).ok());
    EXPECT_THAT(brokenness(cut), HasSubstr("stops before its end"));
    EXPECT_EQ(brokenness(cut + "\xff\xd9"), "whole");
    EXPECT_EQ(brokenness(cut + scan + "\xff\xff\xd9 and more"), "whole");
}

TEST(BrokenPicture, AWebpIsAsLongAsItSays) {
    const std::string bytes("RIFF\x0a\0\0\0WEBPVP8 ab", 18);
    EXPECT_EQ(brokenness(bytes), "whole");
    EXPECT_THAT(brokenness(bytes.substr(0, 16)), HasSubstr("stops before its end"));
}

}  // namespace tenaille::io::picture_header_test
