// SPDX-License-Identifier: MIT
//
// The program as people call it: started as a process of its own, without a display.
#include "app/command_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QImage>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/io/asset_name.h"
#include "core/io/document_file.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/uvtt_text.h"

namespace tenaille::app::command_line_test {

namespace fs = std::filesystem;
using test::TemporaryFolder;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

struct Answer {
    int status = -1;
    std::string out;
    std::string err;
};

class CommandLine : public testing::Test {
  protected:
    void SetUp() override {
        if (!fs::exists(test::programPath())) GTEST_SKIP() << "the program is not built";
    }

    // Runs the program with these words; no display, a home of its own.
    Answer run(const std::vector<std::string>& words, const std::string& input = "") {
        test::writeText(folder.file("in"), input);
        const pid_t child = ::fork();
        if (child == 0) {
            ::unsetenv("DISPLAY");
            ::unsetenv("WAYLAND_DISPLAY");
            ::unsetenv("QT_QPA_PLATFORM");
            ::setenv("HOME", folder.file("home").c_str(), 1);
            ::setenv("XDG_STATE_HOME", folder.file("home/state").c_str(), 1);
            if (std::freopen(folder.file("in").c_str(), "r", stdin) == nullptr ||
                std::freopen(folder.file("out").c_str(), "w", stdout) == nullptr ||
                std::freopen(folder.file("err").c_str(), "w", stderr) == nullptr)
                ::_exit(99);
            const std::string program = test::programPath().string();
            std::vector<char*> arguments{const_cast<char*>(program.c_str())};
            for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
            arguments.push_back(nullptr);
            ::execv(program.c_str(), arguments.data());
            ::_exit(98);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        return {WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status),
                test::readText(folder.file("out")), test::readText(folder.file("err"))};
    }

    // A file with this content.
    std::string file(const std::string& name, const std::string& content) {
        test::writeText(folder.file(name), content);
        return folder.file(name);
    }

    TemporaryFolder folder;
};

const std::string kUvtt =
    R"({"format":0.3,"resolution":{"map_origin":{"x":0,"y":0},"map_size":{"x":10,"y":8},"pixels_per_grid":100},)"
    R"("line_of_sight":[[{"x":-2,"y":1},{"x":4,"y":1},{"x":4,"y":5}],[{"x":20,"y":0},{"x":20,"y":5}]],)"
    R"("portals":[{"position":{"x":4,"y":6},"bounds":[{"x":4,"y":5},{"x":4,"y":7}],"rotation":0,"closed":true,"freestanding":false}],)"
    R"("lights":[]})";

std::size_t lineCount(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST_F(CommandLine, HelpAndVersion) {
    const Answer help = run({"--help"});
    EXPECT_EQ(help.status, 0);
    for (const char* part :
         {"rules [FILE", "import IN OUT.map.json [--scene NAME] [--cells CxR] [--report R.json]",
          "validate FILE...", "info FILE", "render FILE OUT.png", "thumbnail FILE OUT.png", "--self-check",
          "Exit status"})
        EXPECT_THAT(help.out, HasSubstr(part));
    EXPECT_THAT(help.err, IsEmpty());
    EXPECT_EQ(run({"-h"}).out, help.out);
    EXPECT_THAT(run({"--version"}).out, StartsWith("Tenaille " TENAILLE_VERSION));
}

TEST_F(CommandLine, WrongUseIsExplained) {
    for (const std::vector<std::string>& words : {std::vector<std::string>{"--nonsense"},
                                                  {"rules", "a", "b"},
                                                  {"validate"},
                                                  {"info"},
                                                  {"info", "a", "b"},
                                                  {"info", "a", "--speed"},
                                                  {"import", "a"},
                                                  {"import", "a", "b.json"},
                                                  {"import", "a", "b.map.json", "--x"},
                                                  {"render", "a"},
                                                  {"render", "a", "a.map.json"},
                                                  {"render", "a", "b.png", "--view", "everything"},
                                                  {"render", "a", "b.png", "--size", "0x9"},
                                                  {"render", "a", "b.png", "--size", "9"},
                                                  {"render", "a", "b.png", "--size", "20000x9"},
                                                  {"render", "a", "b.png", "--attacker", "Arda"},
                                                  {"render", "a", "b.png", "--size"},
                                                  {"thumbnail", "a"},
                                                  {"thumbnail", "a", "b", "0"},
                                                  {"thumbnail", "a", "b", "big"},
                                                  {"thumbnail", "a", "b", "9", "9"}}) {
        const Answer result = run(words);
        EXPECT_EQ(result.status, 2) << words[0] << result.err;
        EXPECT_THAT(result.err, StartsWith("tenaille: "));
        EXPECT_THAT(result.out, IsEmpty());
    }
}

TEST_F(CommandLine, Rules) {
    const std::string query =
        R"({"id":"q","kind":"grid.distance","input":{"a":{"at":[0,0]},"b":{"at":[3,3]}}})";
    const Answer result = run({"rules"}, query + "\n\nnot json\n");
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(lineCount(result.out), 2u);
    EXPECT_THAT(result.out, HasSubstr("\"distance\":4"));
    EXPECT_THAT(result.out, HasSubstr("malformedJson"));
    EXPECT_EQ(run({"rules", file("queries", query)}).out, run({"rules"}, query).out);
    EXPECT_THAT(run({"rules", folder.file("none")}).err, HasSubstr("none: There is no such file."));
    EXPECT_EQ(run({"rules", folder.file("none")}).status, 1);
    EXPECT_THAT(run({"rules", folder.path().string()}).err, HasSubstr("This is a folder"));
}

TEST_F(CommandLine, ImportValidateInfo) {
    const std::string source = file("hall.dd2vtt", kUvtt);
    const std::string target = folder.file("hall.map.json");
    const Answer imported = run({"import", source, target, "--report", folder.file("report.json")});
    EXPECT_EQ(imported.status, 0) << imported.err;
    EXPECT_TRUE(nlohmann::json::parse(test::readText(folder.file("report.json"))).contains("notes"));
    EXPECT_EQ(run({"validate", source, target}).status, 0);

    const auto inside = nlohmann::json::parse(run({"info", target, "--json"}).out);
    EXPECT_EQ(inside["grid"], "square");
    EXPECT_EQ(inside["width"], 10);
    EXPECT_EQ(inside["height"], 8);
    EXPECT_EQ(inside["walls"], 1);
    EXPECT_EQ(inside["segments"], 2);
    EXPECT_EQ(inside["wallLength"], 8.0);
    EXPECT_EQ(inside["doors"], 1);
    EXPECT_TRUE(inside["picture"].is_null());
    EXPECT_EQ(nlohmann::json::parse(run({"info", source, "--json"}).out), inside);
    const auto whole = nlohmann::json::parse(run({"info", "--unclipped", source, "--json"}).out);
    EXPECT_EQ(whole["segments"], 3);
    EXPECT_EQ(whole["wallLength"], 15.0);
    EXPECT_THAT(run({"info", source}).out, HasSubstr("\nsegments: 2\n"));
}

TEST_F(CommandLine, MapsOfOursAreValid) {
    std::vector<std::string> words{"validate"};
    for (const auto& entry : fs::directory_iterator(test::sourceDir() / "maps"))
        if (entry.path().extension() == ".json") words.push_back(entry.path().string());
    const Answer result = run(words);
    EXPECT_EQ(result.status, 0) << result.out;
    EXPECT_THAT(result.out, IsEmpty());
}

TEST_F(CommandLine, OneLineAProblem) {
    const std::string head =
        R"({"format":"tenaille","formatVersion":{"major":1,"minor":0},"kind":"map","uuid":"01234567-89ab-4cde-8f01-23456789abcd",)"
        R"("grid":{"id":1,"extent":{"kind":"square","width":20,"height":15}},)";
    const std::string wrong =
        file("wrong.map.json", head + R"("tokens":[{"id":3,"reach":-1,"size":"a\nb"}]})");
    const std::string odd =
        file("odd.map.json", head + R"("walls":[{"id":3,"kind":"ice","points":[[0,0],[9,9]]}]})");
    const Answer result = run({"validate", wrong, odd, folder.file("none.map.json")});
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(lineCount(result.out), 3u) << result.out;
    EXPECT_THAT(result.out,
                HasSubstr("wrong.map.json: tokens[0].reach: The number -1 is out of range. Write a number "
                          "from 0 to 30.\n"));
    EXPECT_THAT(result.out, HasSubstr("none.map.json: There is no such file."));
    EXPECT_THAT(result.err, HasSubstr("odd.map.json: walls[0].kind: "));
    EXPECT_EQ(run({"validate", odd}).status, 0);
}

// Whatever lies where a map should be: a message with the file's name, quickly, and never a crash.
TEST_F(CommandLine, BadFilesGetAMessage) {
    ASSERT_EQ(::mkfifo(folder.file("pipe.map.json").c_str(), 0600), 0);
    fs::create_directory(folder.path() / "folder.dd2vtt");
    std::vector<std::string> files{folder.file("pipe.map.json"), folder.file("folder.dd2vtt"), "/dev/zero",
                                   "/dev/full"};
    files.push_back(file("empty.map.json", ""));
    files.push_back(file("text.map.json", "no map at all"));
    files.push_back(file("cut.map.json", R"({"format":"tenaille","formatVer)"));
    files.push_back(file("deep.map.json", std::string(1000000, '[')));
    files.push_back(file("deep.dd2vtt", std::string(1000000, '[')));
    files.push_back(file("nan.map.json", R"({"format":NaN})"));
    files.push_back(file("huge.map.json", R"({"format":1e400})"));
    files.push_back(file("twice.map.json", R"({"format":"tenaille","format":"tenaille"})"));
    files.push_back(file("newer.map.json", R"({"format":"tenaille","formatVersion":{"major":9,"minor":1}})"));
    files.push_back(file("bytes.map.json", std::string("\xff\xfe\0\1", 4)));
    for (const std::string& path : files) {
        for (const char* command : {"validate", "info"}) {
            const Answer result = run({command, path});
            EXPECT_EQ(result.status, 1) << command << ' ' << path;
            const std::string& message = command == std::string("info") ? result.err : result.out;
            EXPECT_THAT(message, StartsWith(path + ": "));
            EXPECT_EQ(lineCount(message), 1u) << message;
        }
        EXPECT_EQ(run({"import", path, folder.file("never.map.json")}).status, 1) << path;
    }
    EXPECT_FALSE(fs::exists(folder.file("never.map.json")));
    EXPECT_THAT(run({"validate", folder.file("newer.map.json")}).out, HasSubstr("format 9.1"));
}

TEST_F(CommandLine, ImportCannotWrite) {
    const std::string source = file("hall.dd2vtt", kUvtt);
    const Answer missing = run({"import", source, folder.file("none/hall.map.json")});
    EXPECT_EQ(missing.status, 1);
    EXPECT_THAT(missing.err, HasSubstr("The folder does not exist."));
    fs::create_directory(folder.path() / "taken.map.json");
    EXPECT_THAT(run({"import", source, folder.file("taken.map.json")}).err, HasSubstr("This is a folder"));
}

// What is read is never written over.
TEST_F(CommandLine, NoCommandTakesItsOwnInput) {
    const std::string source = file("hall.dd2vtt", kUvtt);
    const std::string target = folder.file("hall.map.json");
    for (const std::string& report : {source, target}) {
        EXPECT_EQ(run({"import", source, target, "--report", report}).status, 2) << report;
        EXPECT_EQ(test::readText(source), kUvtt);
        EXPECT_FALSE(fs::exists(target));
    }
    EXPECT_EQ(run({"import", source, target, "--report", folder.file("none/r.json")}).status, 1);
    EXPECT_FALSE(fs::exists(target)) << "no map without its report";
    const std::string link = folder.file("link.png");
    fs::create_symlink(source, link);
    const Answer drawn = run({"render", source, link});
    EXPECT_EQ(drawn.status, 1);
    EXPECT_THAT(drawn.err, HasSubstr("take the place of the document"));
    EXPECT_EQ(test::readText(source), kUvtt);
    EXPECT_THAT(run({"rules", "/dev/zero"}).err, HasSubstr("/dev/zero"));
}

// What another document holds may be somebody's work; what a command made itself is replaced.
TEST_F(CommandLine, NoCommandTakesThePlaceOfADocument) {
    const std::string source = file("hall.dd2vtt", kUvtt);
    const std::string mine = folder.file("mine.map.json");
    ASSERT_EQ(run({"import", source, mine}).status, 0);
    const std::string work = test::readText(mine);
    const std::string other = folder.file("other.map.json");
    ASSERT_EQ(run({"import", source, other}).status, 0);
    const std::string scene = folder.file("scene.json");
    fs::copy_file(mine, scene);
    const std::string list = file("list.csv", "name,hit points\nRat,1\n");
    for (const std::vector<std::string>& words : {std::vector<std::string>{"import", source, mine},
                                                  {"thumbnail", other, mine},
                                                  {"export", other, scene},
                                                  {"creatures", list, scene}}) {
        const Answer answer = run(words);
        EXPECT_NE(answer.status, 0) << words.front();
        EXPECT_THAT(answer.err, HasSubstr("A document of Tenaille stands there")) << words.front();
        EXPECT_THAT(answer.err, HasSubstr("Choose another name")) << words.front();
    }
    EXPECT_EQ(test::readText(mine), work);
    EXPECT_EQ(test::readText(scene), work);
    const std::string picture = folder.file("other.png");
    for (int time = 0; time < 2; ++time) EXPECT_EQ(run({"thumbnail", other, picture}).status, 0);
}

// In the shape of the board, whatever the picture is called; secrets are not on it, fog neither.
TEST_F(CommandLine, AThumbnailHasNoSecrets) {
    document::Encounter keep =
        io::loadDocument((test::sourceDir() / "maps/ruined-keep.encounter.json").string())->encounter;
    const auto drawn = [&] {
        const std::string source = folder.file("keep.encounter.json");
        EXPECT_TRUE(io::saveDocument(keep, source).ok());
        const Answer answer = run({"thumbnail", source, folder.file("thumb"), "128"});
        EXPECT_EQ(answer.status, 0) << answer.err;
        return test::readText(folder.file("thumb"));
    };
    const std::string first = drawn();
    QImage image;
    ASSERT_TRUE(image.loadFromData(QByteArray::fromStdString(first), "PNG"));
    EXPECT_EQ(std::max(image.width(), image.height()), 128);
    const board::Extent& extent = keep.gridRecord().extent;
    EXPECT_NEAR(image.height() * extent.width, image.width() * extent.height, 2 * extent.width);
    board::TokenRecord spy = *keep.tokens.begin();
    spy.id = spy.creature.record = document::nextId(keep);
    spy.creature.at = {2, 2};
    spy.hidden = true;
    keep.tokens.put(spy);
    board::PlayerViewRecord view;
    view.id = document::nextId(keep);
    view.shown = true;
    keep.playerView.put(view);
    EXPECT_EQ(drawn(), first);
    EXPECT_EQ(run({"thumbnail", folder.file("none.map.json"), folder.file("thumb")}).status, 1);
    EXPECT_EQ(test::readText(folder.file("thumb")), first);
}

// A picture for players shows no more than their screen would, used or not.
TEST_F(CommandLine, APictureForPlayersKeepsToTheFog) {
    document::Encounter keep =
        io::loadDocument((test::sourceDir() / "maps/ruined-keep.encounter.json").string())->encounter;
    const auto drawn = [&] {
        const std::string source = folder.file("keep.encounter.json");
        EXPECT_TRUE(io::saveDocument(keep, source).ok());
        const Answer answer =
            run({"render", source, folder.file("keep.png"), "--view", "player", "--size", "800x600"});
        EXPECT_EQ(answer.status, 0) << answer.err;
        return test::readText(folder.file("keep.png"));
    };
    const std::string unused = drawn();
    board::PlayerViewRecord view;
    view.id = document::nextId(keep);
    view.shown = true;
    keep.playerView.put(view);
    const std::string inFog = drawn();
    EXPECT_TRUE(inFog == unused);
    view.mode = board::PlayerMode::Everything;
    keep.playerView.put(view);
    EXPECT_FALSE(drawn() == inFog);
    view.mode = board::PlayerMode::Fog;
    keep.playerView.put(view);
    const document::Table<board::TokenRecord> tokens = keep.tokens;
    for (board::TokenRecord token : tokens)
        if (token.name == "Gelatinous cube") {
            token.creature.at = token.creature.at + board::Cell{0, 1};
            keep.tokens.put(token);
        }
    EXPECT_NE(keep.tokens, tokens);
    EXPECT_TRUE(drawn() == inFog) << "nobody sees it behind the portcullis";
}

TEST_F(CommandLine, APictureThatCannotBeShownIsTold) {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 4, 4});
    const auto bytes =
        std::make_shared<const std::string>(test::pngBytes(400, 400));  // a head without a body
    board::PictureRecord picture;
    picture.id = document::nextId(map);
    picture.asset = io::assetName(*bytes, "png");
    picture.width = picture.height = 4 * geometry::kUnitsPerCell;
    map.assets[picture.asset] = bytes;
    map.pictures.put(picture);
    const std::string source = folder.file("cut.map.json");
    ASSERT_TRUE(io::saveDocument(map, source).ok());
    const Answer drawn = run({"render", source, folder.file("cut.png")});
    EXPECT_EQ(drawn.status, 0);
    EXPECT_THAT(drawn.err, HasSubstr("The picture " + picture.asset + " cannot be shown."));
    const Answer checked = run({"validate", source});
    EXPECT_EQ(checked.status, 1);
    EXPECT_THAT(checked.out, HasSubstr("cut.map.json: The picture " + picture.asset + " cannot be shown."));
}

TEST_F(CommandLine, ExportWritesWhatImportReads) {
    const std::string source = file("hall.dd2vtt", kUvtt);
    for (const char* name : {"out.uvtt", "out.dd2vtt", "out.json"}) {
        const Answer written = run({"export", source, folder.file(name), "--ppc", "20"});
        EXPECT_EQ(written.status, 0) << written.err;
        const auto info = nlohmann::json::parse(run({"info", folder.file(name), "--json"}).out);
        EXPECT_EQ(info["segments"], 2) << name;
        EXPECT_EQ(info["doors"].get<int>() + info["windows"].get<int>(), 1) << name;
        EXPECT_EQ(info["picture"]["width"], 200) << name;
    }
    EXPECT_TRUE(fs::exists(folder.file("out-map.png")));
    file("mine-map.png", "precious");
    const Answer refused = run({"export", source, folder.file("mine.json")});
    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.err, HasSubstr("mine-map.png: "));
    EXPECT_EQ(test::readText(folder.file("mine-map.png")), "precious");
    EXPECT_FALSE(fs::exists(folder.file("mine.json")));
    EXPECT_EQ(run({"export", source, folder.file("out.webp")}).status, 0);
    EXPECT_EQ(run({"export", source, folder.file("none/out.uvtt")}).status, 1);
    EXPECT_EQ(run({"export", source, source}).status, 2);
    EXPECT_EQ(run({"export", source, folder.file("out.map.json")}).status, 2);
    EXPECT_EQ(run({"export", source, folder.file("o.png"), "--ppc", "0"}).status, 2);
    EXPECT_EQ(test::readText(source), kUvtt);
}

TEST_F(CommandLine, ASceneOfFoundryHasThePixelsThatItsWallsNeed) {
    std::string thirds = kUvtt;
    thirds.replace(thirds.find("\"x\":4,\"y\":1"), 11, "\"x\":4.3333333,\"y\":1");
    const std::string source = file("hall.dd2vtt", thirds);
    const Answer written = run({"export", source, folder.file("out.json")});
    EXPECT_THAT(written.out, HasSubstr("Pixels per cell of the scene, so that nothing moves: 102."));
    const auto scene = nlohmann::json::parse(test::readText(folder.file("out.json")));
    EXPECT_EQ(scene["grid"]["size"], 102);
    EXPECT_EQ(scene["width"], 1020);
    EXPECT_EQ(QImage(QString::fromStdString(folder.file("out-map.png"))).width(), 1020);
    const Answer coarse = run({"export", source, folder.file("out.json"), "--ppc", "100"});
    EXPECT_THAT(coarse.out, HasSubstr("(--ppc) with which everything stays where it is: 102."));
    EXPECT_EQ(run({"info", folder.file("out.json")}).status, 0);
}

TEST_F(CommandLine, WhatIsWrongIsNamedWithWhatWouldBeRight) {
    const std::string source = file("hall.dd2vtt", kUvtt);
    EXPECT_THAT(run({"export", source, folder.file("a.png"), "--no-walls"}).err,
                HasSubstr("no option --no-walls"));
    EXPECT_THAT(run({"export", source, folder.file("a.uvtt"), "--no-grid"}).err, HasSubstr("for pictures"));
    EXPECT_THAT(run({"import", "a.png", "a.map.json", "--cells", "900x900"}).err, HasSubstr("from 1 to 512"));
    ASSERT_EQ(run({"export", source, folder.file("grid.png"), "--ppc", "20"}).status, 0);
    ASSERT_EQ(run({"export", source, folder.file("bare.png"), "--ppc", "20", "--no-grid"}).status, 0);
    EXPECT_NE(test::readText(folder.file("grid.png")), test::readText(folder.file("bare.png")));
}

TEST_F(CommandLine, PacksAndUnpacks) {
    const std::string source = file("hall.dd2vtt", kUvtt);
    ASSERT_EQ(run({"import", source, folder.file("hall.map.json")}).status, 0);
    const Answer packed = run({"export", folder.file("hall.map.json"), folder.file("hall.zip")});
    ASSERT_EQ(packed.status, 0) << packed.err;
    EXPECT_EQ(run({"validate", folder.file("hall.zip")}).status, 0);
    EXPECT_EQ(nlohmann::json::parse(run({"info", folder.file("hall.zip"), "--json"}).out)["segments"], 2);
    EXPECT_EQ(run({"unpack", folder.file("hall.zip"), folder.file("hall.map.json")}).status, 1)
        << "it is there";
    fs::create_directory(folder.path() / "new");
    const Answer back = run({"unpack", folder.file("hall.zip"), folder.file("new/hall.map.json")});
    EXPECT_EQ(back.status, 0) << back.err;
    EXPECT_EQ(test::readText(folder.file("new/hall.map.json")), test::readText(folder.file("hall.map.json")));
    EXPECT_EQ(fs::exists(folder.file("new/hall.assets")), fs::exists(folder.file("hall.assets")));
    EXPECT_EQ(run({"unpack", source, folder.file("x.map.json")}).status, 2);
    EXPECT_EQ(run({"unpack", folder.file("hall.zip"), folder.file("x.png")}).status, 2);
    const Answer wrong = run({"unpack", file("bad.zip", "no archive"), folder.file("x.map.json")});
    EXPECT_EQ(wrong.status, 1);
    EXPECT_THAT(wrong.err, HasSubstr("bad.zip: "));
}

// A file that cannot be written leaves no picture beside it, and a picture that cannot be shown goes nowhere.
TEST_F(CommandLine, HalfAnExportIsNone) {
    const std::string source = file("hall.dd2vtt", kUvtt);
    fs::create_directory(folder.path() / "taken.json");
    const Answer refused = run({"export", source, folder.file("taken.json"), "--ppc", "20"});
    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.err, HasSubstr("This is a folder"));
    EXPECT_FALSE(fs::exists(folder.file("taken-map.png")));
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 4, 4});
    const auto bytes =
        std::make_shared<const std::string>(test::pngBytes(400, 400));  // a head without a body
    board::PictureRecord picture;
    picture.id = document::nextId(map);
    picture.asset = io::assetName(*bytes, "png");
    picture.pixelWidth = picture.pixelHeight = 400;
    picture.width = picture.height = 4 * geometry::kUnitsPerCell;
    map.assets[picture.asset] = bytes;
    map.pictures.put(picture);
    const std::string cut = folder.file("cut.map.json");
    ASSERT_TRUE(io::saveDocument(map, cut).ok());
    for (const char* name : {"cut.uvtt", "cut.json", "cut.png"}) {
        const Answer answer = run({"export", cut, folder.file(name)});
        EXPECT_EQ(answer.status, 1) << name;
        EXPECT_THAT(answer.err, HasSubstr(picture.asset)) << name;
        EXPECT_FALSE(fs::exists(folder.file(name)));
    }
    fs::create_directory(folder.path() / "held.map.json");
    EXPECT_FALSE(io::saveDocument(map, folder.file("held.map.json")).ok());
    EXPECT_FALSE(fs::exists(folder.file("held.assets"))) << "no pictures beside a map that is not there";
}

// A map that can be played comes in without the picture that cannot be shown, and is whole.
TEST_F(CommandLine, AMapComesInWithoutItsBrokenPicture) {
    const std::string source =
        file("hall.uvtt", test::uvtt(R"("line_of_sight":[[{"x":1,"y":1},{"x":5,"y":1}]],)" +
                                     test::imageMember(test::pngBytes(1000, 800))));
    const Answer came = run({"import", source, folder.file("hall.map.json")});
    EXPECT_EQ(came.status, 0);
    EXPECT_THAT(came.err, HasSubstr("hall.uvtt: The picture"));
    EXPECT_THAT(came.out, HasSubstr("The picture was left out."));
    EXPECT_FALSE(fs::exists(folder.file("hall.assets")));
    const Answer whole = run({"validate", folder.file("hall.map.json")});
    EXPECT_EQ(whole.status, 0) << whole.out;
    EXPECT_EQ(run({"import", file("tiles.tsx", "<tileset/>"), folder.file("x.map.json")}).err,
              folder.file("tiles.tsx") +
                  ": This is a tile set of Tiled, not a map. Give the .tmx file of a map that uses it.\n");
}

// Players' secrets go into no file for others.
TEST_F(CommandLine, ExportedPicturesShowNoSecrets) {
    const std::string keep = (test::sourceDir() / "maps/ruined-keep.map.json").string();
    ASSERT_EQ(run({"export", keep, folder.file("players.png"), "--ppc", "30"}).status, 0);
    ASSERT_EQ(run({"export", keep, folder.file("gm.png"), "--ppc", "30", "--view", "gm"}).status, 0);
    EXPECT_NE(test::readText(folder.file("players.png")), test::readText(folder.file("gm.png")));
    document::Encounter bare = io::loadDocument(keep)->encounter;
    bare.notes = {};
    for (board::DoorRecord door : std::vector<board::DoorRecord>(bare.doors.begin(), bare.doors.end())) {
        if (door.kind != "secretDoor") continue;
        bare.doors.erase(door.id);
        bare.walls.put({door.id, "stone", {door.where.a, door.where.b}, {}});
    }
    const std::string bareFile = folder.file("bare.map.json");
    ASSERT_TRUE(io::saveDocument(bare, bareFile).ok());
    ASSERT_EQ(run({"export", bareFile, folder.file("bare.png"), "--ppc", "30"}).status, 0);
    EXPECT_EQ(test::readText(folder.file("players.png")), test::readText(folder.file("bare.png")));
}

TEST_F(CommandLine, ExportPrintsPages) {
    const std::string keep = (test::sourceDir() / "maps/ruined-keep.encounter.json").string();
    const std::string pdf = folder.file("keep.pdf");
    const Answer usual = run({"export", keep, pdf});
    EXPECT_EQ(usual.status, 0) << usual.err;
    EXPECT_THAT(usual.out, HasSubstr(" pages of A4, the map on "));
    EXPECT_THAT(test::readText(pdf), StartsWith("%PDF-"));
    const Answer all = run({"export", "--paper",     "a3",        "--cell-mm",     "25",          "--overlap",
                            "5",      "--margin",    "12",        "--page",        "across",      "--view",
                            "gm",     "--creatures", "--no-grid", "--no-overview", "--stand-ups", "--copies",
                            "2",      keep,          pdf});
    EXPECT_EQ(all.status, 0) << all.err;
    EXPECT_THAT(all.out, HasSubstr(" pages of A3, the map on "));
    EXPECT_EQ(run({"export", keep, pdf, "--no-map", "--stand-ups"}).out.find("map"), std::string::npos);
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--paper", "a9"},
                                                  {"--cell-mm", "large"},
                                                  {"--cell-mm", "nan"},
                                                  {"--margin", "inf"},
                                                  {"--page", "sideways"},
                                                  {"--copies", "0"},
                                                  {"--copies", "21"},
                                                  {"--view", "everybody"},
                                                  {"--ppc", "70"},
                                                  {"--no-map"}}) {
        std::vector<std::string> words{"export", keep, pdf};
        words.insert(words.end(), wrong.begin(), wrong.end());
        EXPECT_EQ(run(words).status, 2) << wrong[0];
    }
    test::writeText(pdf, "precious");
    for (const std::vector<std::string>& absurd :
         {std::vector<std::string>{"--cell-mm", "0.001"}, {"--margin", "500"}}) {
        std::vector<std::string> words{"export", keep, pdf};
        words.insert(words.end(), absurd.begin(), absurd.end());
        const Answer refused = run(words);
        EXPECT_EQ(refused.status, 1) << absurd[1];
        EXPECT_EQ(lineCount(refused.err), 1u);
        EXPECT_THAT(refused.err, HasSubstr("Choose a"));
    }
    EXPECT_EQ(test::readText(pdf), "precious");
    EXPECT_EQ(run({"export", keep, folder.file("none/keep.pdf")}).status, 1);
}

TEST_F(CommandLine, CreaturesAreListedAndWritten) {
    const std::string table =
        file("mine.csv", "name;size;reach;ac;hp;mood\nOgre;large;10;12;50;grim\nRat;tiny;0;;2;\n");
    const Answer listed = run({"creatures", table});
    EXPECT_EQ(listed.status, kSuccess) << listed.err;
    EXPECT_EQ(listed.out,
              "Ogre\tlarge\treach 2\tspace 2\tspeed 6\tAC 12\tHP 50\n"
              "Rat\ttiny\treach 0\tspace 1\tspeed 6\tAC -\tHP 2\n");
    const std::string library = folder.file("mine.json");
    EXPECT_EQ(run({"creatures", table, library}).status, kSuccess);
    EXPECT_THAT(test::readText(library), HasSubstr("\"notes\":\"mood: grim\""));
    EXPECT_EQ(run({"creatures", library}).out, listed.out);
    const Answer odd = run({"creatures", file("odd.csv", "name;CA;hp\nOgre;many;10\nRat;1;x\n")});
    EXPECT_THAT(odd.err, HasSubstr("odd.csv: Values that are not understood or out of range: 2.\n"));
    EXPECT_THAT(odd.err, HasSubstr("odd.csv: line 2, column “CA”: many\n"));
    EXPECT_THAT(odd.err, HasSubstr("odd.csv: line 3, column “hp”: x\n"));
    EXPECT_EQ(run({"creatures", table, table}).status, kUsage);
    EXPECT_EQ(run({"creatures"}).status, kUsage);
    EXPECT_EQ(run({"creatures", table, folder.file("mine.txt")}).status, kUsage);
    const Answer refused = run({"creatures", file("x.csv", "title\nOgre\n")});
    EXPECT_EQ(refused.status, kFailure);
    EXPECT_THAT(refused.err, HasSubstr("x.csv"));
}

TEST_F(CommandLine, OfADamagedDocumentTheRestIsWritten) {
    std::string text = test::readText((test::sourceDir() / "maps/ruined-keep.encounter.json").string());
    const std::string name = "\"name\":\"Cultist\"";
    ASSERT_NE(text.find(name), std::string::npos);
    text.replace(text.find(name), name.size(), "\"name\":\"Cultist");
    const std::string damaged = file("cut.encounter.json", text);
    const std::string target = folder.file("mended.encounter.json");
    const Answer answer = run({"salvage", damaged, target});
    EXPECT_EQ(answer.status, kSuccess) << answer.err;
    EXPECT_THAT(answer.out, HasSubstr("lost: 1\n"));
    EXPECT_THAT(answer.err, HasSubstr("cut.encounter.json: line "));
    EXPECT_EQ(run({"validate", target}).status, kSuccess);
    EXPECT_EQ(run({"salvage", damaged, target}).status, kFailure) << "it is there already";
    EXPECT_EQ(run({"salvage", file("no.json", "[1]"), folder.file("x.map.json")}).status, kFailure);
    EXPECT_EQ(run({"salvage", damaged}).status, kUsage);
    EXPECT_EQ(run({"salvage", damaged, folder.file("x.txt")}).status, kUsage);
}

TEST_F(CommandLine, SelfCheck) {
    const Answer result = run({"--self-check"});
    EXPECT_EQ(result.status, 0) << result.out;
    EXPECT_EQ(lineCount(result.out), 3u);
    EXPECT_TRUE(fs::is_empty(folder.file("home/state/tenaille/journals")));
}

TEST_F(CommandLine, AnAnswerThatCannotBeWrittenIsAFailure) {
    const std::string told = folder.file("told");
    const std::string command = test::programPath().string() + " --help > /dev/full 2> " + told;
    const int status = std::system(command.c_str());
    EXPECT_EQ(WEXITSTATUS(status), 1);
    EXPECT_NE(test::readText(told).find("output cannot be written"), std::string::npos);
}

TEST(Dispatch, AnotherProgramMayBeAskedFor) {
    std::istringstream in;
    std::ostringstream out;
    const auto another = [&](const std::vector<std::string>& words) {
        return std::get<WindowRequest>(dispatch(words, {in, out, out})).another;
    };
    EXPECT_FALSE(another({}));
    EXPECT_TRUE(another({"--another"}));
    EXPECT_TRUE(another({"./a.map.json", "--another"}));
    EXPECT_FALSE(another({"--", "--another"})) << "the name of a file";
}

TEST_F(CommandLine, APictureIsAMapForEveryCommand) {
    const std::string whole = folder.file("cave.png");
    ASSERT_TRUE(QImage(700, 350, QImage::Format_RGB32).save(QString::fromStdString(whole)));
    EXPECT_THAT(run({"info", whole}).out, HasSubstr("width: 10"));
    EXPECT_EQ(run({"validate", whole}).status, 0);
    EXPECT_EQ(run({"export", whole, folder.file("cave.uvtt")}).status, 0);
}

TEST_F(CommandLine, APartOfAPictureIsRefusedUnderItsName) {
    const std::string whole = folder.file("whole.png");
    ASSERT_TRUE(QImage(700, 350, QImage::Format_RGB32).save(QString::fromStdString(whole)));
    const std::string bytes = test::readText(whole);
    const std::string half = file("half.png", bytes.substr(0, bytes.size() / 2));
    const Answer answer = run({"import", half, folder.file("half.map.json")});
    EXPECT_EQ(answer.status, 1);
    EXPECT_THAT(answer.err, StartsWith(half + ": The picture stops before its end"));
    EXPECT_EQ(lineCount(answer.err), 1u);
    EXPECT_FALSE(fs::exists(folder.file("half.map.json")));
}

TEST(Dispatch, WhatGoesToTheWindow) {
    std::istringstream in;
    std::ostringstream out;
    const auto request = [&](const std::vector<std::string>& words) {
        return std::get<WindowRequest>(dispatch(words, {in, out, out})).files;
    };
    EXPECT_THAT(request({}), IsEmpty());
    EXPECT_THAT(request({"a.map.json"}), testing::ElementsAre("a.map.json"));
    EXPECT_THAT(request({"./rules"}), testing::ElementsAre("./rules"));
    EXPECT_THAT(request({"--", "--help"}), testing::ElementsAre("--help"));
}

TEST(Dispatch, WhatIsNoCommandIsSaid) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const auto status = [&](const std::vector<std::string>& words) {
        err.str("");
        return std::get<int>(dispatch(words, {in, out, err}));
    };
    EXPECT_EQ(status({"bogus"}), kUsage);
    EXPECT_THAT(err.str(), testing::HasSubstr("no command and no file \"bogus\""));
    EXPECT_EQ(status({"a.map.json", "b.map.json"}), kUsage);
    EXPECT_THAT(err.str(), testing::HasSubstr("one document"));
    EXPECT_EQ(status({"info", "a.map.json", "--bogus"}), kUsage);
    EXPECT_THAT(err.str(), testing::HasSubstr("no such option"));
}

TEST(Dispatch, EveryCommandExplainsItself) {
    std::istringstream in;
    std::ostringstream err;
    for (const char* command : {"import", "validate", "info", "creatures", "rules", "render"}) {
        std::ostringstream out;
        const std::vector<std::string> words{command, "--help"};
        EXPECT_EQ(std::get<int>(dispatch(words, {in, out, err})), kSuccess);
        EXPECT_THAT(out.str(), testing::StartsWith(std::string("  tenaille ") + command));
    }
    EXPECT_EQ(err.str(), "");
}

TEST(Dispatch, WhatIsDrawn) {
    std::istringstream in;
    std::ostringstream out;
    const std::vector<std::string> words{"render", "--view",     "player", "a.json",   "--size",  "1366x768",
                                         "b.png",  "--attacker", "Arda",   "--target", "The ogre"};
    const auto request = std::get<RenderRequest>(dispatch(words, {in, out, out}));
    EXPECT_EQ(request.document, "a.json");
    EXPECT_EQ(request.picture, "b.png");
    EXPECT_EQ(request.view, RenderView::Player);
    EXPECT_EQ(request.width, 1366);
    EXPECT_EQ(request.height, 768);
    EXPECT_EQ(request.attacker, "Arda");
    EXPECT_EQ(request.target, "The ogre");
}

// A word may hold anything; what a terminal would obey stays out of the message.
TEST_F(CommandLine, WhatIsEchoedIsOneLineOfText) {
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"--a\x1b[2Jb\nc"},
                                               {"a\x1b]0;b\x07"},
                                               {"render", "--a\nb"},
                                               {"export", "a", "b.uvtt", "--a\x1b[m"}}) {
        const Answer answer = run(words);
        EXPECT_EQ(answer.status, kUsage);
        EXPECT_EQ(answer.err.find('\x1b'), std::string::npos) << words[0];
        const std::string next = answer.err.substr(answer.err.find('\n') + 1);
        EXPECT_TRUE(next.starts_with("usage: ") || next.starts_with("See: ")) << answer.err;
    }
}

}  // namespace tenaille::app::command_line_test
