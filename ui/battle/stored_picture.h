// SPDX-License-Identifier: MIT
//
// Pictures of the game master's on their way into a document.
#pragma once

#include <QImage>
#include <QString>
#include <string>

#include "core/base/result.h"

namespace tenaille::ui {

// Pixels of a creature's picture a side, at most.
inline constexpr int kTokenPictureSide = 512;

// The bytes of a picture that is stored with a document, and the extension of its kind. A null picture, or
// one that nothing can write, gives a problem.
struct StoredPicture {
    std::string bytes;
    std::string extension;
};
Result<StoredPicture> storedPicture(const QImage& image);

// Reads a picture of the user's (PNG, JPEG, WebP). The problem names the file.
Result<QImage> readUsersPicture(const QString& path);

}  // namespace tenaille::ui
