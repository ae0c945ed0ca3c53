// SPDX-License-Identifier: MIT
#include "core/network/door_keeper.h"

#include <algorithm>
#include <string_view>

namespace tenaille::network {

namespace {

constexpr std::size_t kMaxTileName = 64;
constexpr std::size_t kMostAddresses = 1024;
constexpr double kASecond = 20;
constexpr double kAtOnce = 120;

bool isTileName(std::string_view name) {
    return !name.empty() && name.size() <= kMaxTileName && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    });
}

}  // namespace

Admission admit(const HttpRequest& request, const DoorRules& rules) {
    const bool knownHost =
        std::find(rules.hosts.begin(), rules.hosts.end(), request.host) != rules.hosts.end();
    if (!knownHost) return {Wish::Forbidden, {}};
    if (!request.origin.empty() && request.origin != "http://" + request.host) return {Wish::Forbidden, {}};
    // "none": typed or scanned by the user.
    if (!request.fetchSite.empty() && request.fetchSite != "same-origin" && request.fetchSite != "none")
        return {Wish::Forbidden, {}};
    std::string_view path = request.target;
    path.remove_prefix(std::min<std::size_t>(1, path.size()));
    const std::size_t slash = path.find('/');
    if (rules.secret.empty() || !equalInConstantTime(path.substr(0, slash), rules.secret)) return {};
    if (slash == std::string_view::npos) return {Wish::WayToPage, {}};
    path.remove_prefix(slash + 1);
    if (path.empty()) return {Wish::Page, {}};
    if (path == "events") return {Wish::Events, {}};
    constexpr std::string_view kTiles = "picture/";
    if (path.starts_with(kTiles) && isTileName(path.substr(kTiles.size())))
        return {Wish::Tile, std::string(path.substr(kTiles.size()))};
    return {};
}

bool Allowance::take(const std::string& address, Clock::time_point now) {
    auto found = m_buckets.find(address);
    if (found == m_buckets.end()) {
        if (m_buckets.size() >= kMostAddresses)
            m_buckets.erase(
                std::min_element(m_buckets.begin(), m_buckets.end(),
                                 [](const auto& a, const auto& b) { return a.second.last < b.second.last; }));
        found = m_buckets.emplace(address, Bucket{kAtOnce, now}).first;
    }
    Bucket& bucket = found->second;
    const double seconds = std::chrono::duration<double>(now - bucket.last).count();
    bucket.left = std::min(kAtOnce, bucket.left + std::max(seconds, 0.0) * kASecond);
    bucket.last = now;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
}

}  // namespace tenaille::network
