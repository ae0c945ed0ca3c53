// SPDX-License-Identifier: MIT
#include "core/io/riding_check.h"

#include "core/board/riding.h"
#include "core/io/each_record.h"

namespace tenaille::io {

namespace {

using board::TokenRecord;

// Nobody who rides carries somebody: with that a mount is never its own rider, either.
bool canCarry(const TokenRecord* mount) { return mount != nullptr && !board::isMounted(mount->creature); }

}  // namespace

void letGoUnsoundMounts(document::Encounter& encounter, Reading& reading) {
    std::vector<TokenRecord> mended;
    each(encounter.tokens, "tokens", [&](const TokenRecord& token, const JsonPath& path) {
        if (!board::isMounted(token.creature)) return;
        const TokenRecord* mount = encounter.tokens.find(token.creature.mount);
        TokenRecord after = token;
        if (!canCarry(mount)) {
            board::dismount(after);
            reading.notice(path.member("mount"),
                           {TENAILLE_PROBLEM("%1 cannot ride the creature number %2, which is not there or "
                                             "rides itself; %1 goes on foot."),
                            {token.name, std::to_string(token.creature.mount.value)},
                            TENAILLE_PROBLEM("Choose a mount again, if there is one.")});
        } else {
            board::follow(*mount, after);
            if (board::sharedOf(after) != board::sharedOf(token))
                reading.notice(
                    path.member("at"),
                    {TENAILLE_PROBLEM("%1 rides %2, but stood elsewhere; it was put on its mount."),
                     {token.name, mount->name},
                     TENAILLE_PROBLEM("Let it dismount, if it goes on foot.")});
        }
        if (!(after == token)) mended.push_back(std::move(after));
    });
    for (TokenRecord& token : mended) encounter.tokens.put(std::move(token));
}

}  // namespace tenaille::io
