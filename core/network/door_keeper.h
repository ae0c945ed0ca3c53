// SPDX-License-Identifier: MIT
//
// Who may have what from the server of the players' picture: few paths below a secret that is new each time
// the server is started.
//
//   /SECRET/              the page
//   /SECRET               the way there: a link that was typed without its end
//   /SECRET/events        which tiles the picture is made of, again and again
//   /SECRET/picture/NAME  a tile
//
// A page of another site that a browser in the house shows may send requests here as well. It is kept out by
// the Host, which must be the address that the game master gave out (against names that are made to point
// here), by the Origin and Sec-Fetch-Site that browsers add, and by the secret.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/network/http_request.h"

namespace tenaille::network {

enum class Wish : std::uint8_t { Page, WayToPage, Events, Tile, Nothing, Forbidden };

struct Admission {
    Wish wish = Wish::Nothing;
    std::string tile;  // Wish::Tile: 1 to 64 letters and digits
};

struct DoorRules {
    std::vector<std::string> hosts;  // "192.168.1.20:8321", in small letters
    std::string secret;
};

Admission admit(const HttpRequest& request, const DoorRules& rules);

// How often one address may ask: 20 times a second, 120 at once (a first picture is about 40 tiles). At most
// 1024 addresses are remembered; those that were silent longest are forgotten first.
class Allowance {
  public:
    using Clock = std::chrono::steady_clock;
    bool take(const std::string& address, Clock::time_point now);

  private:
    struct Bucket {
        double left = 0;
        Clock::time_point last;
    };
    std::map<std::string, Bucket> m_buckets;
};

}  // namespace tenaille::network
