// SPDX-License-Identifier: MIT
//
// Scenes of Foundry VTT (interop 1.3): one scene as JSON, or a NeDB `.db`, a log of lines of which the last
// one of each scene counts. Scenes of every shape from 0.6 to 14 are read:
//
//   grid      squares and hexes; the padding around the picture is taken off (ceil(padding * width / size)
//             cells); what is not documented of hexes (core/io/hex_scene.h) is told as guessed, unless the
//             scene is one of ours
//   walls     by what they stop: all is "stone", movement alone "invisible", sight alone "curtain"; what is
//             seen into and not past is an "object", what hides from afar only a "window"; one-way walls that
//             stop sight stay so, with a kind of the map's own where they let movement through; others act
//             from both sides here, and the report says so
//   doors     with their state; secret ones are "secretDoor"
//   lights    radii in the units of the scene
//   others    drawn texts are texts, pinned notes and tokens are notes for the GM; the picture is read if it
//             lies beside the scene or at its path below the scene's folder
#pragma once

#include "core/io/import/importer.h"
#include "core/io/json_value.h"

namespace tenaille::io {

bool isFoundryScene(const JsonValue& file);

Result<Imported> importFoundryScene(const JsonValue& scene, const std::string& path,
                                    const ImportOptions& options, const ImportWatch& watch);

// Of a file with several scenes the one that ImportOptions::part names; without it the problem lists them.
Result<Imported> importFoundryDb(const std::string& path, const ImportOptions& options,
                                 const ImportWatch& watch);

// Their titles in the order of the file; equal ones get numbers: "Mill", "Mill #2".
Result<std::vector<std::string>> scenesOfFoundryDb(const std::string& path, const ImportWatch& watch);

}  // namespace tenaille::io
