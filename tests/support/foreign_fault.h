// SPDX-License-Identifier: MIT
//
// What must hold for any bytes that are taken for a foreign map, a packed encounter or a journal. Called by
// the fuzzers and by core_tests. Each returns what is wrong with the outcome, empty if all holds.
#pragma once

#include <string>
#include <string_view>

namespace tenaille::test {

// The first byte chooses the ending (.json, .tmx, .db), the rest is the file: there is a problem with
// message, remedy and file, or a map that can be saved and comes back as it is.
std::string foreignFault(std::string_view bytes);

// As an archive (core/io/bundle.h): a problem with message and remedy, or a document that can be packed again
// and comes back as it is.
std::string bundleFault(std::string_view bytes);

// As the lines of a journal of unsaved work (behind a zero byte: as its file): a problem with message and
// remedy, or a document that can be saved.
std::string journalFault(std::string_view bytes);

}  // namespace tenaille::test
