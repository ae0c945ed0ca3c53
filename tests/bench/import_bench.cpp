// SPDX-License-Identifier: MIT
//
// Import of a Universal VTT file of 49 MB (20 000 walls, 400 doors, a picture of 36 MB) against the usual
// way: the whole file as a tree, then base64 letter by letter. Peers run here in the same process on the same
// file.
#include <benchmark/benchmark.h>
#include <simdjson.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>

#include "core/io/base64.h"
#include "core/io/import/importer.h"
#include "core/io/import/uvtt_reader.h"
#include "tests/support/uvtt_text.h"

namespace tenaille::io::import_bench {

constexpr std::size_t kPictureBytes = 36'000'000;
constexpr int kWalls = 20'000;
constexpr int kDoors = 400;
constexpr int kSide = 346;  // cells

std::string largeFile() {
    std::mt19937_64 random(42);
    std::string picture = test::webpBytes(16'000, 16'000);
    while (picture.size() < kPictureBytes) {
        const std::uint64_t bits = random();
        picture.append(reinterpret_cast<const char*>(&bits), sizeof(bits));
    }
    std::ostringstream text;
    text << R"({"format":0.3,"resolution":{"map_origin":{"x":0,"y":0},"map_size":{"x":)" << kSide
         << R"(,"y":)" << kSide << R"(},"pixels_per_grid":64},"line_of_sight":[)";
    for (int i = 0; i < kWalls; ++i) {
        const auto x = static_cast<double>(random() % (kSide * 64)) / 64;
        const auto y = static_cast<double>(random() % (kSide * 64)) / 64;
        text << (i == 0 ? "" : ",") << R"([{"x":)" << x << R"(,"y":)" << y << R"(},{"x":)"
             << x + static_cast<double>(random() % 4) << R"(,"y":)" << y + 0.5 << "}]";
    }
    text << R"(],"portals":[)";
    for (int i = 0; i < kDoors; ++i) {
        text << (i == 0 ? "" : ",") << R"({"position":{"x":1.5,"y":2},"bounds":[{"x":1,"y":)" << i % kSide
             << R"(},{"x":2,"y":)" << i % kSide << R"(}],"rotation":0,"closed":true,"freestanding":false})";
    }
    text << R"(],"lights":[],"environment":{"baked_lighting":true,"ambient_light":"ffffffff"},)"
         << test::imageMember(picture) << "}";
    return text.str();
}

// Written once; lies in memory afterwards (warm page cache).
const std::string& largePath() {
    static const std::string path = [] {
        std::string name = std::filesystem::temp_directory_path() /
                           ("tenaille-bench-" + std::to_string(::getpid()) + ".uvtt");
        std::ofstream(name, std::ios::binary) << largeFile();
        std::atexit([] { std::filesystem::remove(largePath()); });
        return name;
    }();
    return path;
}

std::string wholeFile() {
    std::ifstream in(largePath(), std::ios::binary);
    std::string text(std::filesystem::file_size(largePath()), '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    return text;
}

std::string decodedLetterByLetter(std::string_view text) {
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::array<int, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < kLetters.size(); ++i)
        values[static_cast<unsigned char>(kLetters[i])] = static_cast<int>(i);
    std::string bytes;
    unsigned group = 0;
    int bits = 0;
    for (const char c : text) {
        const int value = values[static_cast<unsigned char>(c)];
        if (value < 0) break;
        group = group << 6 | static_cast<unsigned>(value);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>(group >> bits & 0xffU);
        }
    }
    return bytes;
}

void setSpeed(benchmark::State& state) {
    state.SetBytesProcessed(
        static_cast<std::int64_t>(state.iterations() * std::filesystem::file_size(largePath())));
}

// Structure and base64: the goal is 100 ms, 30 ms the wish.
void importReadUvtt(benchmark::State& state) {
    largePath();
    for (auto _ : state) {
        const Result<UvttFile> file = readUvttFile(largePath());
        if (!file.ok() || !file->picture.header) state.SkipWithError("not read");
        benchmark::DoNotOptimize(file);
    }
    setSpeed(state);
}
BENCHMARK(importReadUvtt)->Unit(benchmark::kMillisecond)->UseRealTime();

// All up to the map with its named asset, before the picture is decoded: the goal is 100 ms.
void importWholeUvtt(benchmark::State& state) {
    largePath();
    for (auto _ : state) {
        const Result<Imported> imported = importMap(largePath());
        if (!imported.ok() || imported->map.assets.size() != 1) state.SkipWithError("not imported");
        benchmark::DoNotOptimize(imported);
    }
    setSpeed(state);
}
BENCHMARK(importWholeUvtt)->Unit(benchmark::kMillisecond)->UseRealTime();

void importPeerNlohmann(benchmark::State& state) {
    largePath();
    for (auto _ : state) {
        const nlohmann::json tree = nlohmann::json::parse(wholeFile());
        const std::string picture = decodedLetterByLetter(tree["image"].get_ref<const std::string&>());
        if (picture.size() < kPictureBytes) state.SkipWithError("not read");
        benchmark::DoNotOptimize(picture);
    }
    setSpeed(state);
}
BENCHMARK(importPeerNlohmann)->Unit(benchmark::kMillisecond)->UseRealTime();

// simdjson's tree with our base64: what a reader of the whole file could reach at best.
void importPeerSimdjson(benchmark::State& state) {
    largePath();
    for (auto _ : state) {
        simdjson::dom::parser parser;
        const simdjson::dom::element tree = parser.load(largePath());
        std::string picture;
        Base64Decoder decoder;
        decoder.take(std::string_view(tree["image"]), picture);
        decoder.finish(picture);
        if (picture.size() < kPictureBytes) state.SkipWithError("not read");
        benchmark::DoNotOptimize(picture);
    }
    setSpeed(state);
}
BENCHMARK(importPeerSimdjson)->Unit(benchmark::kMillisecond)->UseRealTime();

void base64Decode(benchmark::State& state) {
    const std::string text = encodeBase64(std::string(kPictureBytes, 'x'));
    const auto path = state.range(0) != 0 ? Base64Decoder::Path::Fastest : Base64Decoder::Path::Portable;
    std::string bytes;
    bytes.reserve(text.size());
    for (auto _ : state) {
        bytes.clear();
        Base64Decoder decoder(path);
        decoder.take(text, bytes);
        decoder.finish(bytes);
        benchmark::DoNotOptimize(bytes.data());
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
}
BENCHMARK(base64Decode)->ArgName("wide")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

void base64PeerLetterByLetter(benchmark::State& state) {
    const std::string text = encodeBase64(std::string(kPictureBytes, 'x'));
    for (auto _ : state) benchmark::DoNotOptimize(decodedLetterByLetter(text));
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
}
BENCHMARK(base64PeerLetterByLetter)->Unit(benchmark::kMillisecond);

}  // namespace tenaille::io::import_bench
