// SPDX-License-Identifier: MIT
//
// Creatures with a picture: cut, stored, shown, undone, saved with the document and in the library.
#include <gmock/gmock.h>

#include <QDialogButtonBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSlider>
#include <QTemporaryDir>
#include <QTimer>

#include "core/actions/copies.h"
#include "core/io/bundle.h"
#include "core/io/document_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/battle/window_test.h"
#include "ui/battle/creature_shelf.h"
#include "ui/battle/library_commands.h"
#include "ui/battle/stored_picture.h"
#include "ui/battle/token_picture_dialog.h"
#include "ui/scene/token_painter.h"
#include "ui/widgets/picture_crop.h"

namespace tenaille::ui::token_picture_test {

// Upright: red above, blue below.
QImage upright() {
    QImage image(200, 400, QImage::Format_RGB32);
    image.fill(Qt::blue);
    for (int y = 0; y < 200; ++y)
        for (int x = 0; x < 200; ++x) image.setPixelColor(x, y, Qt::red);
    return image;
}

bool isNear(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) < 40 && std::abs(a.green() - b.green()) < 40 &&
           std::abs(a.blue() - b.blue()) < 40;
}

TEST(PictureCropTest, BeginsWithTheHead) {
    PictureCrop crop;
    EXPECT_TRUE(crop.cropped(100).isNull());
    crop.setImage(upright());
    const QImage square = crop.cropped(100);
    ASSERT_EQ(square.size(), QSize(100, 100));
    EXPECT_EQ(square.pixelColor(50, 2), QColor(Qt::red));
    EXPECT_EQ(square.pixelColor(50, 97), QColor(Qt::red));
    EXPECT_EQ(crop.cropped(1000).width(), 200) << "never larger than it is";
}

TEST(PictureCropTest, KeysMoveAndZoom) {
    PictureCrop crop;
    crop.resize(360, 360);
    crop.setImage(upright());
    for (int i = 0; i < 60; ++i) QTest::keyClick(&crop, Qt::Key_Down);
    EXPECT_EQ(crop.cropped(100).pixelColor(50, 10), QColor(Qt::blue));
    EXPECT_EQ(crop.cropped(100).pixelColor(50, 97).alpha(), 0) << "beyond the picture there is nothing";
    crop.setImage(upright());
    const int before = crop.nearness();
    QTest::keyClick(&crop, Qt::Key_Plus);
    EXPECT_GT(crop.nearness(), before);
    EXPECT_LT(crop.cropped(1000).width(), 200);
    crop.setNearness(0);
    EXPECT_EQ(crop.cropped(1000).width(), 400) << "the whole picture lies in the square";
    crop.setNearness(1000);
    EXPECT_EQ(crop.nearness(), 1000);
    EXPECT_LT(crop.cropped(1000).width(), 30);
}

TEST(PictureCropTest, TheMouseDragsAndTheWheelZooms) {
    PictureCrop crop;
    crop.resize(360, 360);
    crop.setImage(upright());
    const QPointF from(180, 180);
    const auto mouse = [&](QEvent::Type type, QPointF at, Qt::MouseButtons held) {
        QMouseEvent event(type, at, crop.mapToGlobal(at), Qt::LeftButton, held, Qt::NoModifier);
        QApplication::sendEvent(&crop, &event);
    };
    mouse(QEvent::MouseButtonPress, from, Qt::LeftButton);
    mouse(QEvent::MouseMove, from - QPointF(0, 300), Qt::LeftButton);
    mouse(QEvent::MouseButtonRelease, from - QPointF(0, 300), Qt::NoButton);
    EXPECT_EQ(crop.cropped(100).pixelColor(50, 50), QColor(Qt::blue));
    const int before = crop.nearness();
    QWheelEvent wheel(from, crop.mapToGlobal(from), {}, {0, -240}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&crop, &wheel);
    EXPECT_LT(crop.nearness(), before);
}

TEST(StoredPictureTest, ComesBackAndTellsWhatCannotBe) {
    const Result<StoredPicture> stored = storedPicture(upright());
    ASSERT_TRUE(stored.ok());
    const Result<Pyramid> back = decodePicture(stored->bytes, false);
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(back->levels.front().size(), QSize(200, 400));
    EXPECT_FALSE(storedPicture({}).ok());
    const Result<QImage> none = readUsersPicture(QStringLiteral("/nowhere/at/all.png"));
    ASSERT_FALSE(none.ok());
    EXPECT_EQ(none.problem().file, "/nowhere/at/all.png");
}

class TokenPictureTest : public test::WindowTest {
  protected:
    TokenPictureTest() {
        m_picture = m_folder.filePath(QStringLiteral("arda.png"));
        EXPECT_TRUE(upright().save(m_picture));
    }

    // Opens the dialog for who is selected and lets `use` have it.
    template <class Use>
    void withDialog(Use use) {
        QTimer::singleShot(0, [&, use] {
            auto* dialog = qobject_cast<TokenPictureDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            use(*dialog);
            if (dialog->isVisible()) dialog->reject();
        });
        action(Command::TokenPicture).trigger();
    }
    static void press(TokenPictureDialog& dialog, QDialogButtonBox::StandardButton which) {
        dialog.findChild<QDialogButtonBox*>()->button(which)->click();
    }
    void give(const char* who) {
        m_window.context().select({token(who).id});
        withDialog([&](TokenPictureDialog& dialog) {
            dialog.load(m_picture);
            press(dialog, QDialogButtonBox::Ok);
        });
    }
    // The middle of its disc, once the picture was decoded.
    QColor middleOf(const char* who) {
        const RecordId id = token(who).id;
        BoardView& board = view();
        for (int i = 0; i < 200 && !board.settled(); ++i) QTest::qWait(10);
        const QImage seen = board.grab().toImage();
        const QPointF at =
            board.widgetPoint(board::middle(m_document.board().grid(), token(who).creature.footprint,
                                            m_document.encounter().tokens.find(id)->creature.at));
        return seen.pixelColor((at * board.devicePixelRatioF()).toPoint());
    }

    QTemporaryDir m_folder;
    QString m_picture;
};

TEST_F(TokenPictureTest, IsChosenShownAndUndone) {
    const QColor before = middleOf("Arda");
    give("Arda");
    const std::string asset = token("Arda").picture;
    ASSERT_FALSE(asset.empty());
    ASSERT_TRUE(encounter().assets.contains(asset));
    QTest::qWait(50);
    EXPECT_TRUE(isNear(middleOf("Arda"), Qt::red)) << middleOf("Arda").name().toStdString();
    EXPECT_THAT(undoText().toStdString(), testing::HasSubstr("Picture of Arda"));
    action(Command::Undo).trigger();
    EXPECT_TRUE(token("Arda").picture.empty());
    EXPECT_TRUE(isNear(middleOf("Arda"), before));
    action(Command::Redo).trigger();
    EXPECT_EQ(token("Arda").picture, asset);
}

TEST_F(TokenPictureTest, LettersComeBack) {
    give("Arda");
    withDialog([&](TokenPictureDialog& dialog) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Letters instead")) button->click();
        EXPECT_FALSE(dialog.isVisible());
    });
    EXPECT_TRUE(token("Arda").picture.empty());
}

TEST_F(TokenPictureTest, WhatIsNoPictureIsTold) {
    const QString bad = m_folder.filePath(QStringLiteral("bad.png"));
    QFile file(bad);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("no picture");
    file.close();
    m_window.context().select({token("Arda").id});
    withDialog([&](TokenPictureDialog& dialog) {
        dialog.load(bad);
        EXPECT_FALSE(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
        bool told = false;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            told = told || (label->isVisible() && label->text().contains(QStringLiteral("picture")));
        EXPECT_TRUE(told);
    });
    EXPECT_TRUE(token("Arda").picture.empty());
}

TEST_F(TokenPictureTest, IsSavedWithTheDocumentAndComesBack) {
    give("Arda");
    const QString path = m_folder.filePath(QStringLiteral("night.encounter.json"));
    ASSERT_TRUE(io::saveDocument(encounter(), path.toStdString()).ok());
    const Result<io::LoadedDocument> loaded = io::loadDocument(path.toStdString());
    ASSERT_TRUE(loaded.ok());
    EXPECT_TRUE(loaded->notices.empty());
    EXPECT_EQ(*loaded->encounter.assets.at(token("Arda").picture),
              *encounter().assets.at(token("Arda").picture));
}

TEST_F(TokenPictureTest, DroppingAPictureOnACreatureGivesItToHer) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_picture)});
    const QPointF at = m_window.mapFromGlobal(view().mapToGlobal(pointOf(token("Arda").creature.at)));
    QTimer opened;
    opened.callOnTimeout([&] {
        auto* dialog = qobject_cast<TokenPictureDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return;
        EXPECT_TRUE(dialog->windowTitle().contains(QStringLiteral("Arda")));
        press(*dialog, QDialogButtonBox::Ok);
    });
    opened.start(5);
    QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_window, &enter);
    ASSERT_TRUE(enter.isAccepted());
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_window, &drop);
    for (int i = 0; i < 100 && token("Arda").picture.empty(); ++i) QTest::qWait(10);
    EXPECT_FALSE(token("Arda").picture.empty());
    EXPECT_TRUE(encounter().pictures.empty()) << "the map keeps its look";
}

// A plan alone brings no bytes; the clipboard has them.
TEST_F(TokenPictureTest, CopiesTakeItAlongToOtherWindows) {
    give("Arda");
    const std::string asset = token("Arda").picture;
    const auto copy =
        std::make_shared<const document::Encounter>(actions::copyOf(encounter(), {token("Arda").id}));
    Document other(
        document::makeEncounter(document::DocumentKind::Encounter, encounter().gridRecord().extent));
    ASSERT_TRUE(other.perform(actions::Paste{copy, {}, "paste"}).ok());
    EXPECT_TRUE(other.encounter().tokens.begin()->picture.empty());
    m_window.context().select({token("Arda").id});
    action(Command::Copy).trigger();
    m_document.reset(
        document::makeEncounter(document::DocumentKind::Encounter, encounter().gridRecord().extent));
    ASSERT_TRUE(encounter().assets.empty());
    action(Command::Paste).trigger();
    EXPECT_EQ(token("Arda").picture, asset);
    EXPECT_TRUE(encounter().assets.contains(asset));
}

TEST_F(TokenPictureTest, OfSeveralAnyPictureCanBeTakenAway) {
    give("Arda");
    m_window.context().select({token("Conrath").id, token("Arda").id});
    withDialog([&](TokenPictureDialog& dialog) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Letters instead")) button->click();
    });
    EXPECT_TRUE(token("Arda").picture.empty());
}

// However large the file of a creature's picture is, it takes no more memory than a screen shows.
TEST(TokenFaceTest, LargePicturesBecomeSmall) {
    QImage large(3000, 1500, QImage::Format_RGB32);
    large.fill(Qt::green);
    const Result<StoredPicture> stored = storedPicture(large);
    ASSERT_TRUE(stored.ok());
    const Result<Pyramid> face = decodePicture(stored->bytes, false, kMaxFaceSide);
    ASSERT_TRUE(face.ok());
    EXPECT_EQ(face->levels.front().size(), QSize(1024, 512));
}

TEST_F(TokenPictureTest, TheLibraryKeepsIt) {
    give("Arda");
    action(Command::SaveToLibrary).trigger();
    const CreatureShelf shelf;
    ASSERT_EQ(shelf.personal().size(), 1u);
    m_document.reset(
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8}));
    board::TokenRecord back = shelf.token(shelf.personal().front());
    bringPicture(m_window.context(), shelf, back);
    ASSERT_FALSE(back.picture.empty());
    EXPECT_TRUE(encounter().assets.contains(back.picture));
    // Somebody tidied the folder up.
    m_document.reset(
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8}));
    QDir(QFileInfo(personalLibraryPath()).path() + QStringLiteral("/") +
         QFileInfo(personalLibraryPath()).completeBaseName() + QStringLiteral(".assets"))
        .removeRecursively();
    back = shelf.token(shelf.personal().front());
    bringPicture(m_window.context(), shelf, back);
    EXPECT_TRUE(back.picture.empty());
    ASSERT_TRUE(QFile::remove(personalLibraryPath()));
}

// A file that went on a journey without its pictures: they are found under another name, and stored.
TEST_F(TokenPictureTest, MissingPicturesAreLookedForOnce) {
    give("Arda");
    const std::string asset = token("Arda").picture;
    const QString path = m_folder.filePath(QStringLiteral("night.encounter.json"));
    ASSERT_TRUE(io::saveDocument(encounter(), path.toStdString()).ok());
    QDir(m_folder.path()).mkpath(QStringLiteral("elsewhere"));
    const QString away = m_folder.filePath(QStringLiteral("elsewhere/her face.webp"));
    const QString stored = m_folder.filePath(QStringLiteral("night.assets/") + QString::fromStdString(asset));
    ASSERT_TRUE(QFile::rename(stored, away));
    ASSERT_TRUE(m_files.openNow(path));
    EXPECT_FALSE(encounter().assets.contains(asset));
    const auto button = [this]() -> QPushButton* {
        for (QPushButton* one : m_window.findChildren<QPushButton*>())
            if (one->text().contains(QStringLiteral("Look for them"))) return one;
        return nullptr;
    };
    ASSERT_NE(button(), nullptr);
    QTimer asked;
    asked.callOnTimeout([&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return;
        asked.stop();
        dialog->setDirectory(m_folder.filePath(QStringLiteral("elsewhere")));
        dialog->selectFile(m_folder.filePath(QStringLiteral("elsewhere")));
        static_cast<QDialog*>(dialog)->accept();
    });
    asked.start(5);
    button()->click();
    for (int i = 0; i < 300 && !encounter().assets.contains(asset); ++i) QTest::qWait(10);
    ASSERT_TRUE(encounter().assets.contains(asset));
    EXPECT_TRUE(QFile::exists(stored)) << "nobody is asked again";
    EXPECT_FALSE(m_files.isModified());
    QTest::qWait(50);
    EXPECT_TRUE(isNear(middleOf("Arda"), Qt::red));
}

// Put back by hand while the document was open: a save under another name takes them along.
TEST_F(TokenPictureTest, PicturesThatComeBackAreSaved) {
    give("Arda");
    const std::string asset = token("Arda").picture;
    const QString path = m_folder.filePath(QStringLiteral("night.encounter.json"));
    ASSERT_TRUE(io::saveDocument(encounter(), path.toStdString()).ok());
    const QString stored = m_folder.filePath(QStringLiteral("night.assets/") + QString::fromStdString(asset));
    ASSERT_TRUE(QFile::rename(stored, m_folder.filePath(QStringLiteral("away"))));
    ASSERT_TRUE(m_files.openNow(path));
    ASSERT_FALSE(encounter().assets.contains(asset));
    ASSERT_TRUE(QFile::rename(m_folder.filePath(QStringLiteral("away")), stored));
    ASSERT_TRUE(m_files.save(nullptr));
    EXPECT_TRUE(encounter().assets.contains(asset));
}

TEST_F(TokenPictureTest, APackedEncounterOpensAsACopy) {
    give("Arda");
    const Result<io::Packed> packed = io::packBundle(encounter(), "night");
    ASSERT_TRUE(packed.ok());
    const QString path = m_folder.filePath(QStringLiteral("night.zip"));
    test::writeText(path.toStdString(), packed->bytes);
    m_document.undoStack().setClean();
    ASSERT_TRUE(m_files.openNow(path));
    EXPECT_TRUE(m_files.path().isEmpty());
    EXPECT_TRUE(m_files.mayClose(nullptr)) << "it is still where it came from";
    EXPECT_TRUE(encounter().assets.contains(token("Arda").picture));
}

// Of two with one picture the letters tell them apart.
TEST(TokenFaceTest, NumbersStandBesideAPicture) {
    TokenFace face;
    face.label = QStringLiteral("G2");
    EXPECT_TRUE(showsLabel(face));
    face.picture = std::make_shared<const Pyramid>(Pyramid{{upright()}, false});
    EXPECT_TRUE(showsLabel(face));
    face.label = QStringLiteral("Ar");
    EXPECT_FALSE(showsLabel(face));
}

}  // namespace tenaille::ui::token_picture_test
