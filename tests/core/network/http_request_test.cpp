// SPDX-License-Identifier: MIT
#include "core/network/http_request.h"

#include <gtest/gtest.h>

#include "core/network/door_keeper.h"
#include "tests/support/property.h"

namespace tenaille::network::http_request_test {

const std::string kGood = "GET /abc/ HTTP/1.1\r\nHost: 192.168.1.20:8321\r\nUser-Agent: x\r\n\r\n";

HttpReading readingOf(const std::string& text) {
    HttpRequest request;
    return readHead(text, request);
}

TEST(HttpRequest, ReadsWhatTheServerNeeds) {
    HttpRequest request;
    const std::string text =
        "GET /abc/picture/9f HTTP/1.1\r\nhost:  192.168.1.20:8321 \r\nORIGIN: http://A.example\r\n"
        "Sec-Fetch-Site: cross-site\r\nConnection: Close\r\n\r\nGET /next";
    ASSERT_EQ(readHead(text, request), HttpReading::Whole);
    EXPECT_EQ(request.target, "/abc/picture/9f");
    EXPECT_EQ(request.host, "192.168.1.20:8321");
    EXPECT_EQ(request.origin, "http://a.example");
    EXPECT_EQ(request.fetchSite, "cross-site");
    EXPECT_FALSE(request.keepsOpen);
    EXPECT_EQ(text.substr(request.headBytes), "GET /next");
}

TEST(HttpRequest, ABeginningIsIncomplete) {
    for (std::size_t length = 0; length < kGood.size(); ++length)
        EXPECT_EQ(readingOf(kGood.substr(0, length)), HttpReading::Incomplete) << length;
    EXPECT_EQ(readingOf(kGood), HttpReading::Whole);
}

TEST(HttpRequest, EverythingElseIsRefused) {
    const std::pair<const char*, HttpReading> cases[] = {
        {"POST / HTTP/1.1\r\nHost: a\r\n\r\n", HttpReading::NotAllowed},
        {"HEAD / HTTP/1.1\r\nHost: a\r\n\r\n", HttpReading::NotAllowed},
        {"GET / HTTP/2.0\r\nHost: a\r\n\r\n", HttpReading::WrongVersion},
        {"GET / HTTP/1.1\r\n\r\n", HttpReading::Malformed},
        {"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", HttpReading::Malformed},
        {"GET / HTTP/1.1\r\nHost: a\r\nOrigin: b\r\nOrigin: b\r\n\r\n", HttpReading::Malformed},
        {"GET / HTTP/1.1\r\nHost : a\r\n\r\n", HttpReading::Malformed},
        {"GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", HttpReading::Malformed},
        {"GET / HTTP/1.1\r\nHost: a\r\nX: \x01\r\n\r\n", HttpReading::Malformed},
        {"GET / x HTTP/1.1\r\nHost: a\r\n\r\n", HttpReading::Malformed},
        {"GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", HttpReading::Malformed},
        {"GET\r\n\r\n", HttpReading::Malformed},
        {"\r\n\r\n", HttpReading::Malformed},
        {"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n", HttpReading::HasBody},
        {"GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", HttpReading::HasBody}};
    for (const auto& [text, reading] : cases) EXPECT_EQ(readingOf(text), reading) << text;
    EXPECT_EQ(readingOf("GET / HTTP/1.0\r\n\r\n"), HttpReading::Whole) << "had no hosts";
    EXPECT_EQ(readingOf("GET /" + std::string(kMaxHeadBytes, 'a')), HttpReading::TooLong);
    EXPECT_EQ(readingOf("GET / HTTP/1.1\r\nHost: a\r\nX: " + std::string(kMaxHeadBytes, 'a') + "\r\n\r\n"),
              HttpReading::TooLong);
}

TEST(HttpRequest, WhatIsNoTextIsRefusedBeforeItsEnd) {
    EXPECT_EQ(readingOf(std::string("\x16\x03\x01\x02\x00\x01", 6)), HttpReading::Malformed) << "TLS";
    EXPECT_EQ(readingOf("GET / HTTP/1.1\r\nHost: a\x7f"), HttpReading::Malformed);
    EXPECT_EQ(readingOf("GET / HTTP/1.1\r\nHost:\ta\r"), HttpReading::Incomplete);
}

TEST(HttpRequest, DamagedTextNeitherCrashesNorReadsBeyondIt) {
    for (int i = 0; i < test::cases(20'000); ++i) {
        test::Random random(test::seedOf(901, i));
        std::string text = kGood;
        for (int edits = random.between(1, 6); edits > 0; --edits) {
            const auto at = static_cast<std::size_t>(random.between(0, static_cast<int>(text.size()) - 1));
            switch (random.between(0, 2)) {
                case 0:
                    text[at] = static_cast<char>(random.between(-128, 127));
                    break;
                case 1:
                    text.erase(at, 1);
                    break;
                default:
                    text.insert(
                        at, std::string("\r\n: H").substr(static_cast<std::size_t>(random.between(0, 4))));
            }
            if (text.empty()) text = "G";
        }
        HttpRequest request;
        if (readHead(text, request) != HttpReading::Whole) continue;
        EXPECT_LE(request.headBytes, text.size());
        EXPECT_EQ(request.target.front(), '/');
    }
}

// ---- who may have what ----

const DoorRules kRules{{"192.168.1.20:8321"}, "00ff"};

Admission admissionOf(const std::string& target, const std::string& more = {},
                      const std::string& host = "192.168.1.20:8321") {
    HttpRequest request;
    EXPECT_EQ(readHead("GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n", request),
              HttpReading::Whole);
    return admit(request, kRules);
}

TEST(DoorKeeper, FewPathsBelowTheSecret) {
    EXPECT_EQ(admissionOf("/00ff/").wish, Wish::Page);
    EXPECT_EQ(admissionOf("/00ff").wish, Wish::WayToPage);
    EXPECT_EQ(admissionOf("/00ff/events").wish, Wish::Events);
    const Admission tile = admissionOf("/00ff/picture/abc123");
    EXPECT_EQ(tile.wish, Wish::Tile);
    EXPECT_EQ(tile.tile, "abc123");
    for (const char* target :
         {"/", "/00fe", "/00fe/", "/00f/", "/00ff0/", "/00FF/", "//", "/00ff/picture/", "/00ff/picture/../x",
          "/00ff/picture/A", "/00ff/events/", "/00ff/events?x", "/favicon.ico", "/00ff//"})
        EXPECT_EQ(admissionOf(target).wish, Wish::Nothing) << target;
    EXPECT_EQ(admissionOf("/00ff/picture/" + std::string(65, 'a')).wish, Wish::Nothing);
}

TEST(DoorKeeper, NoSecretOpensNothing) {
    HttpRequest request;
    ASSERT_EQ(readHead("GET // HTTP/1.1\r\nHost: h\r\n\r\n", request), HttpReading::Whole);
    EXPECT_EQ(admit(request, {{"h"}, ""}).wish, Wish::Nothing);
}

TEST(DoorKeeper, OtherSitesAndOtherNamesAreKeptOut) {
    EXPECT_EQ(admissionOf("/00ff/", {}, "evil.example:8321").wish, Wish::Forbidden);
    EXPECT_EQ(admissionOf("/00ff/", {}, "192.168.1.20").wish, Wish::Forbidden);
    EXPECT_EQ(admissionOf("/00ff/", "Origin: http://evil.example\r\n").wish, Wish::Forbidden);
    EXPECT_EQ(admissionOf("/00ff/", "Origin: null\r\n").wish, Wish::Forbidden);
    EXPECT_EQ(admissionOf("/00ff/events", "Origin: http://192.168.1.20:8321\r\n").wish, Wish::Events);
    for (const char* site : {"cross-site", "same-site"})
        EXPECT_EQ(admissionOf("/00ff/", std::string("Sec-Fetch-Site: ") + site + "\r\n").wish,
                  Wish::Forbidden);
    for (const char* site : {"none", "same-origin"})
        EXPECT_EQ(admissionOf("/00ff/", std::string("Sec-Fetch-Site: ") + site + "\r\n").wish, Wish::Page);
}

TEST(Allowance, TwentyASecondAfterAFirstPicture) {
    Allowance allowance;
    const auto start = Allowance::Clock::now();
    int taken = 0;
    while (allowance.take("a", start)) ++taken;
    EXPECT_EQ(taken, 120);
    EXPECT_TRUE(allowance.take("b", start)) << "another address";
    taken = 0;
    while (allowance.take("a", start + std::chrono::seconds(1))) ++taken;
    EXPECT_EQ(taken, 20);
    for (int i = 0; i < 5'000; ++i) EXPECT_TRUE(allowance.take(std::to_string(i), start));
}

TEST(ConstantTime, IsEquality) {
    EXPECT_TRUE(equalInConstantTime("abc", "abc"));
    EXPECT_FALSE(equalInConstantTime("abc", "abd"));
    EXPECT_FALSE(equalInConstantTime("abc", "ab"));
    EXPECT_TRUE(equalInConstantTime("", ""));
}

}  // namespace tenaille::network::http_request_test
