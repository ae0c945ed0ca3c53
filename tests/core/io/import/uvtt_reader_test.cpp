// SPDX-License-Identifier: MIT
#include "core/io/import/uvtt_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/io/base64.h"
#include "tests/support/uvtt_text.h"

namespace tenaille::io::uvtt_reader_test {

using test::uvtt;
using test::uvttSized;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

UvttFile read(const std::string& text) {
    Result<UvttFile> file = readUvtt(text, "map.dd2vtt");
    EXPECT_TRUE(file.ok()) << describe(file.problem());
    return file.ok() ? std::move(file).value() : UvttFile{};
}

std::string refusal(const std::string& text) {
    const Result<UvttFile> file = readUvtt(text, "map.dd2vtt");
    return file.ok() ? "accepted" : describe(file.problem());
}

TEST(UvttReader, EveryFieldAsItStandsInTheFile) {
    const UvttFile file = read(
        uvttSized(R"({"map_origin":{"x":2,"y":-1.5},"map_size":{"x":10.5,"y":12},"pixels_per_grid":128})",
                  R"("line_of_sight":[[{"x":1,"y":2},{"x":3,"y":4},{"x":-5,"y":600}]],
           "objects_line_of_sight":[[{"x":0.25,"y":0.5},{"x":1,"y":1}]],
           "portals":[{"position":{"x":1.5,"y":2},"bounds":[{"x":1,"y":2},{"x":2,"y":2}],"rotation":-3.14,
                       "closed":false,"freestanding":true}],
           "environment":{"baked_lighting":true,"ambient_light":"ffffffff"},
           "lights":[{"position":{"x":6,"y":7},"range":9.9,"intensity":0.8,"color":"ffeccd8b","shadows":true}],
           "program":{"unknown":[1,2,{"x":{}}]})"));
    EXPECT_EQ(file.format, "0.3");
    EXPECT_EQ(file.mapOrigin, (UvttPoint{2, -1.5}));
    EXPECT_EQ(file.mapSize, (UvttPoint{10.5, 12}));
    EXPECT_EQ(file.pixelsPerGrid, 128);
    EXPECT_THAT(file.lineOfSight, ElementsAre(UvttPolyline{{1, 2}, {3, 4}, {-5, 600}}));
    EXPECT_THAT(file.objectsLineOfSight, ElementsAre(UvttPolyline{{0.25, 0.5}, {1, 1}}));
    EXPECT_THAT(file.portals, ElementsAre(UvttPortal{UvttPoint{1.5, 2}, {1, 2}, {2, 2}, false, true}));
    EXPECT_THAT(file.lights, ElementsAre(UvttLight{{6, 7}, 9.9, 0.8, "ffeccd8b", true}));
    EXPECT_EQ(file.bakedLighting, true);
    EXPECT_EQ(file.ambientLight, "ffffffff");
    EXPECT_TRUE(file.skipped.empty());
}

TEST(UvttReader, FormatMayBeAText) {
    EXPECT_EQ(read(R"({"format":"1.0","resolution":{"map_size":{"x":1,"y":1},"pixels_per_grid":70}})").format,
              "1.0");
    EXPECT_EQ(read(R"({"resolution":{"map_size":{"x":1,"y":1},"pixels_per_grid":70}})").format, "");
}

// Q9: what is missing or null is not there.
TEST(UvttReader, MissingListsAndNulls) {
    const UvttFile bare = read(uvtt());
    EXPECT_TRUE(bare.lineOfSight.empty() && bare.portals.empty() && bare.lights.empty());
    EXPECT_FALSE(bare.picture.given);
    const UvttFile nulls =
        read(uvtt(R"("line_of_sight":null,"portals":null,"lights":null,"environment":null,)"
                  R"("image":null,"objects_line_of_sight":null)"));
    EXPECT_TRUE(nulls.skipped.empty());
    EXPECT_FALSE(nulls.picture.given);
}

TEST(UvttReader, BrokenEntriesAreLeftOutAndCounted) {
    const UvttFile file = read(uvtt(
        R"("portals":[null,{"bounds":null},{},{"bounds":[{"x":1,"y":2}]},{"bounds":[{"x":1,"y":2},{"x":null,"y":2}]},
                      {"position":null,"bounds":[{"x":1,"y":2},{"x":2,"y":2}],"closed":null,"freestanding":null}],
           "lights":[{"range":3},null,{"position":{"x":1,"y":1},"range":null}],
           "line_of_sight":[[{"x":0,"y":0},{"x":1,"y":0},{"x":2},{"x":3,"y":0},{"x":4,"y":0}],null])"));
    EXPECT_THAT(file.portals, ElementsAre(UvttPortal{{}, {1, 2}, {2, 2}, {}, {}}));
    EXPECT_THAT(file.lights, ElementsAre(UvttLight{{1, 1}, {}, {}, "", {}}));
    EXPECT_THAT(file.lineOfSight, ElementsAre(UvttPolyline{{0, 0}, {1, 0}}, UvttPolyline{{3, 0}, {4, 0}}))
        << "no wall is invented across the missing point";
    EXPECT_THAT(file.skipped, ElementsAre(UvttSkipped{"portals", "null", "portals[0]", 1},
                                          UvttSkipped{"portals", "noBounds", "portals[1]", 4},
                                          UvttSkipped{"lights", "noPosition", "lights[0]", 1},
                                          UvttSkipped{"lights", "null", "lights[1]", 1},
                                          UvttSkipped{"line_of_sight", "noPoint", "line_of_sight[0][2]", 1},
                                          UvttSkipped{"line_of_sight", "null", "line_of_sight[1]", 1}));
}

// Q7: whatever surrounds the base64 text.
TEST(UvttReader, PictureByContent) {
    for (const auto& [bytes, format] : {std::pair{test::pngBytes(1000, 800), PictureFormat::Png},
                                        {test::jpegBytes(1000, 800), PictureFormat::Jpeg},
                                        {test::webpBytes(1000, 800), PictureFormat::WebP}}) {
        const std::string text = encodeBase64(bytes);
        for (const std::string& dressed :
             {text, "data:image/whatever;base64," + text, "DATA:;Base64," + text, "  " + text + "\\n",
              text.substr(0, 8) + "\\r\\n" + text.substr(8), text.substr(0, 8) + "\n" + text.substr(8),
              text.substr(0, text.find('='))}) {
            const UvttFile file = read(uvtt("\"image\":\"" + dressed + "\""));
            ASSERT_TRUE(file.picture.header) << dressed;
            EXPECT_EQ(*file.picture.header, (PictureHeader{format, 1000, 800}));
            EXPECT_EQ(file.picture.bytes, bytes);
            EXPECT_FALSE(file.picture.problem);
        }
    }
}

TEST(UvttReader, EscapedSlashesInThePicture) {
    std::string bytes = test::pngBytes(10, 8) + std::string(60, '\xff');
    std::string escaped;
    for (const char c : encodeBase64(bytes)) escaped += c == '/' ? "\\/" : std::string(1, c);
    ASSERT_THAT(escaped, HasSubstr("\\/"));
    EXPECT_EQ(read(uvtt("\"image\":\"" + escaped + "\"")).picture.bytes, bytes);
}

// Q8: the geometry counts without the picture.
TEST(UvttReader, PictureThatIsNone) {
    const auto problem = [](const std::string& text) {
        const UvttFile file =
            read(uvtt("\"image\":\"" + text + "\",\"lights\":[{\"position\":{\"x\":1,\"y\":1}}]"));
        EXPECT_EQ(file.lights.size(), 1U);
        EXPECT_TRUE(file.picture.bytes.empty());
        return file.picture.problem ? describe(*file.picture.problem) : "";
    };
    EXPECT_EQ(problem(""), "");
    EXPECT_EQ(problem("  "), "");
    EXPECT_THAT(
        problem("modules/tower/maps/base.webp"),
        AllOf(HasSubstr("map.dd2vtt: image:"), HasSubstr("names the picture modules/tower/maps/base.webp")));
    EXPECT_THAT(problem("https://example.org/a?b"), HasSubstr("names the picture"));
    EXPECT_THAT(problem("iVBORw0KGgo!AAAA"), HasSubstr("'!' cannot stand at character 12"));
    EXPECT_THAT(problem("data:image/png;base64,iVBO*"), HasSubstr("'*' cannot stand at character 27"));
    EXPECT_THAT(problem("iVBORw0KG"), HasSubstr("cut off after character 9"));
    EXPECT_THAT(problem("aGVsbG8gd29ybGQ="), HasSubstr("no PNG, JPEG or WebP"));
    EXPECT_THAT(problem(encodeBase64(test::pngBytes(40000, 40000))), HasSubstr("40000 x 40000"));
}

TEST(UvttReader, SizeFromThePicture) {
    const UvttFile file =
        read(uvttSized(R"({"pixels_per_grid":100})", test::imageMember(test::pngBytes(1000, 850))));
    EXPECT_TRUE(file.sizeFromPicture);
    EXPECT_EQ(file.mapSize, (UvttPoint{10, 8.5}));
    EXPECT_THAT(refusal(uvttSized(R"({"pixels_per_grid":100})")),
                AllOf(HasSubstr("resolution.map_size"), HasSubstr("no picture to take it from")));
}

TEST(UvttReader, PixelsPerGridMustBeThere) {
    EXPECT_THAT(refusal(uvttSized(R"({"map_size":{"x":1,"y":1}})")),
                AllOf(HasSubstr("map.dd2vtt: resolution.pixels_per_grid"), HasSubstr("missing")));
    for (const char* value : {"0", "-1", "0.0", "1e-400"}) {
        EXPECT_THAT(
            refusal(uvttSized(R"({"map_size":{"x":1,"y":1},"pixels_per_grid":)" + std::string(value) + "}")),
            AllOf(HasSubstr("resolution.pixels_per_grid (line 1, column "), HasSubstr("above 0")));
    }
    EXPECT_THAT(refusal(uvttSized(R"({"map_size":{"x":1,"y":1},"pixels_per_grid":null})")),
                HasSubstr("missing"));
}

TEST(UvttReader, SizesAtTheirLimits) {
    const auto sized = [](const std::string& x) {
        return refusal(uvttSized(R"({"map_size":{"x":)" + x + R"(,"y":1},"pixels_per_grid":100})"));
    };
    EXPECT_EQ(sized("512"), "accepted");
    EXPECT_THAT(sized("513"),
                AllOf(HasSubstr("resolution.map_size.x"), HasSubstr("513 cells"), HasSubstr("most 512")));
    EXPECT_THAT(sized("512.001"), HasSubstr("513 cells"));
    EXPECT_THAT(sized("0"), HasSubstr("above 0"));
    EXPECT_THAT(sized("-3"), HasSubstr("above 0"));
    EXPECT_THAT(sized("1e300"), HasSubstr("at most 1000000"));
}

TEST(UvttReader, WrongTypesNameTheirPlace) {
    EXPECT_THAT(refusal("[]"), HasSubstr("An object { } is expected here"));
    EXPECT_THAT(refusal("3"), HasSubstr("An object { } is expected here"));
    EXPECT_THAT(refusal("{}"), HasSubstr("no Universal VTT file"));
    EXPECT_THAT(refusal(uvttSized("7")), HasSubstr("resolution (line 1, column 28): An object"));
    EXPECT_THAT(refusal(uvtt(R"("line_of_sight":{})")), HasSubstr("line_of_sight (line 1"));
    EXPECT_THAT(refusal(uvtt(R"("line_of_sight":[[{"x":0,"y":0}],[{"x":0,"y":0},{"x":"7","y":0}]])")),
                HasSubstr("line_of_sight[1][1].x (line 1"));
    EXPECT_THAT(refusal(uvtt(R"("line_of_sight":[[[0,0],[1,1]]])")), HasSubstr("line_of_sight[0][0]"));
    EXPECT_THAT(refusal(uvtt(R"("portals":[{"closed":1}])")),
                AllOf(HasSubstr("portals[0].closed"), HasSubstr("true or false")));
    EXPECT_THAT(refusal(uvtt(R"("lights":[{"color":16777215}])")), HasSubstr("lights[0].color"));
    EXPECT_THAT(refusal(uvtt(R"("image":[])")), HasSubstr("image"));
    EXPECT_THAT(refusal(uvtt(R"("lights":[{"range":1e400}])")),
                AllOf(HasSubstr("lights[0].range"), HasSubstr("1e400 is too large")));
    EXPECT_THAT(refusal(uvtt(R"("lights":[{"range":NaN}])")), HasSubstr("lights[0].range"));
    EXPECT_THAT(refusal(uvtt(R"("line_of_sight":[[{"x":1000001,"y":0}]])")),
                AllOf(HasSubstr("line_of_sight[0][0].x"), HasSubstr("at most 1000000")));
}

TEST(UvttReader, AKeyThatStandsTwice) {
    EXPECT_THAT(refusal(uvtt(R"("lights":[],"lights":[])")), HasSubstr("The key \"lights\" stands twice"));
    EXPECT_THAT(refusal(uvtt(R"("line_of_sight":[[{"x":1,"x":2,"y":0}]])")),
                AllOf(HasSubstr("line_of_sight[0][0].x"), HasSubstr("\"x\" stands twice")));
    EXPECT_EQ(refusal(uvtt(R"("other":1,"other":2)")), "accepted") << "it is none of ours";
}

// Q17, and what else people take for a map.
TEST(UvttReader, OtherFilesAreNamed) {
    EXPECT_THAT(refusal("version https://git-lfs.github.com/spec/v1\noid sha256:abc\nsize 12345\n"),
                AllOf(HasSubstr("Git LFS"), HasSubstr("git lfs pull")));
    EXPECT_THAT(refusal(std::string("PK\x03\x04", 4) + "rest"), HasSubstr("ZIP"));
    EXPECT_THAT(refusal("\x1f\x8b\x08"), HasSubstr("gzip"));
    EXPECT_THAT(refusal(test::pngBytes(5, 5)), HasSubstr("This is a picture"));
    EXPECT_THAT(refusal("\n<!DOCTYPE html>"), HasSubstr("web page"));
    EXPECT_THAT(refusal("hello"), HasSubstr("'h' cannot stand here"));
    EXPECT_THAT(refusal(R"({"walls":[],"grid":100})"), HasSubstr("no member \"resolution\""));
}

TEST(UvttReader, EveryTruncationIsRefused) {
    const std::string whole = uvtt(R"("line_of_sight":[[{"x":1,"y":2},{"x":3.5,"y":-4}]],)" +
                                   test::imageMember(test::pngBytes(1000, 800)) + R"(,"lights":[])");
    EXPECT_EQ(refusal(whole), "accepted");
    for (std::size_t size = 1; size < whole.size(); ++size) {
        ASSERT_THAT(refusal(whole.substr(0, size)), HasSubstr("cut off")) << size;
    }
    EXPECT_THAT(refusal(whole + "x"), HasSubstr("Something follows"));
}

TEST(UvttReader, PiecesMakeNoDifference) {
    const std::string text = uvtt(R"("line_of_sight":[[{"x":1,"y":2},{"x":3.5,"y":-4}]],)" +
                                  test::imageMember(test::pngBytes(1000, 800) + std::string(500, 'p')));
    const UvttFile whole = read(text);
    for (const std::size_t piece : {1, 2, 7, 64}) {
        const auto source = sourceOf(text, piece);
        const Result<UvttFile> file = readUvtt(*source, "map.dd2vtt");
        ASSERT_TRUE(file.ok());
        EXPECT_EQ(file->lineOfSight, whole.lineOfSight);
        EXPECT_EQ(file->picture.bytes, whole.picture.bytes);
    }
}

std::string repeated(const std::string& entry, std::size_t count) {
    std::string list;
    for (std::size_t i = 0; i < count; ++i) list += (i == 0 ? "" : ",") + entry;
    return list;
}

TEST(UvttReader, CountsAtTheirLimits) {
    const std::string light = R"({"position":{"x":1,"y":1}})";
    EXPECT_EQ(refusal(uvtt("\"lights\":[" + repeated(light, kMaxUvttLights) + "]")), "accepted");
    EXPECT_THAT(refusal(uvtt("\"lights\":[" + repeated(light, kMaxUvttLights + 1) + "]")),
                HasSubstr("more than 5000 lights"));
    const std::string points = repeated(R"({"x":1,"y":1})", kMaxUvttSegments + 1);
    EXPECT_EQ(refusal(uvtt("\"line_of_sight\":[[" + points + "]]")), "accepted");
    EXPECT_THAT(refusal(uvtt("\"line_of_sight\":[[" + points + "],[{\"x\":1,\"y\":1},{\"x\":2,\"y\":1}]]")),
                HasSubstr("more than 200000 wall segments"));
    EXPECT_THAT(refusal(uvtt("\"line_of_sight\":[" + repeated("[]", kMaxUvttPolylines + 1) + "]")),
                HasSubstr("more than 200000 wall lines"));
    EXPECT_THAT(refusal(uvtt("\"portals\":[" + repeated("{}", kMaxUvttPortals + 1) + "]")),
                HasSubstr("more than 20000 doors"));
}

TEST(UvttReader, HostileNestingIsRefusedAtOnce) {
    EXPECT_THAT(refusal(uvtt("\"other\":" + std::string(1'000'000, '['))),
                HasSubstr("nested deeper than 64"));
    EXPECT_THAT(refusal(uvtt("\"line_of_sight\":" + std::string(1'000'000, '['))),
                HasSubstr("line_of_sight[0][0]"));
}

TEST(UvttReader, ProgressAndCancel) {
    const std::string text = uvtt("\"other\":\"" + std::string(100'000, 'x') + "\"");
    std::vector<std::uint64_t> done;
    ImportWatch watch;
    watch.progress = [&](std::uint64_t bytes, std::uint64_t total) {
        EXPECT_EQ(total, text.size());
        done.push_back(bytes);
    };
    EXPECT_TRUE(readUvtt(*sourceOf(text, 1000), "m.uvtt", watch).ok());
    EXPECT_GT(done.size(), 100U);
    EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
    EXPECT_EQ(done.back(), text.size());

    std::stop_source stop;
    watch.stop = stop.get_token();
    watch.progress = [&](std::uint64_t bytes, std::uint64_t) {
        if (bytes >= 5000) stop.request_stop();
    };
    const Result<UvttFile> stopped = readUvtt(*sourceOf(text, 1000), "m.uvtt", watch);
    ASSERT_FALSE(stopped.ok());
    EXPECT_THAT(describe(stopped.problem()), HasSubstr("cancelled"));
}

}  // namespace tenaille::io::uvtt_reader_test
