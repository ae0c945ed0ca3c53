// SPDX-License-Identifier: MIT
//
// Pictures under the map, decoded and halved again and again for small scales.
#pragma once

#include <QImage>
#include <QString>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/document/encounter.h"

namespace tenaille::ui {

// Refused above these, before any pixel is decoded.
inline constexpr int kMaxPictureSide = 32767;
inline constexpr std::int64_t kMaxPicturePixels = 268'435'456;
// Of the picture of a creature, wherever it comes from.
inline constexpr int kMaxFaceSide = 1024;

// The halves of one picture, finest first; level 0 of a preview is smaller than the picture.
struct Pyramid {
    std::vector<QImage> levels;
    bool preview = false;
};
using PyramidPtr = std::shared_ptr<const Pyramid>;
// Its owners may let go of it at any moment: the memory, which takes as long as several frames, is given back
// by another thread.
PyramidPtr sharedPyramid(Pyramid pyramid);
// By asset name. Pictures that are not decoded (yet) are missing.
using Pictures = std::map<std::string, PyramidPtr>;

// Decodes the bytes of a picture; `preview` asks for about an eighth of the size where the format gives that
// cheaply (JPEG), and for nothing (an empty pyramid) elsewhere. The problem names what is wrong with the
// bytes. With `mostSide` a larger picture is made as small as that at once: it never needs more.
Result<Pyramid> decodePicture(const std::string& bytes, bool preview, int mostSide = kMaxPictureSide);

// Those of `names` that the document has, from `known` where they stand there in full, else no larger than
// `mostSide`. A problem: one cannot be decoded.
Result<Pictures> decodePictures(const document::Encounter& encounter, const std::set<std::string>& names,
                                const Pictures& known, int mostSide = kMaxPictureSide);

// Decodes in another thread, previews first. `ready` is called in the thread of the loader with each pyramid,
// `failed` with each problem. Destroying the loader drops what is not finished.
class PictureLoader {
  public:
    using Ready = std::function<void(const std::string& asset, PyramidPtr pyramid)>;
    using Failed = std::function<void(const std::string& asset, const Problem& problem)>;
    PictureLoader(Ready ready, Failed failed);
    ~PictureLoader();
    PictureLoader(const PictureLoader&) = delete;
    PictureLoader& operator=(const PictureLoader&) = delete;

    void load(const std::string& asset, document::AssetBytes bytes, int mostSide = kMaxPictureSide);

  private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

}  // namespace tenaille::ui
