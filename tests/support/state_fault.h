// SPDX-License-Identifier: MIT
//
// What must hold for whatever lies in the folder of earlier versions, or on the clipboard. Called by the
// fuzzers and by core_tests. Each returns what is wrong with the outcome, empty if all holds.
#pragma once

#include <string>
#include <string_view>

namespace tenaille::test {

// Each line is a file of the folder of one document: its name, and behind a tab its text ("@": that of a
// sound document, "/": it is a folder). A line "=N TEXT" keeps a version at the second N whose title is TEXT.
// What is listed is what lies there, newest first; each is read or refused in words; what is kept becomes the
// newest, comes back, and costs no file that is none of ours.
std::string versionsFault(std::string_view bytes);

// The first byte chooses the board that is pasted into and whether the rest is an archive as it came from the
// clipboard or the text of the document in one, the next two where. It is refused in words, or what is
// pasted gives a document that can be saved, and undoing it the one that was there.
std::string pasteFault(std::string_view bytes);

}  // namespace tenaille::test
