// SPDX-License-Identifier: MIT
//
// The earlier versions of the open document: kept beside the window's work, and taken back.
#include <QApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QPointer>
#include <QPushButton>
#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include "core/io/asset_store.h"
#include "core/io/bundle.h"
#include "core/io/content_hash.h"
#include "core/io/document_format.h"
#include "core/io/read_file.h"
#include "core/io/salvage.h"
#include "core/io/versions.h"
#include "ui/battle/document_files.h"
#include "ui/battle/versions_dialog.h"
#include "ui/scene/background.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

// The file as it is on the disk; nothing is kept of one that is no longer what was read or written.
Outcome keepFile(const std::string& path, const std::string& hash, std::int64_t now) {
    const Result<std::string> folder = io::versionsFolder();
    if (!folder) return folder.problem();
    const Result<std::string> text = io::readFile(path);
    if (!text) return text.problem();
    if (io::contentHash(*text) != hash) return Done{};
    return io::keepVersion(*folder, path, *text, now);
}

std::vector<io::Version> keptOf(const QString& path) {
    const Result<std::string> folder = io::versionsFolder();
    return folder ? io::versionsOf(*folder, path.toStdString()) : std::vector<io::Version>();
}

}  // namespace

// The window never waits for it.
void DocumentFiles::keepVersion() {
    if (m_path.isEmpty() || !m_hash) return;
    const QPointer<DocumentFiles> self(this);
    runBehindWindow(
        [self, path = m_path.toStdString(), hash = *m_hash, now = QDateTime::currentSecsSinceEpoch()] {
            const Outcome kept = keepFile(path, hash, now);
            if (kept) return;
            QMetaObject::invokeMethod(qApp, [self, problem = kept.problem()] {
                if (self) self->tellNoVersion(problem);
            });
        });
}

// Once is enough.
void DocumentFiles::tellNoVersion(const Problem& why) {
    if (std::exchange(m_toldNoVersion, true) || m_notices == nullptr) return;
    m_notices->show(Notice::Kind::Warning, tr("No earlier versions of this document are kept.") +
                                               QLatin1Char('\n') + placedText(why));
}

void DocumentFiles::askVersion(QWidget* window) {
    std::vector<io::Version> versions = m_path.isEmpty() ? std::vector<io::Version>() : keptOf(m_path);
    if (versions.empty()) {
        if (m_notices != nullptr)
            m_notices->show(Notice::Kind::Info, tr("There is no earlier version yet: each save keeps one."))
                ->closeAfter(Notice::kUnhurried);
        return;
    }
    VersionsDialog dialog(std::move(versions), m_path, window);
    if (dialog.exec() != QDialog::Accepted || !dialog.chosen()) return;
    goBackTo(dialog.chosen()->encounter, dialog.chosenTime());
}

// One step, which undo takes back.
void DocumentFiles::goBackTo(const document::Encounter& encounter, const QString& time) {
    for (const auto& [name, bytes] : encounter.assets) m_document.addAsset(name, bytes);
    document::ChangeSet changes = document::diff(m_document.encounter(), encounter);
    changes.name = "backToVersion";
    changes.arguments = {time.toStdString()};
    if (changes.empty()) {
        if (m_notices != nullptr)
            m_notices->show(Notice::Kind::Info, tr("That is what you have before you."))
                ->closeAfter(Notice::kUnhurried);
        return;
    }
    const Outcome done = m_document.perform(changes);
    if (!done) show(done.problem());
}

// What the game master throws away is an earlier version of the file like any other: it may have been a slip.
void DocumentFiles::keepDiscarded() {
    if (m_path.isEmpty() || m_document.undoStack().isClean()) return;
    const std::string path = m_path.toStdString();
    const std::string pictures =
        document::namedAssets(m_document.encounter()).empty() ? "" : io::assetFolderName(path);
    const Result<std::string> folder = io::versionsFolder();
    const Outcome kept =
        folder ? io::keepVersion(*folder, path, io::writeDocument(m_document.encounter(), pictures),
                                 QDateTime::currentSecsSinceEpoch())
               : Outcome(folder.problem());
    if (!kept) tellNoVersion(kept.problem());
}

// What of it can still be read, counted behind the window.
void DocumentFiles::offerSalvage(const QString& path, Notice* notice) {
    if (notice == nullptr || io::isBundleName(path.toStdString())) return;
    const QPointer<DocumentFiles> self(this);
    const QPointer<Notice> there(notice);
    runBehindWindow([self, there, path] {
        Result<io::SalvagedDocument> read = io::salvageFile(path.toStdString());
        if (!read) return;
        auto salvaged = std::make_shared<io::SalvagedDocument>(std::move(read).value());
        QMetaObject::invokeMethod(qApp, [self, there, path, salvaged] {
            if (!self || !there) return;
            const auto count = static_cast<int>(salvaged->kept);
            connect(there->addAction(tr("Open what can be read (%n)", nullptr, count)), &QPushButton::clicked,
                    self, [self, path, salvaged] {
                        if (self->mayClose(QApplication::activeWindow())) self->takeSalvaged(*salvaged, path);
                    });
        });
    });
}

// The damaged file stays as it is: saving asks for a place.
void DocumentFiles::takeSalvaged(const io::SalvagedDocument& salvaged, const QString& path) {
    adopt(salvaged.loaded.encounter, {}, std::nullopt, true);
    offerPictures();
    const QString name = QFileInfo(path).fileName();
    const QString first =
        salvaged.lost == 0
            ? tr("All that stands in %1 could be read; it is a document of its own.").arg(name)
            : tr("At least %n element(s) of %1 are lost; the others are here, in a document of their own.",
                 nullptr, static_cast<int>(salvaged.lost))
                  .arg(name);
    tellFound(first, salvaged.told);
}

// In one notice, below the first line, if there is one. Missing pictures are told together (offerPictures).
void DocumentFiles::tellFound(const QString& first, const std::vector<Problem>& found) {
    constexpr int kMostTold = 5;
    QStringList lines;
    if (!first.isEmpty()) lines << first;
    int told = 0;
    std::string_view remedy;
    for (Problem problem : found) {
        if (problem.place == "pictures" || ++told > kMostTold) continue;
        problem.file.clear();
        QString line = placedText(problem);
        if (problem.remedy != std::exchange(remedy, problem.remedy))  // once for those that follow each other
            line += QLatin1Char(' ') + remedyText(problem);
        lines << line;
    }
    if (told > kMostTold) lines << tr("and %n more", nullptr, told - kMostTold);
    if (m_notices != nullptr && !lines.isEmpty())
        m_notices->show(Notice::Kind::Warning, lines.join(QLatin1Char('\n')));
}

// A file that cannot be read, and what it was before.
void DocumentFiles::offerVersion(const QString& path, Notice* notice) {
    if (notice == nullptr) return;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    for (const io::Version& version : keptOf(absolute)) {
        Result<io::LoadedDocument> loaded = io::loadVersion(version, absolute.toStdString());
        if (!loaded) continue;
        auto kept = std::make_shared<document::Encounter>(std::move(loaded->encounter));
        connect(notice->addAction(tr("Open the version of: %1").arg(timeOf(version))), &QPushButton::clicked,
                this, [this, kept] {
                    if (mayClose(QApplication::activeWindow())) adopt(*kept, {}, std::nullopt, true);
                });
        return;
    }
}

}  // namespace tenaille::ui
