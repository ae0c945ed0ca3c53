// SPDX-License-Identifier: MIT
//
// What leaked from other tabletops, and every guard of ours against it, each by its name. A check uses the
// EXPECT macros; it looks for the secret, and then that the same thing is there when it is no secret.
#pragma once

#include <span>

namespace tenaille::test {

struct NamedLeak {
    const char* name;
    void (*check)();
};

// Names, sheets and health of creatures, the fight, writings.
std::span<const NamedLeak> creatureLeaks();
// Doors, walls, things, pictures.
std::span<const NamedLeak> boardLeaks();
// Eyes, light, fog, what is remembered.
std::span<const NamedLeak> sightLeaks();
// What is built where nobody sees it.
std::span<const NamedLeak> darkLeaks();
// The turn order.
std::span<const NamedLeak> turnLeaks();

}  // namespace tenaille::test
