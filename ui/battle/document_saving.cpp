// SPDX-License-Identifier: MIT
#include "ui/battle/document_saving.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <chrono>
#include <memory>
#include <utility>

#include "core/io/asset_store.h"
#include "core/io/content_hash.h"
#include "core/io/document_limits.h"
#include "core/io/read_file.h"
#include "ui/battle/document_files.h"
#include "ui/battle/save_path.h"
#include "ui/scene/background.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

constexpr std::chrono::seconds kPatience{3};

}  // namespace

// Whoever gets here has been asked about unsaved changes: what is left in the journal is not wanted.
DocumentFiles::~DocumentFiles() {
    m_stop.request_stop();
    if (m_saving) m_saving->result.wait_for(kPatience);
    if (m_journal) m_journal->discard();
}

void DocumentFiles::keepForNextStart() {
    Q_EMIT typedWanted();
    if (m_saving && m_saving->result.wait_for(kPatience) == std::future_status::ready) {
        m_saving->window = nullptr;  // nobody is there to be asked
        m_saving->again = false;
        finishSaving();
    }
    m_flush.stop();
    if (!m_journal || !isModified()) return;
    flushed(m_journal->flush());
    m_journal.reset();  // unlocked, and not thrown away at the end
}

void DocumentFiles::saveBeside(QWidget* window) {
    Q_EMIT typedWanted();
    if (m_path.isEmpty())
        askSaveAs(window);
    else if (m_saving)
        m_saving->again = true;
    else if (const std::optional<Problem> refused = beginSaving(m_path, window, false))
        askElsewhere(*refused, m_path, window, false);
}

bool DocumentFiles::save(QWidget* window) {
    Q_EMIT typedWanted();
    return m_path.isEmpty() ? askSaveAs(window) : saveTo(m_path, window, false);
}

bool DocumentFiles::askSaveAs(QWidget* window) {
    Q_EMIT typedWanted();
    const bool isMap = m_document.encounter().kind == document::DocumentKind::Map;
    const QString ending = isMap ? QStringLiteral(".map.json") : QStringLiteral(".encounter.json");
    const QString suggested = m_path.isEmpty() ? QDir(folderToSave()).filePath(title() + ending) : m_path;
    const QString path = askSavePath(window, tr("Save as"), FileSort::Documents, suggested, documentFilter(),
                                     ending, {QStringLiteral(".json")});
    return !path.isEmpty() && saveTo(path, window, true);
}

bool DocumentFiles::saveTo(const QString& path, QWidget* window, bool overwriteForeign) {
    finishSaving();
    if (const std::optional<Problem> refused = beginSaving(path, window, overwriteForeign))
        return askElsewhere(*refused, path, window, overwriteForeign);
    return finishSaving();
}

// Pictures that were missing, and lie in the folder of the document now.
void DocumentFiles::takeReturnedPictures() {
    if (m_path.isEmpty()) return;
    const std::string path = m_path.toStdString();
    bool any = false;
    for (const std::string& name : document::namedAssets(m_document.encounter())) {
        if (m_document.encounter().assets.contains(name)) continue;
        const Result<document::AssetBytes> bytes = io::readAsset(path, io::assetFolderName(path), name);
        if (!bytes) continue;  // still missing
        m_document.addAsset(name, *bytes);
        any = true;
    }
    if (any) m_document.showAssets();
}

// The document as it is now counts as saved from here on; a save that fails takes that back.
std::optional<Problem> DocumentFiles::beginSaving(const QString& path, QWidget* window,
                                                  bool overwriteForeign) {
    const std::string absolute = QFileInfo(path).absoluteFilePath().toStdString();
    std::unique_ptr<io::DocumentLock> lock;
    if (!m_watch.holds(absolute)) {
        lock = std::make_unique<io::DocumentLock>(absolute);
        if (lock->otherOwner()) return io::openElsewhere(*lock->otherOwner(), absolute);
    }
    takeReturnedPictures();
    io::SaveOptions options;
    if (!overwriteForeign) options.expectedHash = m_hash;
    const auto encounter = std::make_shared<const document::Encounter>(m_document.encounter());
    if (m_journal) m_journal->beginSaving();
    auto promise = std::make_shared<std::promise<Result<io::SavedDocument>>>();
    m_saving =
        std::make_unique<RunningSave>(RunningSave{QString::fromStdString(absolute), window, overwriteForeign,
                                                  false, promise->get_future(), std::move(lock)});
    m_watch.hold();  // it would take the new file for somebody else's
    m_document.undoStack().setClean();
    Q_EMIT stateChanged();
    const QPointer<DocumentFiles> self(this);
    runBehindWindow([self, promise, encounter, absolute, options, journal = m_journal] {
        promise->set_value(journal ? io::saveJournaled(*encounter, absolute, options, *journal)
                                   : io::saveDocument(*encounter, absolute, options));
        QMetaObject::invokeMethod(qApp, [self] {
            using std::chrono::seconds;
            if (self && self->m_saving &&
                self->m_saving->result.wait_for(seconds(0)) == std::future_status::ready)
                self->takeSaved();
        });
    });
    return std::nullopt;
}

bool DocumentFiles::finishSaving() {
    bool good = true;
    while (m_saving) good = takeSaved();  // one that was asked for meanwhile follows
    return good;
}

bool DocumentFiles::takeSaved() {
    m_saving->result.wait();
    const std::unique_ptr<RunningSave> done = std::move(m_saving);
    const Result<io::SavedDocument> result = done->result.get();
    if (!result) return notSaved(result.problem(), *done);
    saved(*done, result->hash);
    if (done->again && isModified()) saveBeside(done->window);
    return true;
}

void DocumentFiles::dismissNotSaved() {
    for (const QPointer<Notice>& told : std::exchange(m_notSaved, {}))
        if (told) told->dismiss();
}

void DocumentFiles::saved(RunningSave& done, const std::string& hash) {
    const bool moved = m_path != done.path;
    setPath(done.path);
    m_hash = hash;
    m_unsaved = m_imported = false;
    if (m_restored) m_restored->dismiss();  // it asks for what is done now
    dismissNotSaved();
    watchFile(std::move(done.lock));
    Q_EMIT stateChanged();
    Q_EMIT fileUsed(m_path);
    keepVersion();
    if (moved) offerPictures();  // those that could not go along
}

// True: it was saved under another name.
bool DocumentFiles::notSaved(const Problem& problem, const RunningSave& done) {
    m_unsaved = true;
    m_document.undoStack().resetClean();
    m_watch.release();
    Q_EMIT stateChanged();
    return askElsewhere(problem, done.path, done.window, done.overwriteForeign);
}

// A dialog says it, and the notice stays where nobody has found a place for it.
bool DocumentFiles::askElsewhere(const Problem& problem, const QString& path, QWidget* window,
                                 bool overwriteForeign) {
    dismissNotSaved();
    const bool isAsked = !overwriteForeign && window != nullptr;
    if (isAsked) {
        const std::optional<std::string> theirs = path == m_path ? changedTo() : std::nullopt;
        const QString what = path + QStringLiteral("\n\n") + problemText(problem) + QStringLiteral("\n");
        if (theirs ? askAboutTheirs(what, *theirs, window)
                   : QMessageBox::question(window, tr("Not saved"),
                                           what + remedyText(problem) + QStringLiteral("\n\n") +
                                               tr("Save under another name?")) == QMessageBox::Yes &&
                         askSaveAs(window))
            return true;
        if (theirs && !isModified()) return false;  // theirs was loaded
    }
    m_notSaved << show(problem);
    return false;
}

// The hash of the file that another program put in the place of the one that is open here.
std::optional<std::string> DocumentFiles::changedTo() const {
    if (!m_hash) return std::nullopt;
    const Result<std::string> text = io::readFile(m_path.toStdString(), {io::kDocumentJson.bytes, true});
    if (!text) return std::nullopt;
    std::string hash = io::contentHash(*text);
    return hash != *m_hash ? std::optional(std::move(hash)) : std::nullopt;
}

// True: what is open here was saved. Their file stays among the earlier versions.
bool DocumentFiles::askAboutTheirs(const QString& what, const std::string& theirs, QWidget* window) {
    QMessageBox box(QMessageBox::Warning, tr("Not saved"), what, QMessageBox::Cancel, window);
    const QPushButton* other = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    const QPushButton* load = box.addButton(tr("&Load theirs"), QMessageBox::AcceptRole);
    const QPushButton* mine = box.addButton(tr("Keep &mine"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == other) return askSaveAs(window);
    if (box.clickedButton() == load && mayDrop(window)) openNow(m_path);
    if (box.clickedButton() != mine) return false;
    keepMine(theirs);
    return saveTo(m_path, window, false);
}

bool DocumentFiles::mayClose(QWidget* window) {
    Q_EMIT typedWanted();
    finishSaving();
    // A map that was imported and left as it came is still where it came from.
    const bool untouched = m_imported && m_document.undoStack().isClean();
    if (!isModified() || untouched) return true;
    QMessageBox box(
        QMessageBox::Warning, tr("Unsaved changes"),
        tr("%1 has changes that are not saved.").arg(title()) +
            (m_path.isEmpty() ? QLatin1Char('\n') + tr("It has no file yet: what is discarded cannot "
                                                       "be brought back.")
                              : QString()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window);
    box.setDefaultButton(QMessageBox::Save);
    box.button(QMessageBox::Save)->setText(tr("&Save"));
    // No letter alone, meant for something else, throws work away.
    box.button(QMessageBox::Discard)->setText(tr("Discard"));
    switch (box.exec()) {
        case QMessageBox::Save:
            return save(window);
        case QMessageBox::Discard:
            keepDiscarded();
            return true;
        default:
            return false;
    }
}

}  // namespace tenaille::ui
