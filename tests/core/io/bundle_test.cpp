// SPDX-License-Identifier: MIT
#include "core/io/bundle.h"

#include <gmock/gmock.h>
#include <zip.h>

#include "core/io/asset_name.h"
#include "core/io/document_format.h"
#include "core/io/find_assets.h"
#include "tests/support/filled_records.h"
#include "tests/support/paths.h"
#include "tests/support/property.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/uvtt_text.h"

namespace tenaille::io::bundle_test {

using testing::HasSubstr;

const std::string kMapPicture = test::pngBytes(40, 30) + "map";
const std::string kFace = test::pngBytes(20, 20) + "the face of Arda";

// One of everything, with bytes for both pictures.
document::Encounter filled() {
    document::Encounter encounter = test::filledEncounter(board::GridKind::Square);
    const auto put = [&](const std::string& bytes, const char* ending) {
        const std::string name = assetName(bytes, ending);
        encounter.assets[name] = std::make_shared<const std::string>(bytes);
        return name;
    };
    board::PictureRecord picture = *encounter.pictures.begin();
    picture.asset = put(kMapPicture, "png");
    encounter.pictures.put(picture);
    test::editAll(encounter.tokens, [&](board::TokenRecord& token) { token.picture = put(kFace, "webp"); });
    return encounter;
}

// An archive with these files.
std::string archiveOf(const std::vector<std::pair<std::string, std::string>>& files) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t* archive = zip_open_from_source(source, ZIP_TRUNCATE, &error);
    zip_source_keep(source);
    for (const auto& [name, bytes] : files)
        zip_file_add(archive, name.c_str(), zip_source_buffer(archive, bytes.data(), bytes.size(), 0),
                     ZIP_FL_ENC_UTF_8);
    EXPECT_EQ(zip_close(archive), 0);
    zip_stat_t about;
    zip_stat_init(&about);
    zip_source_stat(source, &about);
    std::string bytes(about.size, '\0');
    zip_source_open(source);
    zip_source_read(source, bytes.data(), bytes.size());
    zip_source_close(source);
    zip_source_free(source);
    return bytes;
}

TEST(Bundle, HoldsEverythingAndComesBack) {
    const document::Encounter encounter = filled();
    const Result<Packed> packed = packBundle(encounter, "Nuit d’été");
    ASSERT_TRUE(packed.ok());
    EXPECT_TRUE(packed->missing.empty());
    const Result<LoadedDocument> back = readBundle(packed->bytes);
    ASSERT_TRUE(back.ok());
    EXPECT_TRUE(sameContent(back->encounter, encounter));
    ASSERT_EQ(back->encounter.assets.size(), 2u);
    for (const auto& [name, bytes] : back->encounter.assets) EXPECT_EQ(*bytes, *encounter.assets.at(name));
}

TEST(Bundle, IsOpenedLikeADocument) {
    const test::TemporaryFolder folder;
    const std::string path = folder.file("night.ZIP");
    test::writeText(path, packBundle(filled(), "night")->bytes);
    EXPECT_TRUE(isBundleName(path));
    const Result<LoadedDocument> loaded = loadDocument(path);
    ASSERT_TRUE(loaded.ok());
    EXPECT_EQ(loaded->encounter.assets.size(), 2u);
    EXPECT_TRUE(checkDocumentFile(path).problems.empty());
}

TEST(Bundle, MissingPicturesAreTold) {
    document::Encounter encounter = filled();
    encounter.assets.erase(assetName(kFace, "webp"));
    const Result<Packed> packed = packBundle(encounter, "night");
    ASSERT_TRUE(packed.ok());
    EXPECT_THAT(packed->missing, testing::ElementsAre(assetName(kFace, "webp")));
    const Result<LoadedDocument> back = readBundle(packed->bytes);
    ASSERT_TRUE(back.ok());
    ASSERT_EQ(back->notices.size(), 1u + readDocument(writeDocument(encounter, "a.assets")).notices.size());
    EXPECT_EQ(back->notices.back().place, "pictures");
}

// It is not read to its end, and the rest is there.
TEST(Bundle, APictureThatIsNotTheOnePackedIsToldOf) {
    document::Encounter encounter = filled();
    const std::string name = assetName(kFace, "webp");
    encounter.assets[name] = std::make_shared<const std::string>(kFace + "?");
    const Result<Packed> packed = packBundle(encounter, "night");
    ASSERT_TRUE(packed.ok());
    const Result<LoadedDocument> back = readBundle(packed->bytes);
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(back->encounter.assets.size(), 2u) << "it may be seen all the same";
    const auto told = std::count_if(back->notices.begin(), back->notices.end(), [&](const Problem& notice) {
        return describe(notice).find(name + " is not what was packed") != std::string::npos;
    });
    EXPECT_EQ(told, 1);
}

TEST(Bundle, WhatIsNoPictureIsLeftOut) {
    const document::Encounter encounter = filled();
    const std::string map = assetName(kMapPicture, "png");
    const std::string face = assetName(kFace, "webp");
    const Result<LoadedDocument> back =
        readBundle(archiveOf({{"night.encounter.json", writeDocument(encounter, "night.assets")},
                              {"night.assets/" + map, std::string(std::size_t{30} << 20, '\0')},
                              {"night.assets/" + face, kFace}}));
    ASSERT_TRUE(back.ok());
    EXPECT_THAT(describe(back->notices.back()), HasSubstr(map));
    ASSERT_EQ(back->encounter.assets.size(), 1u);
    EXPECT_TRUE(back->encounter.assets.contains(face));
}

// The encounter is there all the same, and says which picture is not.
TEST(Bundle, ADamagedPictureCostsThatPicture) {
    const document::Encounter encounter = filled();
    std::string bytes = packBundle(encounter, "night")->bytes;
    const std::size_t at = bytes.find(kFace);  // pictures are stored as they are
    ASSERT_NE(at, std::string::npos);
    bytes[at + kFace.size() / 2] ^= 1;
    const Result<LoadedDocument> back = readBundle(bytes);
    ASSERT_TRUE(back.ok()) << describe(back.problem());
    EXPECT_EQ(back->encounter.tokens, encounter.tokens);
    EXPECT_EQ(back->encounter.assets.size(), 1u);
    EXPECT_THAT(describe(back->notices.back()), HasSubstr(assetName(kFace, "webp") + " cannot be shown"));
    EXPECT_THAT(describe(back->notices.back()), HasSubstr("is damaged"));
}

// As somebody packs a folder by hand: one folder deeper, with shadows of another system.
TEST(Bundle, FoldersPackedByHandAreRead) {
    const document::Encounter encounter = filled();
    std::vector<std::pair<std::string, std::string>> files{
        {"__MACOSX/night/._night.encounter.json", "shadow"},
        {"night/readme.txt", "hello"},
        {"night/night.encounter.json", writeDocument(encounter, "night.assets")}};
    for (const auto& [name, bytes] : encounter.assets)
        files.emplace_back("night/night.assets/" + name, *bytes);
    const Result<LoadedDocument> back = readBundle(archiveOf(files));
    ASSERT_TRUE(back.ok()) << back.problem().message;
    EXPECT_EQ(back->encounter.assets.size(), 2u);
}

TEST(Bundle, OthersAreRefusedWithTheReason) {
    const std::string document = writeDocument(filled(), "a.assets");
    const auto problem = [](const std::string& bytes) {
        const Result<LoadedDocument> read = readBundle(bytes);
        return read ? std::string("read") : describe(read.problem());
    };
    EXPECT_THAT(problem("no archive at all"), HasSubstr("no archive"));
    EXPECT_THAT(problem({}), HasSubstr("archive"));
    EXPECT_THAT(problem(archiveOf({{"song.txt", "la"}})), HasSubstr("no encounter"));
    EXPECT_THAT(problem(archiveOf({{"a.encounter.json", document}, {"b.encounter.json", document}})),
                HasSubstr("2 documents"));
    EXPECT_THAT(problem(archiveOf({{"a.encounter.json", "{\"format\": "}})), testing::Not(HasSubstr("read")));
    const Result<LoadedDocument> gone = loadBundle("/nowhere/night.zip");
    ASSERT_FALSE(gone.ok());
    EXPECT_EQ(gone.problem().file, "/nowhere/night.zip");
}

// A flipped or cut archive is refused or read, but never half: what is read is what was packed, or tells of a
// picture that is not there.
TEST(Bundle, DamageIsSurvived) {
    const document::Encounter encounter = filled();
    const std::string whole = packBundle(encounter, "night")->bytes;
    test::Random random(7);
    int refused = 0;
    const int count = test::cases(400);
    for (int i = 0; i < count; ++i) {
        std::string bytes = whole;
        const auto at = static_cast<std::size_t>(random.between(0, static_cast<int>(bytes.size()) - 1));
        if (random.oneIn(3))
            bytes.resize(at);
        else
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.between(0, 7)));
        const Result<LoadedDocument> read = readBundle(bytes);
        if (!read) {
            ++refused;
            continue;
        }
        ASSERT_TRUE(sameContent(read->encounter, encounter)) << "case " << i;
        for (const auto& [name, picture] : read->encounter.assets)
            ASSERT_EQ(*picture, *encounter.assets.at(name)) << "case " << i;
    }
    EXPECT_GT(refused, count / 3);
}

// ---- pictures that a document misses

TEST(FindAssets, FindsByContentUnderAnyName) {
    const test::TemporaryFolder folder;
    std::filesystem::create_directories(folder.path() / "old" / "maps");
    test::writeText((folder.path() / "old" / "maps" / "Holiday.PNG").string(), kMapPicture);
    test::writeText(folder.file("face.webp"), "another face");
    test::writeText(folder.file("Arda.webp"), kFace);
    const std::string map = assetName(kMapPicture, "png");
    const std::string face = assetName(kFace, "webp");
    const Assets found = findAssets(folder.path().string(), {map, face, assetName("never", "jpg")});
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(*found.at(map), kMapPicture);
    EXPECT_EQ(*found.at(face), kFace);
    EXPECT_TRUE(findAssets("/nowhere/at/all", {map}).empty());
}

TEST(FindAssets, LinksAreNotFollowedAndAStopIsHeard) {
    const test::TemporaryFolder folder;
    const test::TemporaryFolder other;
    test::writeText(other.file("map.png"), kMapPicture);
    std::filesystem::create_symlink(other.file("map.png"), folder.file("link.png"));
    std::filesystem::create_directory_symlink(other.path(), folder.file("there"));
    const std::string map = assetName(kMapPicture, "png");
    EXPECT_TRUE(findAssets(folder.path().string(), {map}).empty());
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(findAssets(other.path().string(), {map}, {{}, stop.get_token()}).empty());
    EXPECT_EQ(findAssets(other.path().string(), {map}).size(), 1u);
}

}  // namespace tenaille::io::bundle_test
