// SPDX-License-Identifier: MIT
//
// Documents that take long are read beside the window, can be stopped, and never take work away unasked. An
// import asks what it could only guess.
#include <gmock/gmock.h>

#include <QApplication>
#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

#include "core/io/document_file.h"
#include "tests/ui/battle/window_test.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/progress_notice.h"

namespace tenaille::ui::document_reading_test {

class ReadingTest : public test::WindowTest {
  protected:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    // Some megabytes of walls.
    QString large() const {
        document::Encounter map =
            document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 400, 400});
        for (std::uint32_t i = 0; i < 60'000; ++i) {
            board::WallRecord wall;
            wall.id = {10 + i};
            const auto x = static_cast<std::int32_t>(i % 399) * 240;
            const auto y = static_cast<std::int32_t>(i / 399) * 240;
            wall.points = {{x, y}, {x + 240, y}};
            map.walls.put(std::move(wall));
        }
        EXPECT_TRUE(io::saveDocument(map, path("large.encounter.json").toStdString()).ok());
        return path("large.encounter.json");
    }
    ProgressNotice* progress() { return m_window.findChild<ProgressNotice*>(); }
    QStringList noticeTexts() {
        QStringList texts;
        for (const Notice* notice : m_window.findChildren<Notice*>())
            if (!notice->isHidden()) texts << notice->text();
        return texts;
    }
    QPushButton* button(const QString& text) {
        for (QPushButton* one : m_window.findChildren<QPushButton*>())
            if (one->text().remove(QLatin1Char('&')) == text) return one;
        return nullptr;
    }
    bool waitFor(const std::function<bool()>& done) { return QTest::qWaitFor(done, 90'000); }
    bool isLarge() const { return encounter().walls.size() == 60'000; }

    QTemporaryDir m_folder;
};

TEST_F(ReadingTest, ALargeDocumentComesLaterWithItsProgress) {
    const QString file = large();
    EXPECT_TRUE(m_files.openNow(file));
    EXPECT_FALSE(isLarge()) << "the window does not wait";
    ASSERT_NE(progress(), nullptr);
    EXPECT_TRUE(waitFor([&] { return isLarge(); }));
    EXPECT_EQ(m_files.path(), file);
    EXPECT_FALSE(m_files.isModified());
    EXPECT_TRUE(waitFor([&] { return progress() == nullptr; }));
}

// What was mended or left out while it was read stays before the eyes of whoever opened it.
TEST_F(ReadingTest, WhatAFileSaysInVainIsTold) {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8});
    board::SettingsRecord settings = map.settingsRecord();
    settings.preset = "ofTomorrow";
    map.settings.put(settings);
    const QString file = path("tomorrow.encounter.json");
    ASSERT_TRUE(io::saveDocument(map, file.toStdString()).ok());
    EXPECT_TRUE(m_files.openNow(file));
    QApplication::processEvents();
    EXPECT_THAT(noticeTexts().join(QLatin1Char('\n')).toStdString(),
                testing::AllOf(testing::HasSubstr("settings.preset"), testing::HasSubstr("\"ofTomorrow\""),
                               testing::HasSubstr("newer version")));
    settings.preset.clear();
    map.settings.put(settings);
    const QString sound = path("sound.encounter.json");
    ASSERT_TRUE(io::saveDocument(map, sound.toStdString()).ok());
    EXPECT_TRUE(m_files.openNow(sound));
    QApplication::processEvents();
    EXPECT_FALSE(noticeTexts().join(QLatin1Char('\n')).contains(QStringLiteral("ofTomorrow")));
}

TEST_F(ReadingTest, ASampleIsOpenedAsACopyThatHasNoName) {
    const QString sample = path("keep.encounter.json");
    ASSERT_TRUE(io::saveDocument(encounter(), sample.toStdString()).ok());
    m_files.openDropped(sample, &m_window);
    EXPECT_EQ(m_files.path(), sample) << "in any other folder it is a document";
    m_files.setSampleFolder(m_folder.path());
    m_files.openDropped(sample, &m_window);
    EXPECT_EQ(m_files.path(), QString());
    EXPECT_THAT(noticeTexts().join(QLatin1Char('\n')).toStdString(),
                testing::HasSubstr("a copy of the sample keep.encounter.json"));
}

TEST_F(ReadingTest, CancelLeavesEverythingAsItWas) {
    const document::Encounter before = encounter();
    const QString file = large();
    ASSERT_TRUE(m_files.openNow(file));
    ASSERT_NE(progress(), nullptr);
    progress()->findChild<QPushButton*>()->click();
    EXPECT_TRUE(waitFor([&] { return progress() == nullptr; }));
    EXPECT_TRUE(document::sameContent(encounter(), before));
    EXPECT_TRUE(m_files.path().endsWith(QStringLiteral("ruined-keep.encounter.json")));
    EXPECT_TRUE(noticeTexts().join(QLatin1Char('\n')).contains(QStringLiteral("Opening was cancelled.")));
}

TEST_F(ReadingTest, ALargeBrokenFileIsRefusedAsASmallOneIs) {
    const document::Encounter before = encounter();
    const QString file = large();
    QFile text(file);
    ASSERT_TRUE(text.resize(text.size() - 3));
    ASSERT_TRUE(m_files.openNow(file));
    EXPECT_TRUE(waitFor([&] {
        return noticeTexts().join(QLatin1Char('\n')).contains(QStringLiteral("This is not valid JSON here."));
    }));
    EXPECT_TRUE(document::sameContent(encounter(), before));
}

TEST_F(ReadingTest, WorkDoneMeanwhileIsNotTakenAway) {
    const QString file = large();
    ASSERT_TRUE(m_files.openNow(file));
    m_window.context().perform(actions::ShowGrid{!encounter().gridRecord().visible});
    EXPECT_TRUE(waitFor([&] { return button(QStringLiteral("Open it")) != nullptr; }));
    EXPECT_FALSE(isLarge());
    EXPECT_TRUE(m_files.isModified());
    m_document.undoStack().setClean();
    button(QStringLiteral("Open it"))->click();
    EXPECT_TRUE(isLarge());
}

TEST_F(ReadingTest, TheLastOneThatWasBegunCounts) {
    const QString file = large();
    ASSERT_TRUE(m_files.openNow(file));
    ASSERT_TRUE(m_files.openNow(test::sample("crow-ford.encounter.json")));
    EXPECT_TRUE(waitFor([&] { return progress() == nullptr; }));
    EXPECT_FALSE(isLarge());
    EXPECT_TRUE(m_files.path().endsWith(QStringLiteral("crow-ford.encounter.json")));
}

// ---- imports ------------------------------------------------------------------------------------------

constexpr const char* kOpenings = R"({"format":0.3,"resolution":{"map_origin":{"x":0,"y":0},
  "map_size":{"x":6,"y":4},"pixels_per_grid":70},
  "line_of_sight":[[{"x":1,"y":1},{"x":2,"y":1}],[{"x":3,"y":1},{"x":5,"y":1}]],
  "portals":[{"position":{"x":2.5,"y":1},"bounds":[{"x":2,"y":1},{"x":3,"y":1}],"closed":false},
             {"position":{"x":1,"y":2},"bounds":[{"x":1,"y":1.5},{"x":1,"y":2.5}],"closed":true}]})";

class OpeningsTest : public ReadingTest {
  protected:
    void import(const char* name, const QByteArray& picture = {}) {
        QFile file(path(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        QByteArray text = kOpenings;
        if (!picture.isEmpty()) text.insert(1, "\"image\":\"" + picture.toBase64() + "\",");
        file.write(text);
        file.close();
        ASSERT_TRUE(m_files.openNow(path(name)));
        ASSERT_TRUE(waitFor([&] { return encounter().doors.size() == 2 && progress() == nullptr; }));
    }
    int windows() const {
        return static_cast<int>(std::count_if(encounter().doors.begin(), encounter().doors.end(),
                                              [](const auto& door) { return door.kind == "window"; }));
    }
    int openDoors() const {
        return static_cast<int>(std::count_if(
            encounter().doors.begin(), encounter().doors.end(),
            [](const auto& door) { return door.kind == "door" && door.state == board::DoorState::Open; }));
    }
};

TEST_F(OpeningsTest, AGuessOfTheImportIsTurnedRoundByOneClick) {
    import("a.dd2vtt");
    EXPECT_EQ(windows(), 1);
    QPushButton* other = button(QStringLiteral("Open doors instead"));
    ASSERT_NE(other, nullptr);
    other->click();
    EXPECT_EQ(windows(), 0);
    EXPECT_EQ(openDoors(), 1);
    EXPECT_EQ(m_document.undoStack().count(), 1) << "one step";
    action(Command::Undo).trigger();
    EXPECT_EQ(windows(), 1);
    EXPECT_EQ(openDoors(), 0);
}

TEST_F(OpeningsTest, TheOtherWayRoundToo) {
    import("a.uvtt");
    EXPECT_EQ(openDoors(), 1);
    QPushButton* other = button(QStringLiteral("Windows instead"));
    ASSERT_NE(other, nullptr);
    other->click();
    EXPECT_EQ(windows(), 1);
    EXPECT_EQ(openDoors(), 0);
}

TEST_F(OpeningsTest, AnImportThatNobodyTouchedIsNoUnsavedWork) {
    import("a.uvtt");
    EXPECT_TRUE(m_files.isModified()) << "it is on no disk as a document";
    bool asked = false;
    QTimer answers;
    QObject::connect(&answers, &QTimer::timeout, &answers, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        asked = true;
        box->button(QMessageBox::Cancel)->click();
    });
    answers.start(20);
    EXPECT_TRUE(m_files.mayClose(&m_window));
    EXPECT_FALSE(asked);
    m_window.context().perform(actions::ShowGrid{!encounter().gridRecord().visible});
    EXPECT_FALSE(m_files.mayClose(&m_window));
    EXPECT_TRUE(asked);
}

TEST_F(OpeningsTest, APictureThatStopsBeforeItsEndIsLeftOut) {
    QByteArray picture;
    QBuffer buffer(&picture);
    buffer.open(QIODevice::WriteOnly);
    ASSERT_TRUE(QImage(420, 280, QImage::Format_RGB32).save(&buffer, "PNG"));
    import("whole.uvtt", picture);
    EXPECT_EQ(encounter().pictures.size(), 1u);
    import("cut.uvtt", picture.left(picture.size() - 40));
    EXPECT_TRUE(waitFor([&] { return encounter().pictures.empty(); }));
    EXPECT_TRUE(encounter().assets.empty());
    EXPECT_EQ(encounter().doors.size(), 2u);
}

TEST_F(OpeningsTest, TheQuestionGoesWithItsMap) {
    import("a.uvtt");
    ASSERT_NE(button(QStringLiteral("Windows instead")), nullptr);
    m_document.undoStack().setClean();
    m_files.openNow(test::sample("crow-ford.encounter.json"));
    EXPECT_TRUE(waitFor([&] { return button(QStringLiteral("Windows instead")) == nullptr; }));
}

// ---- pictures -----------------------------------------------------------------------------------------

class BroughtPictureTest : public ReadingTest {
  protected:
    BroughtPictureTest() {
        QObject::connect(&m_answers, &QTimer::timeout, &m_answers, [this] { answer(); });
        m_answers.start(20);
    }
    QString picture(const char* name, QSize size) const {
        QImage image(size, QImage::Format_RGB32);
        std::uint32_t noise = 1;  // so that it does not shrink to nothing
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) image.setPixel(x, y, noise = noise * 1664525 + 1013904223);
        EXPECT_TRUE(image.save(path(name)));
        return path(name);
    }
    void expectNothingChanged(const document::Encounter& before) {
        EXPECT_TRUE(document::sameContent(encounter(), before));
        EXPECT_TRUE(m_files.path().endsWith(QStringLiteral("ruined-keep.encounter.json")));
        EXPECT_EQ(m_document.undoStack().count(), 0);
    }

    bool m_acceptsSize = false;
    int m_sizesAsked = 0;

  private:
    void answer() {
        QWidget* modal = QApplication::activeModalWidget();
        if (auto* box = qobject_cast<QMessageBox*>(modal)) {
            for (QAbstractButton* one : box->buttons())
                if (one->text() == QStringLiteral("A &new map")) return one->click();
        } else if (auto* dialog = qobject_cast<QDialog*>(modal)) {
            ++m_sizesAsked;
            m_acceptsSize ? dialog->accept() : dialog->reject();
        }
    }

    QTimer m_answers;
};

TEST_F(BroughtPictureTest, TheOpenDocumentStaysUntilTheSizeWasAccepted) {
    const document::Encounter before = encounter();
    const QString file = picture("Cave [24x18].png", {240, 180});
    m_files.openDropped(file, &m_window);
    EXPECT_EQ(m_sizesAsked, 1);
    expectNothingChanged(before);
    m_acceptsSize = true;
    m_files.openDropped(file, &m_window);
    EXPECT_EQ(m_sizesAsked, 2);
    EXPECT_EQ(encounter().gridRecord().extent, (board::Extent{board::GridKind::Square, 24, 18}));
    EXPECT_EQ(encounter().pictures.size(), 1u);
    EXPECT_TRUE(encounter().walls.empty());
    EXPECT_EQ(m_files.path(), QString());
}

TEST_F(BroughtPictureTest, ALargeOneIsDecodedBeside) {
    m_acceptsSize = true;
    m_files.newFromPicture(picture("large.jpg", {2400, 2000}), &m_window);
    EXPECT_TRUE(encounter().pictures.empty()) << "the window does not wait";
    EXPECT_TRUE(waitFor([&] { return encounter().pictures.size() == 1; }));
}

TEST_F(BroughtPictureTest, APartOfAPictureIsRefused) {
    const document::Encounter before = encounter();
    for (const char* name : {"half.png", "half.jpg", "half.webp"}) {
        QFile file(picture(name, {240, 180}));
        ASSERT_TRUE(file.resize(file.size() / 2));
        m_files.newFromPicture(path(name), &m_window);
        m_files.setPicture(path(name), &m_window);
        const QString texts = noticeTexts().join(QLatin1Char('\n'));
        EXPECT_THAT(texts.toStdString(), testing::HasSubstr(name));
        EXPECT_THAT(texts.toStdString(), testing::HasSubstr("stops before its end"));
    }
    EXPECT_EQ(m_sizesAsked, 0);
    expectNothingChanged(before);
}

}  // namespace tenaille::ui::document_reading_test
