// SPDX-License-Identifier: MIT
//
//   cmake --preset fuzz && cmake --build --preset fuzz --target http_request_fuzz
//   build/fuzz/tests/http_request_fuzz -dict=tests/fuzz/http.dict -max_len=9000 NEW_FOLDER
//   tests/data/fuzz/http
#include <cstdint>
#include <cstdlib>

#include "core/network/door_keeper.h"

// Whatever comes in is read or refused; only a whole head with the secret gets anything.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tenaille::network;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    HttpRequest request;
    if (readHead(text, request) != HttpReading::Whole) return 0;
    if (request.headBytes > size || request.headBytes > kMaxHeadBytes || request.target.empty() ||
        request.target.front() != '/')
        std::abort();
    static const DoorRules kRules{{"h:1"}, "00ff"};
    const Admission admission = admit(request, kRules);
    const bool gets = admission.wish != Wish::Nothing && admission.wish != Wish::Forbidden;
    const bool below = request.target.compare(0, 6, "/00ff/") == 0;
    if (gets && (request.host != "h:1" || (!below && request.target != "/00ff"))) std::abort();
    if (admission.wish == Wish::Tile && (admission.tile.empty() || admission.tile.size() > 64)) std::abort();
    return 0;
}
