// SPDX-License-Identifier: MIT
#include "ui/scene/pictures.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QMetaObject>
#include <QObject>
#include <QRunnable>
#include <QThreadPool>
#include <mutex>
#include <optional>
#include <utility>

#include "core/io/picture_header.h"
#include "ui/scene/background.h"
#include "ui/scene/textures.h"

namespace tenaille::ui {

namespace {

constexpr int kSmallestLevel = 64;
constexpr int kPreviewShrink = 8;

Problem damaged(const QString& reason) {
    return {TENAILLE_PROBLEM("The picture cannot be decoded (%1)."),
            {reason.toStdString()},
            TENAILLE_PROBLEM("Export the picture again as PNG, JPEG or WebP.")};
}

Problem tooLarge(QSize size) {
    return {TENAILLE_PROBLEM("The picture has %1 x %2 pixels, more than Tenaille can show."),
            {std::to_string(size.width()), std::to_string(size.height())},
            TENAILLE_PROBLEM("Scale it down to at most 32767 pixels a side and 268 million in all.")};
}

}  // namespace

Result<Pyramid> decodePicture(const std::string& bytes, bool preview, int mostSide) {
    const Result<io::PictureHeader> header = io::readPictureHeader(bytes);
    if (!header) return header.problem();
    // The decoder would tell of it, too, but on the error stream.
    if (header->format == io::PictureFormat::Png)
        if (std::optional<Problem> broken = io::brokenPicture(bytes)) return *std::move(broken);
    QByteArray view = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    QBuffer buffer(&view);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    // Others may read further files (SVG), or are read by plug-ins that nobody here has tried.
    const QByteArray format = reader.format();
    if (format != "png" && format != "jpeg" && format != "webp")
        return damaged(QStringLiteral("\"%1\"").arg(QString::fromLatin1(format)));
    const QSize size = reader.size();
    if (!size.isValid() || size.isEmpty()) return damaged(reader.errorString());
    const auto pixels = static_cast<std::int64_t>(size.width()) * size.height();
    if (size.width() > kMaxPictureSide || size.height() > kMaxPictureSide || pixels > kMaxPicturePixels)
        return tooLarge(size);
    if (preview) {
        if (reader.format() != "jpeg" || pixels < 4'000'000) return Pyramid{{}, true};
        reader.setScaledSize(size / kPreviewShrink);
    } else if (size.width() > mostSide || size.height() > mostSide) {
        reader.setScaledSize(size.scaled(mostSide, mostSide, Qt::KeepAspectRatio).expandedTo({1, 1}));
    }
    // Checked above; Qt's own limit of 128 MiB would refuse maps of 8192 x 8192.
    QImageReader::setAllocationLimit(0);
    QImage image = reader.read();
    if (image.isNull()) return damaged(reader.errorString());
    image.convertTo(image.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    return Pyramid{mipsOf(std::move(image), kSmallestLevel), preview};
}

Result<Pictures> decodePictures(const document::Encounter& encounter, const std::set<std::string>& names,
                                const Pictures& known, int mostSide) {
    Pictures pictures;
    for (const std::string& name : names) {
        const auto bytes = encounter.assets.find(name);
        if (bytes == encounter.assets.end()) continue;
        if (const auto there = known.find(name); there != known.end() && !there->second->preview) {
            pictures.insert(*there);
            continue;
        }
        Result<Pyramid> pyramid = decodePicture(*bytes->second, false, mostSide);
        if (!pyramid) return io::unshownPicture(name, pyramid.problem());
        pictures[name] = sharedPyramid(std::move(*pyramid));
    }
    return pictures;
}

PyramidPtr sharedPyramid(Pyramid pyramid) {
    return {new Pyramid(std::move(pyramid)), [](const Pyramid* gone) {
                if (QCoreApplication::instance() == nullptr)
                    delete gone;
                else
                    QThreadPool::globalInstance()->start([gone] {
                        stepBehindWindow();
                        delete gone;
                    });
            }};
}

// Owned by the loader and by every job, so that a job may outlive the loader.
struct PictureLoader::Shared {
    std::mutex mutex;
    bool dropped = false;
    Ready ready;
    Failed failed;
    QObject home;  // lives in the loader's thread: results are delivered there

    void deliver(const std::string& asset, Result<Pyramid> result) {
        auto pyramid = result ? sharedPyramid(std::move(*result)) : nullptr;
        const Problem problem = result ? Problem{} : result.problem();
        const std::lock_guard lock(mutex);
        if (dropped) return;
        QMetaObject::invokeMethod(
            &home,
            [this, asset, pyramid, problem] {
                if (pyramid)
                    ready(asset, pyramid);
                else
                    failed(asset, problem);
            },
            Qt::QueuedConnection);
    }
};

PictureLoader::PictureLoader(Ready ready, Failed failed) : m_shared(std::make_shared<Shared>()) {
    m_shared->ready = std::move(ready);
    m_shared->failed = std::move(failed);
}

PictureLoader::~PictureLoader() {
    const std::lock_guard lock(m_shared->mutex);
    m_shared->dropped = true;
    // Deliveries that wait in the event queue go with the object; jobs only look at `dropped` from now on.
    QCoreApplication::removePostedEvents(&m_shared->home);
}

void PictureLoader::load(const std::string& asset, document::AssetBytes bytes, int mostSide) {
    QThreadPool::globalInstance()->start([shared = m_shared, asset, bytes = std::move(bytes), mostSide] {
        stepBehindWindow();
        const auto dropped = [&] {
            const std::lock_guard lock(shared->mutex);
            return shared->dropped;
        };
        if (dropped()) return;
        if (mostSide < kMaxPictureSide) return shared->deliver(asset, decodePicture(*bytes, false, mostSide));
        Result<Pyramid> preview = decodePicture(*bytes, true);
        if (!preview) return shared->deliver(asset, std::move(preview));
        if (!preview->levels.empty()) shared->deliver(asset, std::move(preview));
        if (!dropped()) shared->deliver(asset, decodePicture(*bytes, false));
    });
}

}  // namespace tenaille::ui
