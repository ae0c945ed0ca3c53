// SPDX-License-Identifier: MIT
//
// The founders' sample maps against the figures that were worked out elsewhere for them.
#include <gtest/gtest.h>

#include <cmath>

#include "core/io/import/importer.h"
#include "tests/support/paths.h"

namespace tenaille::io::uvtt_samples_test {

struct Sample {
    const char* file;
    int width, height;
    std::size_t segments, objectSegments;
    double length;  // two decimals
    std::size_t doors, lights;
    std::size_t wholeSegments;
    double wholeLength;
    PictureFormat format;
    std::uint32_t pixelWidth;
};

constexpr Sample kSamples[] = {
    {"vttmaps_Red_Tower_-_Base.dd2vtt", 10, 12, 87, 0, 61.61, 4, 0, 441, 548.77, PictureFormat::Png, 1280},
    {"vttmaps_Blue_Tower_-_Base.dd2vtt", 10, 12, 84, 0, 58.60, 4, 0, 441, 548.77, PictureFormat::Png, 1280},
    {"vttmaps_Ground_Floor_-_North_Rooms.dd2vtt", 32, 10, 14, 0, 88.00, 0, 0, 441, 548.77, PictureFormat::Png,
     4096},
    {"vttmaps_headmasters-quarters.dd2vtt", 10, 10, 14, 0, 30.78, 6, 0, 14, 30.78, PictureFormat::Png, 1280},
    {"vttmaps_the-litch-and-his-tomb.dd2vtt", 48, 27, 168, 0, 246.30, 5, 2, 168, 246.52, PictureFormat::WebP,
     6144},
    {"vttmaps_gold-room.dd2vtt", 20, 10, 8, 0, 48.68, 0, 0, 14, 59.91, PictureFormat::Png, 2560},
    {"vttmaps_diamond-pattern.dd2vtt", 10, 10, 16, 0, 32.00, 0, 0, 20, 52.00, PictureFormat::Png, 2560},
    {"vttmaps_bloody-fish-waiting-room.dd2vtt", 10, 10, 4, 0, 40.00, 0, 0, 4, 40.00, PictureFormat::Png,
     1280},
    {"vttmaps_Chamber-of-Echoing-Grief.dd2vtt", 10, 10, 4, 0, 40.00, 0, 0, 4, 40.00, PictureFormat::Png,
     1280},
    {"vttmaps_azheim-meeting.dd2vtt", 8, 8, 0, 0, 0, 0, 0, 0, 0, PictureFormat::WebP, 2048},
    {"oganm_test.dd2vtt", 20, 20, 197, 50, 87.31, 3, 1, 197, 87.31, PictureFormat::Png, 1280},
};

double cents(double cells) { return std::round(cells * 100) / 100; }

class UvttSamples : public testing::TestWithParam<Sample> {};

TEST_P(UvttSamples, FiguresOfTheCatalogue) {
    const auto shared = test::sharedDir();
    if (!shared) GTEST_SKIP() << "no shared folder";
    const Sample& sample = GetParam();
    const Result<Imported> imported = importMap(*shared / "samples" / "uvtt" / sample.file);
    ASSERT_TRUE(imported.ok()) << describe(imported.problem());
    const ImportReport& report = imported->report;
    EXPECT_EQ(report.width, sample.width);
    EXPECT_EQ(report.height, sample.height);
    EXPECT_EQ(report.inside.segments, sample.segments);
    EXPECT_EQ(report.inside.objectSegments, sample.objectSegments);
    EXPECT_EQ(cents(report.inside.wallLength), sample.length);
    EXPECT_EQ(report.inside.doors, sample.doors);
    EXPECT_EQ(report.inside.windows, 0U);
    EXPECT_EQ(report.inside.lights, sample.lights);
    EXPECT_EQ(report.whole.segments, sample.wholeSegments);
    EXPECT_EQ(cents(report.whole.wallLength), sample.wholeLength);
    ASSERT_TRUE(report.picture);
    EXPECT_EQ(report.picture->format, sample.format);
    EXPECT_EQ(report.picture->width, sample.pixelWidth);

    // The records hold the same: rounding collapsed and repeated nothing in these files.
    std::size_t segments = 0;
    double length = 0;
    for (const board::WallRecord& wall : imported->map.walls) {
        segments += wall.points.size() - 1;
        for (std::size_t i = 1; i < wall.points.size() && wall.kind == "stone"; ++i) {
            const geometry::LatticePoint d = wall.points[i] - wall.points[i - 1];
            length += std::hypot(d.x, d.y) / geometry::kUnitsPerCell;
        }
    }
    EXPECT_EQ(segments, sample.segments + sample.objectSegments);
    EXPECT_NEAR(length, report.inside.wallLength, 0.02);
    EXPECT_EQ(imported->map.doors.size(), sample.doors);
    EXPECT_EQ(imported->map.lights.size(), sample.lights);
    EXPECT_EQ(imported->map.assets.size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Shared, UvttSamples, testing::ValuesIn(kSamples), [](const auto& instance) {
    std::string name = instance.param.file;
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
});

}  // namespace tenaille::io::uvtt_samples_test
