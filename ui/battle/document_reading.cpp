// SPDX-License-Identifier: MIT
//
// Reading documents of ours and importing foreign maps. What takes long runs in a thread of its own, with a
// notice that tells how far it is and can stop it.
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QPointer>
#include <QPushButton>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/io/asset_name.h"
#include "core/io/asset_store.h"
#include "core/io/bundle.h"
#include "core/io/find_assets.h"
#include "core/io/import/picture_cells.h"
#include "core/io/picture_header.h"
#include "core/io/read_file.h"
#include "ui/battle/board_size_dialog.h"
#include "ui/battle/document_files.h"
#include "ui/battle/import_report_dialog.h"
#include "ui/battle/new_map_dialog.h"
#include "ui/scene/background.h"
#include "ui/scene/pictures.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/progress_notice.h"

namespace tenaille::ui {

namespace {

// Less than this is there sooner than a notice could be read.
constexpr qint64 kReadAtOnce = qint64{2} << 20;
constexpr qint64 kTellMs = 40;
// A picture of so many pixels is decoded before anybody could wait for it.
constexpr std::uint64_t kDecodeAtOnce = 4'000'000;
constexpr std::size_t kMaxPictureBytes = std::size_t{512} << 20;

// A document with its pictures, in bytes; 0 for what is not there.
qint64 sizeOf(const QString& path) {
    const QFileInfo file(path);
    qint64 bytes = file.size();
    const QDir pictures(file.dir().filePath(QString::fromStdString(io::assetFolderName(path.toStdString()))));
    for (const QFileInfo& picture : pictures.entryInfoList(QDir::Files)) bytes += picture.size();
    return bytes;
}

// What it tells of means nothing in another document, and nothing any more when the fight begins.
void closeWithPreparation(Notice& notice, Document& document) {
    QObject::connect(&document, &Document::wasReset, &notice, &Notice::dismiss);
    QObject::connect(&document, &Document::changed, &notice, [&notice, &document] {
        if (document.encounter().clockRecord() != nullptr) notice.dismiss();
    });
}

// Kinds that an import brings along are called in the language of whoever reads them.
void nameKinds(document::Encounter& map) {
    document::Table<board::KindRecord> named;
    for (board::KindRecord kind : map.kinds) {
        kind.label = problemText(Problem{kind.label.c_str(), {}, ""}).toStdString();
        named.put(std::move(kind));
    }
    map.kinds = std::move(named);
}

// A map with walls can be played without its picture. Of a JPEG that stops early the rest is shown.
void leaveOutBrokenPictures(io::Imported& imported) {
    std::vector<std::pair<std::string, Problem>> broken;
    for (const auto& [asset, bytes] : imported.map.assets) {
        const Result<io::PictureHeader> header = io::readPictureHeader(*bytes);
        if (!header || header->format == io::PictureFormat::Jpeg) continue;
        if (const std::optional<Problem> why = io::brokenPicture(*bytes)) broken.emplace_back(asset, *why);
    }
    for (const auto& [asset, why] : broken) io::leaveOutPicture(imported, asset, why);
}

// Whether it can be shown, all of it.
Outcome checkPicture(const std::string& bytes) {
    if (std::optional<Problem> broken = io::brokenPicture(bytes)) return *std::move(broken);
    constexpr int kSmall = 64;
    const Result<Pyramid> decoded = decodePicture(bytes, false, kSmall);
    return decoded ? Outcome(Done{}) : Outcome(decoded.problem());
}

}  // namespace

// `read` runs in a thread of its own, `done` gets its result in this one unless something else was begun
// meanwhile.
template <class T>
void DocumentFiles::readBeside(const QString& text, std::function<Result<T>(const io::ReadWatch&)> read,
                               std::function<void(Result<T>)> done) {
    m_stop.request_stop();
    m_stop = std::stop_source();
    const quint64 job = ++m_job;
    QPointer<ProgressNotice> notice;
    if (m_notices != nullptr) {
        notice = new ProgressNotice(text);
        connect(notice, &ProgressNotice::canceled, this, [this] { m_stop.request_stop(); });
        m_notices->add(notice);
    }
    io::ReadWatch watch;
    watch.stop = m_stop.get_token();
    // Told as often as an eye can follow: every step of the bar is painted at once.
    watch.progress = [notice, told = QElapsedTimer()](std::uint64_t bytes, std::uint64_t total) mutable {
        if (told.isValid() && told.elapsed() < kTellMs) return;
        told.start();
        QMetaObject::invokeMethod(qApp, [notice, bytes, total] {
            if (notice) notice->setProgress(static_cast<qint64>(bytes), static_cast<qint64>(total));
        });
    };
    const QPointer<DocumentFiles> self(this);
    runBehindWindow([self, job, notice, watch, read = std::move(read), done = std::move(done)] {
        auto result = std::make_shared<Result<T>>(read(watch));
        QMetaObject::invokeMethod(qApp, [self, job, notice, done, result] {
            if (notice) notice->dismiss();
            if (self && self->m_job == job) done(std::move(*result));
        });
    });
}

bool DocumentFiles::openNow(const QString& path) {
    if (io::importerFor(path.toStdString()) != nullptr) {
        startImport(path);
        return true;
    }
    if (sizeOf(path) < kReadAtOnce) return readDone(path, io::loadDocument(path.toStdString()));
    const quint64 revision = m_document.revision();
    readBeside<io::LoadedDocument>(
        tr("Opening %1").arg(QFileInfo(path).fileName()),
        [file = path.toStdString()](const io::ReadWatch& watch) {
            return io::loadDocument(file, io::systemPosix(), watch);
        },
        [this, path, revision](Result<io::LoadedDocument> loaded) {
            if (!loaded || m_document.revision() == revision) {
                readDone(path, std::move(loaded));
                return;
            }
            auto kept = std::make_shared<Result<io::LoadedDocument>>(std::move(loaded));
            offerChanged(path, [this, path, kept] { readDone(path, std::move(*kept)); });
        });
    return true;
}

bool DocumentFiles::readDone(const QString& path, Result<io::LoadedDocument> loaded) {
    if (!loaded) {
        Notice* notice = show(loaded.problem());
        offerVersion(path, notice);
        offerSalvage(path, notice);
        return false;
    }
    const std::vector<Problem> found = std::move(loaded->notices);
    if (io::isBundleName(path.toStdString())) {
        adopt(std::move(loaded->encounter), {}, std::nullopt, true);
        if (m_notices != nullptr)
            m_notices
                ->show(Notice::Kind::Info,
                       tr("From %1: saving asks for a place of its own.").arg(QFileInfo(path).fileName()))
                ->closeAfter(Notice::kUnhurried);
    } else {
        adopt(std::move(loaded->encounter), path, std::move(loaded->hash));
    }
    tellFound({}, found);
    offerPictures();
    return true;
}

void DocumentFiles::offerPictures() {
    std::set<std::string> missing = document::namedAssets(m_document.encounter());
    std::erase_if(missing,
                  [this](const std::string& name) { return m_document.encounter().assets.contains(name); });
    if (m_missing) m_missing->dismiss();
    if (missing.empty() || m_notices == nullptr) return;
    Notice* notice = m_missing = m_notices->show(
        Notice::Kind::Warning,
        tr("%n picture(s) of this document are missing.", nullptr, static_cast<int>(missing.size())) +
            QLatin1Char('\n') +
            tr("They are found under any name, wherever they lie in the folder that you choose."));
    connect(&m_document, &Document::wasReset, notice, &Notice::dismiss);
    connect(notice->addAction(tr("Look for them…")), &QPushButton::clicked, this, [this, missing] {
        const QString folder =
            QFileDialog::getExistingDirectory(QApplication::activeWindow(), tr("Folder to look in"),
                                              lastFolder(FileSort::Images, folderOfDocument()));
        if (!folder.isEmpty()) lookForPictures(missing, folder);
    });
    notice->addAction(tr("Go on without"));
}

void DocumentFiles::lookForPictures(const std::set<std::string>& missing, const QString& folder) {
    const std::string uuid = m_document.encounter().uuid;
    readBeside<io::Assets>(
        tr("Looking for pictures in %1").arg(QFileInfo(folder).fileName()),
        [missing, place = QFile::encodeName(folder).toStdString()](const io::ReadWatch& watch) {
            return Result<io::Assets>(io::findAssets(place, missing, watch));
        },
        [this, uuid, count = missing.size()](Result<io::Assets> found) {
            if (m_document.encounter().uuid == uuid) takePictures(*found, count);
        });
}

// They are stored at once: whoever opens the document again is not asked again.
void DocumentFiles::takePictures(const io::Assets& found, std::size_t missing) {
    std::set<std::string> names;
    for (const auto& [name, bytes] : found) {
        m_document.addAsset(name, bytes);
        if (m_journal) m_journal->addAsset(name, bytes);
        names.insert(name);
    }
    m_document.showAssets();
    if (!found.empty() && !m_path.isEmpty()) {
        const std::string path = m_path.toStdString();
        const Outcome stored = io::writeAssets(path, io::assetFolderName(path), found, names);
        if (!stored) show(stored.problem());
    }
    if (m_notices != nullptr)
        m_notices
            ->show(found.size() == missing ? Notice::Kind::Done : Notice::Kind::Warning,
                   tr("%1 of %n missing picture(s) found.", nullptr, static_cast<int>(missing))
                       .arg(found.size()))
            ->closeAfter(Notice::kUnhurried);
    if (found.size() < missing) offerPictures();
}

// Somebody went on working while a long reading ran: that may not go without a word.
void DocumentFiles::offerChanged(const QString& path, std::function<void()> open) {
    if (m_notices == nullptr) return;
    Notice* notice = m_notices->show(
        Notice::Kind::Warning,
        tr("%1 is ready, but the open document was changed meanwhile.").arg(QFileInfo(path).fileName()));
    connect(notice->addAction(tr("Open it")), &QPushButton::clicked, this, [this, open = std::move(open)] {
        if (mayClose(QApplication::activeWindow())) open();
    });
    notice->addAction(tr("Leave it"));
}

// Of a file with several maps the game master chooses one.
void DocumentFiles::startImport(const QString& path) {
    const io::Importer* importer = io::importerFor(path.toStdString());
    if (importer == nullptr || importer->parts == nullptr) return importPart(path, {});
    readBeside<std::vector<std::string>>(
        tr("Looking into %1").arg(QFileInfo(path).fileName()),
        [file = path.toStdString(), parts = importer->parts](const io::ReadWatch& watch) {
            return parts(file, watch);
        },
        [this, path](Result<std::vector<std::string>> parts) {
            if (!parts) {
                show(parts.problem());
                return;
            }
            if (parts->size() == 1) return importPart(path, {});
            QStringList titles;
            for (const std::string& title : *parts) titles << QString::fromStdString(title);
            bool isChosen = false;
            const QString title =
                QInputDialog::getItem(QApplication::activeWindow(), tr("Import map"),
                                      tr("%1 holds several maps. Which one?").arg(QFileInfo(path).fileName()),
                                      titles, 0, false, &isChosen);
            if (isChosen) importPart(path, title.toStdString());
        });
}

void DocumentFiles::importPart(const QString& path, const std::string& part) {
    const quint64 revision = m_document.revision();
    io::ImportOptions options;
    options.part = part;
    readBeside<io::Imported>(
        tr("Importing %1").arg(QFileInfo(path).fileName()),
        [file = path.toStdString(), options](const io::ReadWatch& watch) {
            Result<io::Imported> imported = io::importMap(file, options, watch);
            if (imported) leaveOutBrokenPictures(*imported);
            return imported;
        },
        [this, path, revision](Result<io::Imported> imported) {
            if (!imported || m_document.revision() == revision) return importDone(std::move(imported));
            auto kept = std::make_shared<Result<io::Imported>>(std::move(imported));
            offerChanged(path, [this, kept] { importDone(std::move(*kept)); });
        });
}

void DocumentFiles::importDone(Result<io::Imported> result) {
    if (!result) {
        show(result.problem());
        return;
    }
    result->map.kind = document::DocumentKind::Encounter;
    takeTableHabits(result->map);
    nameKinds(result->map);
    adopt(std::move(result->map), {}, std::nullopt, true);
    if (m_notices == nullptr) return;
    const io::ImportReport report = std::move(result->report);
    const auto choose = [this, doors = report.openings](bool windows) {
        const Outcome done = m_document.perform(actions::SetOpenings{doors, windows});
        if (!done) show(done.problem());
    };
    if (!report.openings.empty()) askOpenings(report.openings, choose);
    const bool isWhole = report.counted(io::NoteKind::LeftOut) == 0;
    Notice* notice =
        m_notices->show(isWhole ? Notice::Kind::Done : Notice::Kind::Info, importSummary(report));
    connect(notice->addAction(tr("Report")), &QPushButton::clicked, this,
            [report, choose] { showImportReport(report, choose, QApplication::activeWindow()); });
    closeWithPreparation(*notice, m_document);
}

// Some programs write windows as doors that are not closed, others open doors: the import has guessed.
void DocumentFiles::askOpenings(const std::vector<RecordId>& openings,
                                const std::function<void(bool windows)>& choose) {
    const board::DoorRecord* first = m_document.encounter().doors.find(openings.front());
    const bool windows = first != nullptr && first->kind == "window";
    const auto count = static_cast<int>(openings.size());
    Notice* notice = m_notices->show(
        Notice::Kind::Info,
        windows
            ? tr("%n opening(s) may be windows or open doors; they came in as windows.", nullptr, count)
            : tr("%n opening(s) may be windows or open doors; they came in as open doors.", nullptr, count));
    notice->addAction(windows ? tr("Keep as windows") : tr("Keep as open doors"));
    connect(notice->addAction(windows ? tr("Open doors instead") : tr("Windows instead")),
            &QPushButton::clicked, this, [choose, windows] { choose(!windows); });
    closeWithPreparation(*notice, m_document);
}

// ---- pictures -------------------------------------------------------------------------------------

void DocumentFiles::setPicture(const QString& path, QWidget* window) { bringPicture(path, false, window); }

void DocumentFiles::newFromPicture(const QString& path, QWidget* window) { bringPicture(path, true, window); }

void DocumentFiles::bringPicture(const QString& path, bool asNew, QWidget* window) {
    Result<std::string> read = io::readFile(path.toStdString(), {kMaxPictureBytes});
    if (!read) {
        show(read.problem());
        return;
    }
    const Result<io::PictureHeader> header = io::readPictureHeader(*read);
    if (!header) {
        show(header.problem().inFile(path.toStdString()));
        return;
    }
    const auto bytes = std::make_shared<const std::string>(std::move(*read));
    const auto lay = [this, path, bytes, header = *header, asNew, asks = window != nullptr,
                      window = QPointer<QWidget>(window)](const Outcome& checked) {
        if (!checked)
            show(Problem(checked.problem()).inFile(path.toStdString()));
        else
            layPicture(path, bytes, header, asNew,
                       asks && window == nullptr ? QApplication::activeWindow() : window.data());
    };
    if (std::uint64_t{header->width} * header->height <= kDecodeAtOnce) return lay(checkPicture(*bytes));
    readBeside<Done>(
        tr("Opening %1").arg(QFileInfo(path).fileName()),
        [bytes](const io::ReadWatch& watch) {
            Outcome checked = checkPicture(*bytes);
            return watch.stop.stop_requested() ? Outcome(io::readingCancelled()) : checked;
        },
        lay);
}

void DocumentFiles::layPicture(const QString& path, document::AssetBytes bytes,
                               const io::PictureHeader& header, bool asNew, QWidget* window) {
    const document::Encounter& encounter = m_document.encounter();
    const bool isOpenSize =
        document::isBare(encounter) && encounter.gridRecord().extent.grid == board::GridKind::Square;
    std::optional<board::Extent> board;
    if (asNew || isOpenSize) {
        const io::CellsGuess guess = io::guessCells(path.toStdString(), header.width, header.height);
        board =
            window != nullptr
                ? askBoardSize(guess, QFileInfo(path).fileName(),
                               QSize(static_cast<int>(header.width), static_cast<int>(header.height)), window)
                : board::Extent{board::GridKind::Square, guess.columns, guess.rows};
        if (!board) return;
    }
    if (asNew) {
        if (!mayClose(window)) return;
        adopt(freshMap(*board), {}, std::nullopt);
    }
    const std::string asset = io::assetName(*bytes, io::name(header.format));
    m_document.addAsset(asset, std::move(bytes));
    const Outcome done = m_document.perform(actions::SetPicture{
        asset, static_cast<std::int32_t>(header.width), static_cast<std::int32_t>(header.height), board});
    if (!done) show(done.problem());
}

}  // namespace tenaille::ui
