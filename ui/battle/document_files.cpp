// SPDX-License-Identifier: MIT
#include "ui/battle/document_files.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <memory>
#include <utility>

#include "core/document/board_of.h"
#include "core/io/document_file.h"
#include "core/io/import/picture_map.h"
#include "core/io/recovery.h"
#include "ui/battle/document_saving.h"
#include "ui/battle/log_export.h"
#include "ui/battle/new_map_dialog.h"
#include "ui/battle/picture_dialog.h"
#include "ui/battle/save_path.h"
#include "ui/text/problem_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

// Changes of a moment go to the disk together. What a crash takes is younger than 250 ms: the rest is for the
// thread that writes, which on a busy machine has to wait for its turn.
constexpr int kFlushMilliseconds = 150;

// "*.uvtt *.dd2vtt ...": what is imported.
QString foreignPatterns() {
    QStringList patterns;
    for (const io::Importer& importer : io::importers())
        for (const std::string_view extension : importer.extensions)
            patterns << QStringLiteral("*.") + fromUtf8(extension);
    return patterns.join(QLatin1Char(' '));
}

QString picturePatterns() { return QStringLiteral("*.png *.jpg *.jpeg *.webp"); }

QString importFilter() {
    return DocumentFiles::tr("Maps (%1)").arg(foreignPatterns() + QLatin1Char(' ') + picturePatterns()) +
           QStringLiteral(";;") + DocumentFiles::tr("All files (*)");
}

}  // namespace

QString documentFilter() {
    return DocumentFiles::tr("Tenaille documents (*.encounter.json *.map.json *.zip)") +
           QStringLiteral(";;") + DocumentFiles::tr("All files (*)");
}

QString openFilter() {
    return DocumentFiles::tr("Documents and maps (%1)")
               .arg(QStringLiteral("*.encounter.json *.map.json *.zip ") + foreignPatterns() +
                    QLatin1Char(' ') + picturePatterns()) +
           QStringLiteral(";;") + documentFilter();
}

DocumentFiles::DocumentFiles(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &DocumentFiles::stateChanged);
    connect(&document.undoStack(), &QUndoStack::cleanChanged, this, &DocumentFiles::stateChanged);
    connect(&document, &Document::deedDone, this, &DocumentFiles::journal);
    connect(&m_watch, &FileWatch::openElsewhere, this, &DocumentFiles::tellOpenElsewhere);
    connect(&m_watch, &FileWatch::openHereAlone, this, [this] {
        if (m_elsewhere) m_elsewhere->dismiss();
        if (!m_notSaved.isEmpty()) {
            dismissNotSaved();
            if (m_notices != nullptr)
                m_notices
                    ->show(Notice::Kind::Info,
                           tr("%1 is closed elsewhere: now it can be saved here.").arg(title()))
                    ->closeAfter(Notice::kUnhurried);
        }
        Q_EMIT stateChanged();
    });
    connect(&m_watch, &FileWatch::changedOutside, this, &DocumentFiles::offerChangedFile);
    connect(&m_watch, &FileWatch::goneOutside, this, &DocumentFiles::tellGone);
    connect(&m_watch, &FileWatch::asItWas, this, &DocumentFiles::takeBackTold);
    m_flush.setSingleShot(true);
    m_flush.setTimerType(Qt::PreciseTimer);
    m_flush.setInterval(kFlushMilliseconds);
    connect(&m_flush, &QTimer::timeout, this, &DocumentFiles::flushJournal);
    startJournal(false);
}

QString DocumentFiles::title() const {
    if (!m_path.isEmpty()) return QFileInfo(m_path).fileName();
    const QString title = QString::fromStdString(m_document.encounter().settingsRecord().title);
    return title.isEmpty() ? tr("Untitled") : title;
}

bool DocumentFiles::isModified() const {
    return m_saving || m_gone || m_unsaved || !m_document.undoStack().isClean();
}

QString DocumentFiles::stateText() const {
    if (m_saving) return tr("Saving…");
    if (!isModified() && m_watch.isOpenElsewhere()) return tr("Open elsewhere");
    if (!isModified()) return m_path.isEmpty() ? tr("New") : tr("Saved");
    const QUndoStack& stack = m_document.undoStack();
    const int clean = stack.cleanIndex();
    const int changes = clean < 0 ? stack.index() : std::abs(stack.index() - clean);
    return changes > 0 ? tr("%n change(s) not saved", nullptr, changes) : tr("Not saved");
}

Notice* DocumentFiles::show(const Problem& problem) {
    const QString place = placeText(problem);
    const QString remedy = remedyText(problem);
    QString text =
        place.isEmpty() ? problemText(problem) : place + QStringLiteral("\n") + problemText(problem);
    if (!remedy.isEmpty()) text += QStringLiteral("\n") + remedy;
    return m_notices != nullptr ? m_notices->show(Notice::Kind::Error, text) : nullptr;
}

void DocumentFiles::adopt(document::Encounter encounter, const QString& path, std::optional<std::string> hash,
                          bool imported) {
    if (m_saving) m_saving->window = nullptr;  // nothing is asked any more
    finishSaving();
    m_stop.request_stop();  // whatever is still being read is not wanted any more
    ++m_job;
    setPath(path.isEmpty() ? path : QFileInfo(path).absoluteFilePath());
    m_hash = std::move(hash);
    m_unsaved = m_imported = imported;
    m_flush.stop();
    if (m_journal) m_journal->discard();
    m_document.reset(std::move(encounter));
    startJournal(imported);
    dismissNotSaved();
    watchFile();
    Q_EMIT stateChanged();
    if (!path.isEmpty()) Q_EMIT fileUsed(path);
    keepVersion();
}

void DocumentFiles::tellOpenElsewhere(const io::LockOwner& owner) {
    if (m_notices == nullptr) return;
    const QString who = fromUtf8(io::ownerText(owner));
    const QString time = QLocale().toString(QDateTime::fromSecsSinceEpoch(owner.since), QLocale::ShortFormat);
    const QString file = QFileInfo(m_path).fileName();
    const QString text = who.isEmpty() ? tr("%1 is open elsewhere, too.").arg(file)
                         : owner.since == 0
                             ? tr("%1 is open elsewhere, too: %2.").arg(file, who)
                             : tr("%1 is open elsewhere, too: %2, since %3.").arg(file, who, time);
    m_elsewhere = m_notices->show(
        Notice::Kind::Warning,
        text + QLatin1Char('\n') +
            tr("Only that copy can save it until it is closed there. What you do here goes under another "
               "name."));
    connect(m_elsewhere->addAction(tr("Save as…")), &QPushButton::clicked, this,
            [this] { askSaveAs(QApplication::activeWindow()); });
}

// What was told of another file, or of an older content of this one, is over.
void DocumentFiles::watchFile(std::unique_ptr<io::DocumentLock> lock) {
    if (m_elsewhere) m_elsewhere->dismiss();
    m_watch.watch(m_path, m_hash.value_or(std::string()), std::move(lock));
    m_gone = false;
    if (m_goneFile) m_goneFile->dismiss();
    if (m_changedFile) m_changedFile->dismiss();
}

// Loading it anew asks about what was not saved here.
void DocumentFiles::offerChangedFile() {
    if (m_goneFile) m_goneFile->dismiss();
    if (m_notices == nullptr || m_changedFile) return;
    Notice* notice = m_notices->show(Notice::Kind::Warning,
                                     tr("Another program changed %1.").arg(QFileInfo(m_path).fileName()) +
                                         QLatin1Char('\n') + tr("What you see is what was there before."));
    m_changedFile = notice;
    connect(notice->addAction(tr("Load it")), &QPushButton::clicked, this, [this] {
        if (mayDrop(QApplication::activeWindow())) openNow(m_path);
    });
    connect(notice->addAction(tr("Keep mine")), &QPushButton::clicked, this,
            [this] { keepMine(m_watch.hash()); });
}

// From now on a save takes the place of their file, which stays among the earlier versions.
void DocumentFiles::keepMine(const std::string& theirs) {
    m_hash = theirs;
    m_unsaved = true;
    keepVersion();
    Q_EMIT stateChanged();
}

// Deleted, moved, or its disk was taken out.
void DocumentFiles::tellGone() {
    m_gone = true;
    if (m_changedFile) m_changedFile->dismiss();
    Q_EMIT stateChanged();
    if (m_notices == nullptr) return;
    if (m_goneFile) m_goneFile->dismiss();
    const bool hasFolder = QFileInfo(m_path).dir().exists();
    m_goneFile = m_notices->show(
        Notice::Kind::Warning,
        tr("%1 is no longer there.").arg(m_path) + QLatin1Char('\n') +
            (hasFolder
                 ? tr("Nothing is lost while it is open here: saving writes it anew.")
                 : tr("Nothing is lost while it is open here. Its folder is gone, too: save it elsewhere.")));
    connect(m_goneFile->addAction(hasFolder ? tr("Save") : tr("Save as…")), &QPushButton::clicked, this,
            [this, hasFolder] {
                QWidget* window = QApplication::activeWindow();
                hasFolder ? void(save(window)) : void(askSaveAs(window));
            });
}

// The disk is back, or the other program has put back what is open here.
void DocumentFiles::takeBackTold() {
    m_gone = false;
    m_hash = m_watch.hash();
    if (m_goneFile) m_goneFile->dismiss();
    if (m_changedFile) m_changedFile->dismiss();
    Q_EMIT stateChanged();
}

// What was not saved goes with the file that is loaded: saving it would be refused.
bool DocumentFiles::mayDrop(QWidget* window) {
    Q_EMIT typedWanted();
    if (!isModified()) return true;
    QMessageBox box(QMessageBox::Warning, tr("Unsaved changes"),
                    tr("%1 has changes that are not saved.").arg(title()) + QLatin1Char('\n') +
                        tr("They are lost when the file is loaded anew."),
                    QMessageBox::Discard | QMessageBox::Cancel, window);
    box.setDefaultButton(QMessageBox::Cancel);
    if (box.exec() != QMessageBox::Discard) return false;
    keepDiscarded();
    return true;
}

bool DocumentFiles::openSample(const QString& path) {
    Result<io::LoadedDocument> loaded = io::loadDocument(path.toStdString());
    if (loaded)
        adopt(std::move(loaded->encounter), {}, std::nullopt);
    else
        show(loaded.problem());
    return loaded.ok();
}

void DocumentFiles::setSampleFolder(const QString& folder) {
    m_samples = folder.isEmpty() ? QString() : QFileInfo(folder).canonicalFilePath();
}

bool DocumentFiles::isSample(const QString& path) const {
    return !m_samples.isEmpty() &&
           QFileInfo(path).canonicalFilePath().startsWith(m_samples + QLatin1Char('/')) &&
           io::importerFor(path.toStdString()) == nullptr;
}

QString DocumentFiles::folderToOpen() const {
    return m_path.isEmpty() ? lastFolder(FileSort::Documents, m_samples) : QFileInfo(m_path).path();
}

// Not among the samples, though one was opened there.
QString DocumentFiles::folderToSave() const {
    const QString last = lastFolder(FileSort::Documents);
    const bool isTheirs = !m_samples.isEmpty() && QFileInfo(last).canonicalFilePath().startsWith(m_samples);
    return isTheirs ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : last;
}

// Dialogs that have no folder of their own yet begin beside the document.
void DocumentFiles::setPath(const QString& path) {
    m_path = path;
    setFolderOfDocument(folderOfDocument());
}

QString DocumentFiles::folderOfDocument() const {
    return m_path.isEmpty() ? QString() : QFileInfo(m_path).path();
}

void DocumentFiles::openCopy(const QString& path) {
    if (!openSample(path) || m_notices == nullptr) return;
    m_notices
        ->show(Notice::Kind::Info, tr("This is a copy of the sample %1: saving asks for a place of its own.")
                                       .arg(QFileInfo(path).fileName()))
        ->closeAfter(Notice::kUnhurried);
}

void DocumentFiles::openDropped(const QString& path, QWidget* window) {
    if (io::isPictureName(path.toStdString()))
        openPicture(path, window);
    else if (!mayClose(window))
        return;
    else if (isSample(path))
        openCopy(path);
    else
        openNow(path);
}

// On a bare board it is clear what it is for.
void DocumentFiles::openPicture(const QString& path, QWidget* window) {
    if (document::isBare(m_document.encounter()) || window == nullptr) return setPicture(path, window);
    QMessageBox box(QMessageBox::Question, tr("A picture"),
                    tr("Is %1 a map of its own, or does it belong under the map that is open?")
                        .arg(QFileInfo(path).fileName()),
                    QMessageBox::Cancel, window);
    const QPushButton* anew = box.addButton(tr("A &new map"), QMessageBox::AcceptRole);
    const QPushButton* under = box.addButton(tr("&Under this map"), QMessageBox::AcceptRole);
    box.exec();
    if (box.clickedButton() == under) return setPicture(path, window);
    if (box.clickedButton() == anew) newFromPicture(path, window);
}

void DocumentFiles::askNew(QWidget* window) {
    if (!mayClose(window)) return;
    std::optional<document::Encounter> fresh = askNewMap(document::optionsOf(m_document.encounter()), window);
    if (!fresh) return;
    adopt(std::move(*fresh), {}, std::nullopt);
    Q_EMIT emptyBoardMade();
}

void DocumentFiles::askOpen(QWidget* window) {
    const QString path = askFileToOpen(window, tr("Open"), FileSort::Documents, folderToOpen(), openFilter());
    if (!path.isEmpty()) openDropped(path, window);
}

void DocumentFiles::askImport(QWidget* window) {
    const QString path = askFileToOpen(window, tr("Import map"), FileSort::Maps,
                                       lastFolder(FileSort::Maps, folderOfDocument()), importFilter());
    if (!path.isEmpty()) openDropped(path, window);
}

void DocumentFiles::askPicture(QWidget* window) {
    const QString path = askFileToOpen(window, tr("Choose map picture"), FileSort::Images,
                                       lastFolder(FileSort::Images, folderOfDocument()),
                                       tr("Pictures (*.png *.jpg *.jpeg *.webp)"));
    if (!path.isEmpty()) setPicture(path, window);
}

void DocumentFiles::askExportPicture(QWidget* window) {
    PictureDialog dialog(m_document.encounter(), title(), m_picture, window);
    dialog.exec();
    m_picture = dialog.wish();
    if (!dialog.told().isEmpty() && m_notices != nullptr)
        m_notices->show(Notice::Kind::Done, dialog.told())->closeAfter(Notice::kUnhurried);
}

void DocumentFiles::askExportForOthers(QWidget* window) {
    const Result<QString> told = exportForOthers(m_document.encounter(), title(), window);
    if (!told)
        show(told.problem());
    else if (!told->isEmpty() && m_notices != nullptr)
        m_notices->show(told->contains(QLatin1Char('\n')) ? Notice::Kind::Info : Notice::Kind::Done, *told);
}

void DocumentFiles::askPack(QWidget* window) {
    Q_EMIT typedWanted();
    const QString path = askSavePath(
        window, tr("Pack into one file"), FileSort::Exports, plainName(title()) + QStringLiteral(".zip"),
        tr("Encounter with its pictures (*.zip)"), QStringLiteral(".zip"), {QStringLiteral(".zip")});
    if (path.isEmpty()) return;
    MapExport wish;
    wish.target = path.toStdString();
    wish.kind = ExportKind::Bundle;
    const Result<std::vector<io::ExportNote>> written = writeWhileWaiting(m_document.encounter(), wish);
    if (!written) {
        show(written.problem());
        return;
    }
    if (m_notices != nullptr)
        m_notices
            ->show(written->empty() ? Notice::Kind::Done : Notice::Kind::Warning,
                   writtenText(wish.target, *written))
            ->closeAfter(Notice::kUnhurried);
}

void DocumentFiles::askExportLog(const std::vector<LogLine>& all, const std::vector<LogLine>& shown,
                                 QWidget* window) {
    bool some = false;
    if (shown.size() < all.size() && !shown.empty()) {
        QMessageBox box(QMessageBox::Question, tr("Export the log"),
                        tr("Only a part of the log is filtered or selected: %1 of %n line(s).", nullptr,
                           static_cast<int>(all.size()))
                            .arg(shown.size()),
                        QMessageBox::Cancel, window);
        QPushButton* whole = box.addButton(tr("The &whole log"), QMessageBox::AcceptRole);
        box.setDefaultButton(whole);
        const QPushButton* part = box.addButton(tr("These &lines alone"), QMessageBox::AcceptRole);
        box.exec();
        if (box.clickedButton() != whole && box.clickedButton() != part) return;
        some = box.clickedButton() == part;
    }
    const Result<QString> written = exportLog(title(), some ? shown : all, window);
    if (!written)
        show(written.problem());
    else if (!written->isEmpty() && m_notices != nullptr)
        m_notices->show(Notice::Kind::Done, tr("Written: %1").arg(*written))->closeAfter(Notice::kUnhurried);
}

}  // namespace tenaille::ui
