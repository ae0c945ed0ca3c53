// SPDX-License-Identifier: MIT
//
// How pictures are called: by their content, so that a name never means two pictures and equal pictures are
// stored once. asset_store.h keeps them beside the document.
#pragma once

#include <string>
#include <string_view>

namespace tenaille::io {

// "0e5751c026e543b2e8ab2eb06099daa1.webp": the first 32 digits of contentHash. The extension is without its
// dot: "png", "jpg", "webp" ...
std::string assetName(std::string_view bytes, std::string_view extension);

// A plain file name made of 32 hexadecimal digits, a dot and 1 to 8 lower-case letters or digits. No other
// name is ever opened as an asset, so no document can name a file elsewhere.
bool isAssetName(std::string_view name);

}  // namespace tenaille::io
