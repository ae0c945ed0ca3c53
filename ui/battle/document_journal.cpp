// SPDX-License-Identifier: MIT
//
// The journal of the open document, and what a crash left in the journals of others.
#include <QApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <utility>

#include "core/io/content_hash.h"
#include "core/io/read_file.h"
#include "core/io/recovery.h"
#include "core/io/versions.h"
#include "ui/battle/document_files.h"
#include "ui/scene/background.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

// What has become of the file that had that hash.
struct Fate {
    QString told;      // empty: nothing
    std::string hash;  // that it has now; empty: it is not there, or cannot be read
};
Fate fateOf(const QString& path, const std::string& hash) {
    if (!QFileInfo::exists(path))
        return {DocumentFiles::tr("The file itself is no longer there: saving writes it anew."), {}};
    const Result<std::string> text = io::readFile(path.toStdString());
    if (!text.ok()) return {};
    const std::string now = io::contentHash(*text);
    if (now == hash) return {{}, now};
    return {DocumentFiles::tr("The file itself has changed since then: saving asks before it writes."), now};
}

}  // namespace

void DocumentFiles::startJournal(bool worthKeeping) {
    m_journal.reset();
    const Result<std::string> folder = io::journalFolder();
    if (!folder) {
        flushed(folder.problem());
        return;
    }
    const io::JournalOrigin origin{m_path.toStdString(), m_hash.value_or(std::string()), worthKeeping};
    m_journal = std::make_shared<io::Journal>(*folder, m_document.encounter(), origin);
    if (worthKeeping) m_flush.start();
}

void DocumentFiles::journal(const document::ChangeSet& changes) {
    if (!m_journal || changes.empty()) return;
    // Whatever the file has: what an undo named no longer was not saved with it, and may come back.
    for (const std::string& name : document::assetsNamedBy(changes))
        if (const auto asset = m_document.encounter().assets.find(name);
            asset != m_document.encounter().assets.end())
            m_journal->addAsset(name, asset->second);
    m_journal->append(changes);
    if (!m_flush.isActive()) m_flush.start();
}

// The disk may be slow: the window never waits for it.
void DocumentFiles::flushJournal() {
    const QPointer<DocumentFiles> self(this);
    runBehindWindow([self, journal = m_journal] {
        const Outcome outcome = journal ? journal->flush() : Outcome(Done{});
        QMetaObject::invokeMethod(qApp, [self, outcome] {
            if (self) self->flushed(outcome);
        });
    });
}

void DocumentFiles::flushed(const Outcome& outcome) {
    const bool isKnown = m_journalProblem.has_value();
    m_journalProblem = outcome ? std::nullopt : std::optional(outcome.problem());
    if (!m_journalProblem && m_unprotected) m_unprotected->dismiss();
    if (m_journalProblem && !isKnown) tellUnprotected();
}

void DocumentFiles::tellUnprotected() {
    if (m_notices == nullptr) return;  // setNotices() comes back to it
    const Problem& why = *m_journalProblem;
    m_unprotected = m_notices->show(Notice::Kind::Warning, tr("Nothing is kept for a crash: save often.") +
                                                               QLatin1Char('\n') + placedText(why));
}

void DocumentFiles::setNotices(NoticeStack* notices) {
    m_notices = notices;
    if (m_journalProblem) tellUnprotected();
}

void DocumentFiles::offerRecovery(QWidget* window) {
    const Result<std::string> folder = io::journalFolder();
    if (!folder || m_notices == nullptr) return;
    // Those that are shown already come anew.
    for (const QPointer<Notice>& offer : std::exchange(m_offers, {}))
        if (offer) offer->dismiss();
    for (const io::UnsavedWork& work : io::unsavedWork(*folder)) {
        if (work.trouble == io::UnsavedWork::Trouble::None)
            offer(work, window);
        else
            offerUnread(work, window);
    }
}

void DocumentFiles::askUnsaved(QWidget* window) {
    offerRecovery(window);
    if (m_offers.isEmpty() && m_notices != nullptr)
        m_notices->show(Notice::Kind::Info, tr("Nothing was left unsaved."));
    else if (m_notices != nullptr)
        m_notices->takeKeyboard();
}

void DocumentFiles::offer(const io::UnsavedWork& work, QWidget* window) {
    QString name = work.documentPath.empty()
                       ? QString::fromStdString(work.title)
                       : QFileInfo(QString::fromStdString(work.documentPath)).fileName();
    if (name.isEmpty()) name = tr("an untitled encounter");
    const QDateTime time = QDateTime::fromSecsSinceEpoch(work.time);
    // To the second: two of one document tell which is which.
    const QString when = QLocale().toString(time.date(), QLocale::ShortFormat) + QLatin1Char(' ') +
                         QLocale().toString(time.time(), QStringLiteral("HH:mm:ss"));
    // An import that nobody has changed yet is work too.
    const QString left = work.actions > 0
                             ? tr("Tenaille ended unexpectedly. There are %n step(s) of %1 that were not "
                                  "saved, undone ones too; the last is from %2.",
                                  nullptr, static_cast<int>(work.actions))
                             : tr("Tenaille ended unexpectedly. %1 from %2 has never been saved.");
    Notice* notice = m_notices->show(Notice::Kind::Warning, left.arg(name, when));
    m_offers.append(notice);
    notice->outliveDocument();
    connect(notice->addAction(tr("Restore")), &QPushButton::clicked, this, [this, work, window] {
        if (!mayClose(window)) return offer(work, window);  // another time
        if (const Outcome restored = restore(work.journal); !restored) {
            offer(work, window);
            show(restored.problem());  // last: the newest stays
        }
    });
    connect(notice->addAction(tr("Discard")), &QPushButton::clicked, this, [this, work, window, name] {
        const auto answer = QMessageBox::question(
            window, tr("Unsaved changes"),
            tr("Discard what was not saved of %1? It cannot be brought back.").arg(name),
            QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
        answer == QMessageBox::Discard ? discard(work.journal) : offer(work, window);
    });
}

// Another window may have taken it meanwhile.
void DocumentFiles::discard(const std::string& journal) {
    const Outcome gone = io::discardWork(journal);
    if (!gone) show(gone.problem());
}

// Nothing here can read it, but somebody may know how: it goes only when the game master says so.
void DocumentFiles::offerUnread(const io::UnsavedWork& work, QWidget* window) {
    using Trouble = io::UnsavedWork::Trouble;
    const std::string& journal = work.journal;
    // Its path may be long: it wraps behind every folder.
    const QString path =
        QString::fromStdString(journal).replace(QLatin1Char('/'), QStringLiteral("/") + QChar(0x200B));
    const QString text = work.trouble == Trouble::Newer
                             ? tr("A newer version of Tenaille kept what was not saved: %1").arg(path) +
                                   QLatin1Char('\n') + tr("Start that version to get it back.")
                         : work.trouble == Trouble::Unreadable
                             ? tr("What was not saved cannot be opened: %1").arg(path) + QLatin1Char('\n') +
                                   problemText(*work.why) + QLatin1Char(' ') + remedyText(*work.why)
                             : tr("Tenaille ended unexpectedly, and what it kept is damaged: %1").arg(path) +
                                   QLatin1Char('\n') +
                                   tr("Open the document itself; its last saved state is untouched.");
    Notice* notice = m_notices->show(Notice::Kind::Warning, text);
    m_offers.append(notice);
    notice->outliveDocument();
    if (work.trouble != Trouble::Damaged) return;
    connect(notice->addAction(tr("Keep it aside")), &QPushButton::clicked, this, [this, journal] {
        const Result<std::string> kept = io::setWorkAside(journal);
        if (kept)
            m_notices->show(Notice::Kind::Done, tr("Kept: %1").arg(QString::fromStdString(*kept)));
        else
            show(kept.problem());
    });
    connect(notice->addAction(tr("Discard")), &QPushButton::clicked, this, [this, work, window] {
        const auto answer = QMessageBox::question(
            window, tr("Unsaved changes"),
            tr("Discard %1? It cannot be brought back.").arg(QString::fromStdString(work.journal)),
            QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
        answer == QMessageBox::Discard ? discard(work.journal) : offerUnread(work, window);
    });
}

Outcome DocumentFiles::restore(const std::string& journal) {
    const Result<std::string> versions = io::versionsFolder();
    Result<io::RecoveredDocument> recovered = io::recover(journal, versions ? *versions : std::string());
    if (!recovered) return recovered.problem();
    setPath(QString::fromStdString(recovered->documentPath));
    m_hash = recovered->baseHash.empty() ? std::nullopt : std::optional(recovered->baseHash);
    m_flush.stop();
    if (m_journal) m_journal->discard();
    m_journal = std::move(recovered->journal);
    m_unsaved = true;
    m_imported = false;
    m_document.reset(std::move(recovered->encounter));
    tellFound({}, recovered->notices);
    const Fate fate = m_hash ? fateOf(m_path, *m_hash) : Fate();
    watchFile();
    // What the file is now is told here: only what others do to it from now on is news.
    if (!fate.told.isEmpty() && !fate.hash.empty()) m_watch.watch(m_path, fate.hash);
    Q_EMIT stateChanged();
    QString text = tr("Your work is restored. Save to keep it.") + QLatin1Char('\n') +
                   tr("The steps before the crash cannot be undone.");
    if (!fate.told.isEmpty()) text += QLatin1Char('\n') + fate.told;
    m_restored = m_notices->show(fate.told.isEmpty() ? Notice::Kind::Done : Notice::Kind::Warning, text);
    if (fate.told.isEmpty()) m_restored->closeAfter(Notice::kUnhurried);
    return Done{};
}

}  // namespace tenaille::ui
