// SPDX-License-Identifier: MIT
#include "core/io/document_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cerrno>
#include <filesystem>

#include "core/io/asset_name.h"
#include "core/io/asset_store.h"
#include "core/io/content_hash.h"
#include "tests/support/faulty_posix.h"
#include "tests/support/filled_records.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::document_file_test {

namespace fs = std::filesystem;
using board::GridKind;
using test::TemporaryFolder;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kBytes = "bytes of a picture";
const std::string kAsset = assetName(kBytes, "png");

// A filled document whose picture exists; its creatures show letters.
document::Encounter withPicture() {
    document::Encounter encounter = test::filledEncounter(GridKind::Square);
    test::editAll(encounter.tokens, [](board::TokenRecord& token) { token.picture.clear(); });
    board::PictureRecord picture = *encounter.pictures.begin();
    picture.asset = kAsset;
    encounter.pictures.put(picture);
    encounter.assets[kAsset] = std::make_shared<const std::string>(kBytes);
    return encounter;
}

std::string problemOf(const Result<SavedDocument>& result) {
    return result ? "" : describe(result.problem());
}

// Notices beyond the one about the kind of wall that the filled document has.
std::vector<std::string> noticesOf(const std::string& path) {
    std::vector<std::string> texts;
    const Result<LoadedDocument> loaded = loadDocument(path);
    EXPECT_TRUE(loaded.ok());
    for (const Problem& notice : loaded->notices)
        if (notice.place == "pictures") texts.push_back(describe(notice));
    return texts;
}

TEST(DocumentFile, ComesBackWithItsPicture) {
    const TemporaryFolder folder;
    const std::string path = folder.file("tomb.encounter.json");
    const document::Encounter saved = withPicture();
    const Result<SavedDocument> result = saveDocument(saved, path);
    ASSERT_TRUE(result.ok());
    EXPECT_THAT(folder.names(), ElementsAre("tomb.assets", "tomb.encounter.json"));
    EXPECT_EQ(test::readText(folder.file("tomb.assets/" + kAsset)), kBytes);
    const Result<LoadedDocument> loaded = loadDocument(path);
    ASSERT_TRUE(loaded.ok());
    EXPECT_TRUE(sameContent(loaded->encounter, saved));
    EXPECT_EQ(*loaded->encounter.assets.at(kAsset), kBytes);
    EXPECT_EQ(loaded->hash, result->hash);
    EXPECT_EQ(loaded->hash, contentHash(test::readText(path)));
}

TEST(DocumentFile, RenamingTheFileKeepsThePicture) {
    const TemporaryFolder folder;
    ASSERT_TRUE(saveDocument(withPicture(), folder.file("tomb.encounter.json")).ok());
    fs::rename(folder.file("tomb.encounter.json"), folder.file("crypt.encounter.json"));
    EXPECT_THAT(noticesOf(folder.file("crypt.encounter.json")), IsEmpty());
}

TEST(DocumentFile, ALinkedDocumentHasItsPicturesAtItsOwnPlace) {
    const TemporaryFolder folder;
    fs::create_directory(folder.path() / "deep");
    ASSERT_TRUE(saveDocument(withPicture(), folder.file("deep/tomb.encounter.json")).ok());
    fs::create_symlink("deep/tomb.encounter.json", folder.path() / "link.encounter.json");
    EXPECT_THAT(noticesOf(folder.file("link.encounter.json")), IsEmpty());
    ASSERT_TRUE(saveDocument(withPicture(), folder.file("link.encounter.json")).ok());
    EXPECT_THAT(folder.names(), ElementsAre("deep", "link.encounter.json"));
}

TEST(DocumentFile, AMissingPictureIsANotice) {
    const TemporaryFolder folder;
    const std::string path = folder.file("tomb.encounter.json");
    ASSERT_TRUE(saveDocument(withPicture(), path).ok());
    fs::remove_all(folder.path() / "tomb.assets");
    EXPECT_THAT(noticesOf(path),
                ElementsAre(HasSubstr("tomb.assets/" + kAsset + " cannot be read. There is no such file.")));
    // Saving it again keeps the name for the day when the picture comes back.
    const Result<LoadedDocument> loaded = loadDocument(path);
    ASSERT_TRUE(saveDocument(loaded->encounter, path).ok());
    EXPECT_EQ(loadDocument(path)->encounter.pictures.begin()->asset, kAsset);
}

TEST(DocumentFile, LinksAmongThePicturesAreNotFollowed) {
    const TemporaryFolder folder;
    const std::string path = folder.file("tomb.encounter.json");
    ASSERT_TRUE(saveDocument(withPicture(), path).ok());
    test::writeText(folder.file("secret"), "secret");
    fs::remove(folder.path() / "tomb.assets" / kAsset);
    fs::create_symlink("../secret", folder.path() / "tomb.assets" / kAsset);
    EXPECT_THAT(noticesOf(path), ElementsAre(HasSubstr("This is a link")));
    EXPECT_THAT(problemOf(saveDocument(withPicture(), path)), HasSubstr("This is a link"));
    EXPECT_EQ(test::readText(folder.file("secret")), "secret");

    fs::rename(folder.path() / "tomb.assets", folder.path() / "elsewhere");
    fs::create_directory_symlink("elsewhere", folder.path() / "tomb.assets");
    EXPECT_THAT(noticesOf(path), ElementsAre(HasSubstr("cannot be read")));
    EXPECT_THAT(problemOf(saveDocument(withPicture(), path)), HasSubstr("tomb.assets"));
}

TEST(DocumentFile, ADamagedStoredPictureIsWrittenAgain) {
    const TemporaryFolder folder;
    const std::string path = folder.file("tomb.encounter.json");
    ASSERT_TRUE(saveDocument(withPicture(), path).ok());
    test::writeText(folder.file("tomb.assets/" + kAsset), std::string(kBytes.size(), '?'));
    ASSERT_TRUE(saveDocument(withPicture(), path).ok());
    EXPECT_EQ(test::readText(folder.file("tomb.assets/" + kAsset)), kBytes);
}

TEST(DocumentFile, AFileChangedElsewhereIsNotOverwritten) {
    const TemporaryFolder folder;
    const std::string path = folder.file("tomb.encounter.json");
    const Result<SavedDocument> first = saveDocument(withPicture(), path);
    ASSERT_TRUE(first.ok());
    ASSERT_TRUE(saveDocument(withPicture(), path, {first->hash}).ok());
    test::writeText(path, "somebody else");
    EXPECT_THAT(problemOf(saveDocument(withPicture(), path, {first->hash})),
                HasSubstr("Another program changed"));
    EXPECT_EQ(test::readText(path), "somebody else");
    fs::remove(path);
    EXPECT_TRUE(saveDocument(withPicture(), path, {first->hash}).ok());
}

// Another program writes at the last moment, in place or by a file of its own.
class LateWriter final : public test::FaultyPosix {
  public:
    LateWriter(std::string path, bool inPlace) : m_path(std::move(path)), m_inPlace(inPlace) {}
    int rename(int folder, const std::string& from, const std::string& to, RenameMode mode) override {
        if (mode == RenameMode::Exchange && !std::exchange(m_wrote, true)) {
            if (!m_inPlace) fs::remove(m_path);
            test::writeText(m_path, "somebody else");
        }
        return FaultyPosix::rename(folder, from, to, mode);
    }

  private:
    std::string m_path;
    bool m_inPlace;
    bool m_wrote = false;
};

TEST(DocumentFile, WhatIsWrittenInTheLastMomentIsNotOverwritten) {
    for (const bool inPlace : {true, false}) {
        const TemporaryFolder folder;
        const std::string path = folder.file("tomb.encounter.json");
        const Result<SavedDocument> first = saveDocument(withPicture(), path);
        ASSERT_TRUE(first.ok());
        const std::vector<std::string> names = folder.names();
        LateWriter posix(path, inPlace);
        EXPECT_THAT(
            problemOf(saveDocument(test::filledEncounter(GridKind::Square), path, {first->hash}, posix)),
            HasSubstr("Another program changed"));
        EXPECT_EQ(test::readText(path), "somebody else");
        EXPECT_EQ(folder.names(), names) << "nothing else is left there";
        LateWriter again(path, inPlace);
        EXPECT_TRUE(saveDocument(withPicture(), path, {}, again).ok()) << "the user has agreed to that";
    }
}

// Where two files cannot be exchanged nothing can be put back: it is looked at once more.
TEST(DocumentFile, NorWhereFilesCannotBeExchanged) {
    class Writer final : public test::FaultyPosix {
      public:
        explicit Writer(std::string path)
            : FaultyPosix({}, {.namelessFiles = false, .exchange = true}), m_path(std::move(path)) {}
        int setMode(int file, std::uint32_t mode) override {
            test::writeText(m_path, "somebody else");
            return FaultyPosix::setMode(file, mode);
        }

      private:
        std::string m_path;
    };
    const TemporaryFolder folder;
    const std::string path = folder.file("tomb.encounter.json");
    const Result<SavedDocument> first = saveDocument(test::filledEncounter(GridKind::Square), path);
    ASSERT_TRUE(first.ok());
    Writer posix(path);
    EXPECT_THAT(problemOf(saveDocument(test::filledEncounter(GridKind::Square), path, {first->hash}, posix)),
                HasSubstr("Another program changed"));
    EXPECT_EQ(test::readText(path), "somebody else");
    EXPECT_THAT(folder.names(), ElementsAre("tomb.encounter.json"));
}

// It is taken away, too, just when it is to be put back.
TEST(DocumentFile, WhatCannotBeExchangedBackIsNotThrownAway) {
    class Mover final : public test::FaultyPosix {
      public:
        explicit Mover(std::string path) : m_path(std::move(path)) {}
        int rename(int folder, const std::string& from, const std::string& to, RenameMode mode) override {
            if (mode == RenameMode::Exchange && m_exchanges++ == 0) test::writeText(m_path, "somebody else");
            if (mode == RenameMode::Exchange && m_exchanges == 2) fs::remove(m_path);
            return FaultyPosix::rename(folder, from, to, mode);
        }

      private:
        std::string m_path;
        int m_exchanges = 0;
    };
    const TemporaryFolder folder;
    const std::string path = folder.file("tomb.encounter.json");
    const Result<SavedDocument> first = saveDocument(test::filledEncounter(GridKind::Square), path);
    ASSERT_TRUE(first.ok());
    Mover posix(path);
    EXPECT_FALSE(saveDocument(test::filledEncounter(GridKind::Square), path, {first->hash}, posix).ok());
    EXPECT_EQ(test::readText(path), "somebody else");
}

TEST(DocumentFile, WhatCouldNotBeOpenedAgainIsNotSaved) {
    const TemporaryFolder folder;
    const std::string path = folder.file("tomb.encounter.json");
    document::Encounter wrong = withPicture();
    board::TokenRecord token = *wrong.tokens.begin();
    token.creature.reach = 99;
    wrong.tokens.put(token);
    EXPECT_THAT(problemOf(saveDocument(wrong, path)),
                HasSubstr("tokens[0].reach: The document cannot be saved. The "
                          "number 99 is out of range."));
    EXPECT_THAT(folder.names(), IsEmpty());
}

TEST(DocumentFile, PicturesAreNotNamedAfterWhatIsNoText) {
    const TemporaryFolder folder;
    const std::string path = folder.file("tomb\xff.encounter.json");
    EXPECT_THAT(problemOf(saveDocument(withPicture(), path)), HasSubstr("Give it a name in UTF-8"));
    EXPECT_THAT(folder.names(), IsEmpty());
    document::Encounter plain = withPicture();
    plain.pictures.erase(plain.pictures.begin()->id);
    EXPECT_TRUE(saveDocument(plain, path).ok()) << "nothing in it is named after the file";
}

TEST(DocumentFile, TheHashIsKnownBeforeAnythingIsWritten) {
    const TemporaryFolder folder;
    const std::string path = folder.file("tomb.encounter.json");
    std::string announced;
    SaveOptions options;
    options.beforeWriting = [&](const std::string& hash) -> Outcome {
        announced = hash;
        EXPECT_THAT(folder.names(), IsEmpty());
        return Problem{"stop"};
    };
    EXPECT_EQ(problemOf(saveDocument(withPicture(), path, options)), "stop");
    EXPECT_THAT(folder.names(), IsEmpty());
    EXPECT_EQ(saveDocument(withPicture(), path)->hash, announced);
}

// Every system call of a save with its pictures fails once: the document is the old one or the new one.
TEST(DocumentFile, FaultsLeaveTheOldDocumentOrTheNewOne) {
    document::Encounter old = test::filledEncounter(GridKind::Square);
    const std::string oldText = writeDocument(old, "tomb.assets");
    const std::string newText = writeDocument(withPicture(), "tomb.assets");
    int failures = 0;
    for (const int error : {ENOSPC, EIO, EACCES})
        for (int at = 0;; ++at) {
            const TemporaryFolder folder(TemporaryFolder::Where::Memory);
            const std::string path = folder.file("tomb.encounter.json");
            test::writeText(path, oldText);
            test::FaultyPosix posix({at, error, false});
            const Result<SavedDocument> result =
                saveDocument(withPicture(), path, {contentHash(oldText)}, posix);
            EXPECT_EQ(test::readText(path), result ? newText : oldText) << posix.failedCall();
            if (result) {
                EXPECT_EQ(test::readText(folder.file("tomb.assets/" + kAsset)), kBytes);
            } else {
                ++failures;
            }
            if (posix.calls() <= at) break;
        }
    EXPECT_GT(failures, 60);
}

TEST(AssetStore, FolderNames) {
    EXPECT_EQ(assetFolderName("maps/tomb.encounter.json"), "tomb.assets");
    EXPECT_EQ(assetFolderName("tomb.map.json"), "tomb.assets");
    EXPECT_EQ(assetFolderName("/a/tomb.json"), "tomb.assets");
    EXPECT_EQ(assetFolderName("tomb"), "tomb.assets");
    EXPECT_EQ(assetFolderName(".json"), ".json.assets");
}

}  // namespace tenaille::io::document_file_test
