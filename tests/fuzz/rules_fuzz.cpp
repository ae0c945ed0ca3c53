// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target rules_fuzz
//   build/fuzz/tests/rules_fuzz -max_len=4096 NEW_FOLDER FOLDER_OF_QUERIES
//
// One query is one file. Every other mutation changes the query as JSON, so that what lies behind the reading
// of it is tried, too.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <nlohmann/json.hpp>
#include <random>

#include "core/io/rules/query_stream.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);

namespace {

using nlohmann::json;
using Random = std::minstd_rand;

std::size_t below(Random& random, std::size_t limit) { return random() % limit; }

// Every value below `value`, itself included.
void collect(json& value, std::vector<json*>& all) {
    all.push_back(&value);
    if (value.is_structured())
        for (json& part : value) collect(part, all);
}

json number(Random& random) {
    static constexpr std::array<std::int64_t, 19> kEdges{
        0,   1,       -1,         2,          3,           5,          7,         10,        20, 100,
        512, 131'072, -1'000'000, 2147483647, -2147483648, 4294967296, INT64_MAX, INT64_MIN, 240};
    return kEdges[below(random, kEdges.size())];
}

void change(json& value, const std::vector<json*>& all, Random& random) {
    if (value.is_number() && below(random, 3) != 0) {
        if (value.is_number_integer() && below(random, 2) == 0) {
            const auto present = value.get<std::int64_t>();
            if (present > -1'000'000 && present < 1'000'000)
                value = present + static_cast<std::int64_t>(below(random, 5)) - 2;
            return;
        }
        value = number(random);
        return;
    }
    switch (below(random, 7)) {
        case 0:
            if (value.is_structured() && !value.empty()) {
                auto at = value.begin();
                std::advance(at, static_cast<std::ptrdiff_t>(below(random, value.size())));
                value.erase(at);
            }
            break;
        case 1:
            if (value.is_array() && !value.empty()) value.push_back(json(value[below(random, value.size())]));
            break;
        case 2:
            if (value.is_array() && value.size() > 1)
                std::swap(value[below(random, value.size())], value[below(random, value.size())]);
            break;
        case 3:
            value = number(random);
            break;
        case 4:
            value = json(*all[below(random, all.size())]);
            break;
        case 5:
            if (value.is_boolean())
                value = !value.get<bool>();
            else
                value = json();
            break;
        default:
            if (value.is_object()) value["x"] = number(random);
            break;
    }
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned int seed) {
    Random random(seed);
    if (below(random, 4) == 0) return LLVMFuzzerMutate(data, size, maxSize);
    json query = json::parse(data, data + size, nullptr, false);
    if (query.is_discarded()) return LLVMFuzzerMutate(data, size, maxSize);
    for (std::size_t times = 1 + below(random, 4); times > 0; --times) {
        std::vector<json*> all;
        collect(query, all);
        change(*all[below(random, all.size())], all, random);
    }
    const std::string text = query.dump(-1, ' ', false, json::error_handler_t::replace);
    if (text.size() > maxSize) return LLVMFuzzerMutate(data, size, maxSize);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}

// Whatever comes in, one reply goes out: an object with an id, and an answer or an error.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    const std::string reply = tenaille::io::answerLine(line.substr(0, line.find('\n')));
    if (reply.empty()) return 0;
    const json answer = json::parse(reply, nullptr, false);
    if (!answer.is_object() || !answer.contains("id") ||
        answer.contains("error") == answer.contains("answer")) {
        std::fprintf(stderr, "%s\n", reply.c_str());
        std::abort();
    }
    return 0;
}
