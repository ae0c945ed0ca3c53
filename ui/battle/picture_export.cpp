// SPDX-License-Identifier: MIT
#include "ui/battle/picture_export.h"

#include <QBuffer>
#include <QCoreApplication>
#include <cstring>

#include "core/io/safe_writer.h"
#include "ui/battle/save_path.h"
#include "ui/scene/render_image.h"

namespace tenaille::ui {

namespace {
constexpr int kPixelsPerCell = 70;
}

QString pictureName(const QString& title) {
    QString name = title;
    for (const char* ending : {".json", ".encounter", ".map"})
        if (name.endsWith(QLatin1String(ending))) name.chop(static_cast<qsizetype>(std::strlen(ending)));
    return name.replace(QLatin1Char('/'), QLatin1Char('-')) + QStringLiteral(".png");
}

Result<QString> exportPicture(const document::Encounter& encounter, const QString& title, QWidget* parent) {
    const QRectF plane = planeRect(encounter.gridRecord().extent);
    const QString path =
        askSavePath(parent, QCoreApplication::translate("PictureExport", "Export picture"),
                    pictureName(title), QCoreApplication::translate("PictureExport", "Pictures (*.png)"),
                    QStringLiteral(".png"), {QStringLiteral(".png")});
    if (path.isEmpty()) return QString();
    RenderOptions options;
    options.size = (plane.size() * kPixelsPerCell).toSize().expandedTo({1, 1});
    options.camera = Camera{kPixelsPerCell, -plane.topLeft() * kPixelsPerCell};
    options.tracesWalls = false;
    const QImage image = renderBoard(encounter, options);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&buffer, "PNG"))
        return Problem{TENAILLE_PROBLEM("The picture of %1 × %2 pixels could not be made."),
                       {std::to_string(options.size.width()), std::to_string(options.size.height())},
                       TENAILLE_PROBLEM("Close other programs or export a smaller map.")};
    const Outcome written =
        io::writeFileSafely(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!written) return written.problem();
    return path;
}

}  // namespace tenaille::ui
