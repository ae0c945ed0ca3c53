// SPDX-License-Identifier: MIT
#include "ui/battle/map_export.h"

#include <QApplication>
#include <QBuffer>
#include <QCoreApplication>
#include <filesystem>

#include "core/document/board_of.h"
#include "core/io/bundle.h"
#include "core/io/file_name.h"
#include "core/io/picture_header.h"
#include "core/io/safe_writer.h"
#include "core/players/player_scene.h"
#include "ui/battle/save_path.h"
#include "ui/scene/pictures.h"
#include "ui/scene/render_image.h"
#include "ui/text/note_text.h"

namespace tenaille::ui {

namespace {

struct Exporting {
    Q_DECLARE_TR_FUNCTIONS(Exporting)
};

constexpr std::int32_t kMostSide = 16'384;
constexpr std::int32_t kMostWebpSide = 8'192;  // its encoder takes minutes for more
constexpr std::int64_t kMostUnderlayPixels = std::int64_t{8'192} * 8'192;

constexpr double kUsualScreenCell = 64;  // pixels
constexpr double kLeastTextScale = 0.5;  // of its size on the screen

struct Drawing {
    std::string bytes;
    std::int32_t pixelsPerCell = 0;
};

bool isWebp(const std::string& path) { return io::hasExtension(path, "webp"); }

void keepThoseOnScreen(const document::Encounter& map, document::Encounter& shown) {
    const players::SightGround ground(map, document::boardOf(map), document::optionsOf(map));
    document::Table<board::TokenRecord> kept;
    for (const RecordId id : players::creaturesShown(map, ground))
        if (const board::TokenRecord* token = shown.tokens.find(id)) kept.put(*token);
    shown.tokens = std::move(kept);
}

// What a picture shows of the map.
KnownBoard subjectOf(const document::Encounter& map, const MapExport& wish) {
    const bool asKnown = wish.asKnown && wish.audience == document::Audience::Players;
    KnownBoard subject = asKnown ? knownToPlayers(map) : KnownBoard{document::project(map, wish.audience)};
    document::Encounter& shown = subject.shown;
    if (wish.creatures == PictureCreatures::None) shown.tokens = {};
    if (wish.creatures == PictureCreatures::OnScreen && !asKnown) keepThoseOnScreen(map, shown);
    if (!wish.grid) {
        board::GridRecord grid = shown.gridRecord();
        grid.visible = false;
        shown.grid.put(std::move(grid));
    }
    return subject;
}

// Over a picture walls are traced for the game master alone, one-way ones with their arrows, as on the
// screen.
bool tracesWalls(const MapExport& wish) {
    return wish.kind == ExportKind::Picture && wish.audience == document::Audience::GameMaster;
}

// The whole board, nothing around it.
Result<QImage> paint(const KnownBoard& subject, double pixels, const MapExport& wish) {
    BoardScene scene;
    std::optional<Problem> failed;
    QObject::connect(&scene, &BoardScene::pictureFailed, [&](const QString& asset, const Problem& problem) {
        failed = io::unshownPicture(asset.toStdString(), problem);
    });
    const QRectF board = planeRect(subject.shown.gridRecord().extent);
    RenderOptions options;
    options.size = (board.size() * pixels).toSize();
    options.camera = Camera{pixels, -board.topLeft() * pixels};
    // Names and pins are as large beside a cell as they are on the screen.
    options.density = std::max(pixels / kUsualScreenCell, kLeastTextScale);
    options.tracesWalls = tracesWalls(wish);
    options.colours = boardColours(wish.dark ? darkTheme() : lightTheme());  // whatever the window looks like
    QImage image = renderKnown(scene, subject, options);
    if (failed) return *failed;
    return image;
}

Result<Drawing> draw(const KnownBoard& subject, const MapExport& wish) {
    const std::int32_t pixels = wish.pixelsPerCell.value_or(kUsualPixelsPerCell);
    const QSize size = pictureSize(subject.shown, pixels);
    const std::int32_t most = mostPictureSide(wish.target);
    if (std::max(size.width(), size.height()) > most)
        return Problem{
            TENAILLE_PROBLEM("The picture would have %1 x %2 pixels; at most %3 a side are possible."),
            {std::to_string(size.width()), std::to_string(size.height()), std::to_string(most)},
            TENAILLE_PROBLEM("Ask for fewer pixels per cell (--ppc).")}
            .inFile(wish.target);
    const Result<QImage> image = paint(subject, pixels, wish);
    if (!image) return image.problem();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (image->isNull() || !image->save(&buffer, isWebp(wish.target) ? "WEBP" : "PNG"))
        return Problem{TENAILLE_PROBLEM("The picture could not be made."),
                       {},
                       TENAILLE_PROBLEM("Ask for a smaller one.")}
            .inFile(wish.target);
    return Drawing{{bytes.constData(), static_cast<std::size_t>(bytes.size())}, pixels};
}

// A scene of Foundry has as many pixels per cell as its walls need. Its picture is stretched over it, so it
// may have the usual ones where those would make it too large.
MapExport wishOfUnderlay(const document::Encounter& map, const MapExport& wish, std::int32_t scenePixels) {
    MapExport drawn = wish;
    const QSize size = pictureSize(map, scenePixels);
    const bool isLarge = std::max(size.width(), size.height()) > mostPictureSide(".png") ||
                         std::int64_t{size.width()} * size.height() > kMostUnderlayPixels;
    if (wish.kind == ExportKind::Foundry && !isLarge) drawn.pixelsPerCell = scenePixels;
    return drawn;
}

// What another program lays under the walls: no creatures and no grid of ours.
Result<Drawing> underlay(const document::Encounter& map, const MapExport& wish, std::int32_t scenePixels) {
    std::int32_t pixels = 0;
    if (!wish.pixelsPerCell)
        if (const std::string* picture = io::wholePicture(map, pixels)) {
            // Another program would not show what this one cannot.
            const Result<Pyramid> decoded = decodePicture(*picture, false);
            if (!decoded) return io::unshownPicture(map.pictures.begin()->asset, decoded.problem());
            return Drawing{*picture, pixels};
        }
    document::Encounter bare = document::project(map, document::Audience::Players);
    bare.tokens = {};
    bare.lights = {};  // the other program lights them itself
    if (wish.kind == ExportKind::Foundry) bare.texts = {};
    board::GridRecord grid = bare.gridRecord();
    grid.visible = false;
    bare.grid.put(std::move(grid));
    return draw({std::move(bare)}, wishOfUnderlay(map, wish, scenePixels));
}

// Of the map's own picture; 0: it has none that serves as it is.
std::int32_t picturePixels(const document::Encounter& map) {
    std::int32_t pixels = 0;
    return io::wholePicture(map, pixels) != nullptr ? pixels : 0;
}

std::string extensionOf(const std::string& bytes) {
    const Result<io::PictureHeader> header = io::readPictureHeader(bytes);
    return header && header->format == io::PictureFormat::WebP   ? ".webp"
           : header && header->format == io::PictureFormat::Jpeg ? ".jpg"
                                                                 : ".png";
}

// A picture that stands there without its scene, or that is no plain file, was not made here.
bool mayReplace(const std::filesystem::path& picture, const std::filesystem::path& scene) {
    std::error_code error;
    const std::filesystem::file_status there = std::filesystem::symlink_status(picture, error);
    if (there.type() == std::filesystem::file_type::not_found) return true;
    return std::filesystem::is_regular_file(there) && std::filesystem::is_regular_file(scene, error);
}

// The whole document, secrets included.
Result<std::vector<io::ExportNote>> writeBundle(const document::Encounter& map, const std::string& target) {
    const Result<io::Packed> packed = io::packBundle(map, io::asUtf8(io::titleFrom(target)));
    if (!packed) return packed.problem();
    const Outcome written = io::writeFileSafely(target, packed->bytes);
    if (!written) return written.problem();
    std::vector<io::ExportNote> notes;
    if (!packed->missing.empty())
        notes.push_back({TENAILLE_PROBLEM("Pictures that were missing before are not in it: %1."),
                         packed->missing.size()});
    return notes;
}

}  // namespace

Result<std::vector<io::ExportNote>> writeExport(const document::Encounter& map, const MapExport& wish) {
    if (wish.kind == ExportKind::Picture) {
        const Result<Drawing> drawing = draw(subjectOf(map, wish), wish);
        if (!drawing) return drawing.problem();
        const Outcome written = io::writeFileSafely(wish.target, drawing->bytes);
        if (!written) return written.problem();
        return std::vector<io::ExportNote>();
    }
    if (wish.kind == ExportKind::Bundle) return writeBundle(map, wish.target);
    const std::int32_t scenePixels =
        wish.pixelsPerCell.value_or(io::exactScenePixels(map, picturePixels(map)));
    const Result<Drawing> picture = underlay(map, wish, scenePixels);
    if (!picture) return picture.problem();
    const std::filesystem::path target = wish.target;
    std::filesystem::path beside;
    if (wish.kind == ExportKind::Foundry)
        beside = target.parent_path() / (target.stem().string() + "-map" + extensionOf(picture->bytes));
    Result<io::Exported> exported = wish.kind == ExportKind::Uvtt
                                        ? io::exportUvtt(map, picture->bytes, picture->pixelsPerCell)
                                        : io::exportFoundry(map, beside.filename().string(), scenePixels);
    if (!exported) return exported.problem();
    if (!beside.empty() && !wish.pixelsPerCell && scenePixels != kUsualPixelsPerCell &&
        scenePixels != picturePixels(map))
        exported->notes.push_back(
            {TENAILLE_PROBLEM("Pixels per cell of the scene, so that nothing moves: %1."),
             static_cast<std::size_t>(scenePixels)});
    if (!beside.empty() && !mayReplace(beside, target))
        return Problem{
            TENAILLE_PROBLEM("The picture of the scene would take the place of this file."),
            {},
            TENAILLE_PROBLEM("Give the scene another name, or remove the file; nothing was written.")}
            .inFile(beside.string());
    const Result<io::WriteTarget> free = io::resolveTarget(wish.target);
    if (!free) return free.problem();
    // The picture first: it is the larger one, and without it the scene would show nothing.
    std::error_code error;
    const bool wasThere = beside.empty() || std::filesystem::exists(beside, error);
    if (!beside.empty()) {
        const Outcome drawn = io::writeFileSafely(beside.string(), picture->bytes);
        if (!drawn) return drawn.problem();
    }
    const Outcome written = io::writeFileSafely(wish.target, exported->text);
    if (written) return exported->notes;
    if (!wasThere) std::filesystem::remove(beside, error);  // half an export is none
    return written.problem();
}

std::optional<ExportKind> exportKindOf(const std::string& path) {
    for (const char* ending : {"uvtt", "dd2vtt", "df2vtt"})
        if (io::hasExtension(path, ending)) return ExportKind::Uvtt;
    if (io::hasExtension(path, "map.json") || io::hasExtension(path, "encounter.json")) return std::nullopt;
    if (io::hasExtension(path, "json")) return ExportKind::Foundry;
    if (io::isBundleName(path)) return ExportKind::Bundle;
    if (io::hasExtension(path, "png") || io::hasExtension(path, "webp")) return ExportKind::Picture;
    return std::nullopt;
}

QString plainName(const QString& title) {
    QString name = title;
    for (const QLatin1String ending :
         {QLatin1String(".json"), QLatin1String(".encounter"), QLatin1String(".map")})
        if (name.endsWith(ending)) name.chop(ending.size());
    return name.replace(QLatin1Char('/'), QLatin1Char('-'));
}

QSize pictureSize(const document::Encounter& map, std::int32_t pixelsPerCell) {
    return (planeRect(map.gridRecord().extent).size() * pixelsPerCell).toSize();
}

std::int32_t mostPictureSide(const std::string& path) { return isWebp(path) ? kMostWebpSide : kMostSide; }

QImage picturePreview(const document::Encounter& map, const MapExport& wish, QSize most) {
    const QSizeF board = planeRect(map.gridRecord().extent).size();
    const double pixels = std::min(most.width() / board.width(), most.height() / board.height());
    const Result<QImage> image = paint(subjectOf(map, wish), pixels, wish);
    return image ? *image : QImage();
}

QString writtenText(const std::string& target, const std::vector<io::ExportNote>& notes) {
    QString told = Exporting::tr("Written: %1").arg(QString::fromStdString(target));
    for (const io::ExportNote& note : notes) told += QLatin1Char('\n') + noteText(note);
    return told;
}

Result<std::vector<io::ExportNote>> writeWhileWaiting(const document::Encounter& map, const MapExport& wish) {
    QApplication::setOverrideCursor(Qt::WaitCursor);
    Result<std::vector<io::ExportNote>> written = writeExport(map, wish);
    QApplication::restoreOverrideCursor();
    return written;
}

Result<QString> exportForOthers(const document::Encounter& map, const QString& title, QWidget* parent) {
    MapExport wish;
    wish.target = askSavePath(parent, Exporting::tr("Export for other programs"), FileSort::Exports,
                              plainName(title) + QStringLiteral(".uvtt"),
                              Exporting::tr("Universal VTT (*.uvtt *.dd2vtt *.df2vtt)") +
                                  QStringLiteral(";;") + Exporting::tr("Scene of Foundry (*.json)") +
                                  QStringLiteral(";;") + Exporting::tr("Picture for players (*.png *.webp)"),
                              QStringLiteral(".uvtt"),
                              {QStringLiteral(".uvtt"), QStringLiteral(".dd2vtt"), QStringLiteral(".df2vtt"),
                               QStringLiteral(".json"), QStringLiteral(".png"), QStringLiteral(".webp")})
                      .toStdString();
    if (wish.target.empty()) return QString();
    const std::optional<ExportKind> kind = exportKindOf(wish.target);
    if (!kind)
        return Problem{TENAILLE_PROBLEM("A document of Tenaille is saved, not exported."),
                       {},
                       TENAILLE_PROBLEM("Choose another ending.")}
            .inFile(wish.target);
    wish.kind = *kind;
    const Result<std::vector<io::ExportNote>> written = writeWhileWaiting(map, wish);
    if (!written) return written.problem();
    return writtenText(wish.target, *written);
}

}  // namespace tenaille::ui
