// SPDX-License-Identifier: MIT
#include "ui/battle/stored_picture.h"

#include <QBuffer>
#include <QFile>
#include <QImageWriter>

#include "core/io/read_file.h"
#include "ui/scene/pictures.h"

namespace tenaille::ui {

namespace {

constexpr std::size_t kMostPictureBytes = std::size_t{64} << 20;
constexpr int kWebpQuality = 90;

}  // namespace

Result<StoredPicture> storedPicture(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool webp = QImageWriter::supportedImageFormats().contains("webp");
    QImageWriter writer(&buffer, webp ? "webp" : "png");
    if (webp) writer.setQuality(kWebpQuality);
    if (image.isNull() || !writer.write(image))
        return Problem{TENAILLE_PROBLEM("The picture cannot be stored (%1)."),
                       {writer.errorString().toStdString()},
                       TENAILLE_PROBLEM("Take another copy of it.")};
    return StoredPicture{bytes.toStdString(), webp ? "webp" : "png"};
}

Result<QImage> readUsersPicture(const QString& path) {
    const Result<std::string> bytes = io::readFile(path.toStdString(), {kMostPictureBytes});
    if (!bytes) return bytes.problem();
    Result<Pyramid> pyramid = decodePicture(*bytes, false);
    if (!pyramid) return Problem(pyramid.problem()).inFile(path.toStdString());
    return pyramid->levels.front();
}

}  // namespace tenaille::ui
