// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>

#include "core/base/result.h"
#include "core/io/asset_store.h"
#include "core/io/document_file.h"
#include "core/io/import/importer.h"
#include "core/io/journal.h"
#include "ui/battle/file_watch.h"
#include "ui/battle/map_export.h"
#include "ui/document/document.h"

class QWidget;

namespace tenaille::io {
struct SalvagedDocument;
struct PictureHeader;
struct UnsavedWork;
}  // namespace tenaille::io

namespace tenaille::ui {

class Notice;
class NoticeStack;
class ProgressNotice;
struct LogLine;
struct RunningSave;

// What the dialog that opens documents lists: first everything that can be opened, foreign maps too.
QString openFilter();
QString documentFilter();

// The file of the open document: opening, importing, saving, and the questions that go with them. Long work
// runs in a thread of its own; whatever fails leaves the open document as it was.
class DocumentFiles final : public QObject {
    Q_OBJECT

  public:
    explicit DocumentFiles(Document& document, QObject* parent = nullptr);
    ~DocumentFiles() override;

    // Where results and problems are shown.
    void setNotices(NoticeStack* notices);

    // Its documents are opened as copies from menus and by dropping, so that nobody saves over a sample. The
    // first dialog to open something starts there.
    void setSampleFolder(const QString& folder);

    const QString& path() const { return m_path; }
    QString title() const;      // "tomb.encounter.json", "Untitled"
    QString stateText() const;  // "Saved", "2 changes not saved"
    bool isModified() const;

    // Opens a document of ours or imports a foreign map, whichever the name says. Asks first about unsaved
    // changes.
    void openDropped(const QString& path, QWidget* window);
    // Nothing to lose, nothing to ask. A small document of ours is there afterwards, or refused (false); a
    // large one and a foreign map come later.
    bool openNow(const QString& path);
    // A copy of a document of ours that has no name yet: saving asks where.
    bool openSample(const QString& path);

    void askNew(QWidget* window);
    void askOpen(QWidget* window);
    void askImport(QWidget* window);
    // A picture of the user's under the map (PNG, JPEG, WebP), as one undo step. A board with nothing on it
    // takes its size from the picture: the window asks, without one the guess counts.
    void askPicture(QWidget* window);
    void setPicture(const QString& path, QWidget* window);
    // One that was opened or dropped: asks whether it is a new map, unless the board is bare.
    void openPicture(const QString& path, QWidget* window);
    // A map of its own from a picture. The open document stays until its size was accepted, and asks then
    // whether it may go.
    void newFromPicture(const QString& path, QWidget* window);
    // The window goes on meanwhile; what is done before the file is written is not in it.
    void saveBeside(QWidget* window);
    // Waits for a save that is going on. False: it failed, and the user did not save elsewhere.
    bool finishSaving();
    // These two are done when they return.
    bool save(QWidget* window);
    bool askSaveAs(QWidget* window);
    // The earlier versions that were kept of the file, to go back to one.
    void askVersion(QWidget* window);
    void askExportPicture(QWidget* window);
    void askExportForOthers(QWidget* window);
    // The document with its pictures in one file (core/io/bundle.h).
    void askPack(QWidget* window);
    // Where only some of the lines are shown or selected it is asked which.
    void askExportLog(const std::vector<LogLine>& all, const std::vector<LogLine>& shown, QWidget* window);
    // Before the document goes away: asks whether to save. False: stay.
    bool mayClose(QWidget* window);

    // Without a question: what is not saved, and what is still being typed, is offered at the next start.
    void keepForNextStart();
    // Tells of work that a crash left in a journal, with buttons to take it back or to throw it away.
    void offerRecovery(QWidget* window);
    // The same when the game master asks for it: also says that there is none.
    void askUnsaved(QWidget* window);

  Q_SIGNALS:
    void stateChanged();
    // Before the document is saved, asked about or packed: what is still being typed belongs to it.
    void typedWanted();
    void emptyBoardMade();
    // A document was opened or saved under this path.
    void fileUsed(const QString& path);

  private:
    template <class T>
    void readBeside(const QString& text, std::function<Result<T>(const io::ReadWatch&)> read,
                    std::function<void(Result<T>)> done);
    bool readDone(const QString& path, Result<io::LoadedDocument> loaded);
    void offerChanged(const QString& path, std::function<void()> open);
    void startImport(const QString& path);
    void importPart(const QString& path, const std::string& part);
    void importDone(Result<io::Imported> result);
    void askOpenings(const std::vector<RecordId>& openings, const std::function<void(bool windows)>& choose);
    // A problem: it was not begun, and nothing changed.
    std::optional<Problem> beginSaving(const QString& path, QWidget* window, bool overwriteForeign);
    bool saveTo(const QString& path, QWidget* window, bool overwriteForeign);
    void dismissNotSaved();
    bool takeSaved();
    void saved(RunningSave& done, const std::string& hash);
    bool notSaved(const Problem& problem, const RunningSave& done);
    bool askElsewhere(const Problem& problem, const QString& path, QWidget* window, bool overwriteForeign);
    std::optional<std::string> changedTo() const;
    bool askAboutTheirs(const QString& what, const std::string& theirs, QWidget* window);
    bool isSample(const QString& path) const;
    QString folderToOpen() const;
    QString folderToSave() const;
    QString folderOfDocument() const;  // empty: it has none
    void openCopy(const QString& path);
    void adopt(document::Encounter encounter, const QString& path, std::optional<std::string> hash,
               bool imported = false);
    Notice* show(const Problem& problem);  // nullptr: nowhere
    void bringPicture(const QString& path, bool asNew, QWidget* window);
    void layPicture(const QString& path, document::AssetBytes bytes, const io::PictureHeader& header,
                    bool asNew, QWidget* window);
    void keepVersion();
    void tellNoVersion(const Problem& why);
    void goBackTo(const document::Encounter& encounter, const QString& time);
    void watchFile(std::unique_ptr<io::DocumentLock> lock = {});
    void tellOpenElsewhere(const io::LockOwner& owner);
    void offerChangedFile();
    void keepMine(const std::string& theirs);
    void tellGone();
    void takeBackTold();
    bool mayDrop(QWidget* window);
    void offerPictures();
    void takeReturnedPictures();
    void lookForPictures(const std::set<std::string>& missing, const QString& folder);
    void takePictures(const io::Assets& found, std::size_t missing);
    void keepDiscarded();
    void offerVersion(const QString& path, Notice* notice);
    void offerSalvage(const QString& path, Notice* notice);
    void tellFound(const QString& first, const std::vector<Problem>& found);
    void takeSalvaged(const io::SalvagedDocument& salvaged, const QString& path);
    void startJournal(bool worthKeeping);
    void journal(const document::ChangeSet& changes);
    void flushJournal();
    void flushed(const Outcome& outcome);
    void tellUnprotected();
    void offerUnread(const io::UnsavedWork& work, QWidget* window);
    void setPath(const QString& path);
    void offer(const io::UnsavedWork& work, QWidget* window);
    void discard(const std::string& journal);
    Outcome restore(const std::string& journal);

    Document& m_document;
    NoticeStack* m_notices = nullptr;
    QString m_path;                     // empty: never saved
    QString m_samples;                  // their folder
    std::optional<std::string> m_hash;  // of the file as we know it
    FileWatch m_watch;
    QPointer<Notice> m_changedFile;
    QPointer<Notice> m_elsewhere;      // "… is open elsewhere"
    QPointer<Notice> m_missing;        // pictures
    QPointer<Notice> m_goneFile;       // "… is no longer there"
    QPointer<Notice> m_unprotected;    // "Nothing is kept for a crash"
    QPointer<Notice> m_restored;       // "Save to keep them"
    QList<QPointer<Notice>> m_offers;  // of what a crash left
    MapExport m_picture{".png"};       // what was asked of the last one
    std::unique_ptr<RunningSave> m_saving;
    QList<QPointer<Notice>> m_notSaved;  // until it is saved all the same
    bool m_gone = false;                 // the file: what is open here may be all that is left
    bool m_unsaved = false;   // imported or recovered: not on the disk although the undo stack is clean
    bool m_imported = false;  // it came from a foreign map, which is still there
    std::shared_ptr<io::Journal> m_journal;   // of the open document; flushed by another thread
    QTimer m_flush;                           // gathers the changes of a moment
    std::optional<Problem> m_journalProblem;  // why nothing is kept for a crash; said once
    bool m_toldNoVersion = false;
    std::stop_source m_stop;  // of the running reading
    quint64 m_job = 0;        // results of older jobs are dropped
};

}  // namespace tenaille::ui
