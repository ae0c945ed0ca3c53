// SPDX-License-Identifier: MIT
//
// How the library dialog changes the library of the game master: by hand and by files.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QTreeView>
#include <algorithm>
#include <set>
#include <utility>

#include "core/io/asset_name.h"
#include "core/io/creatures/creature_file.h"
#include "core/io/file_name.h"
#include "core/io/import/picture_map.h"
#include "core/io/safe_writer.h"
#include "ui/battle/battle_context.h"
#include "ui/battle/import_report_dialog.h"
#include "ui/battle/library_dialog.h"
#include "ui/battle/library_form.h"
#include "ui/battle/library_model.h"
#include "ui/battle/save_path.h"
#include "ui/battle/stored_picture.h"
#include "ui/text/creature_text.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/picture_crop.h"

namespace tenaille::ui {

using creatures::LibraryCreature;

namespace {

constexpr int kSettling = 200;  // milliseconds: who writes a file does it in several steps

// The picture of one of a list goes to `pictures`: the one that lies beside the file, or an image of its
// folder that the list names, of which the head is taken. False: there is one, and it cannot be read; the
// creature shows its letters.
bool takePicture(const QString& list, LibraryCreature& creature, io::Assets& pictures) {
    std::string& asset = creature.token.picture;
    if (!asset.empty()) {
        const std::string file = QFile::encodeName(list).toStdString();
        const Result<document::AssetBytes> bytes = io::readAsset(file, io::assetFolderName(file), asset);
        if (bytes)
            pictures[asset] = *bytes;
        else
            asset.clear();
        return bytes.ok();
    }
    const QString image = QString::fromStdString(creature.image);
    const QString path = QFileInfo(list).dir().filePath(image);
    if (!io::isPictureName(creature.image) || QDir::isAbsolutePath(image) ||
        image.contains(QStringLiteral("..")) || !QFileInfo(path).isFile())
        return true;  // a name that means something elsewhere
    const Result<QImage> picture = readUsersPicture(path);
    Result<StoredPicture> stored = picture ? storedPicture(headOf(*picture, kTokenPictureSide))
                                           : Result<StoredPicture>(picture.problem());
    if (!stored) return false;
    asset = io::assetName(stored->bytes, stored->extension);
    pictures[asset] = std::make_shared<const std::string>(std::move(stored->bytes));
    return true;
}

// Beside the file that names them.
Outcome writePictures(const CreatureShelf& shelf, const std::vector<LibraryCreature>& list,
                      const std::string& file) {
    io::Assets pictures;
    std::set<std::string> named;
    for (const LibraryCreature& one : list) {
        if (one.token.picture.empty()) continue;
        Result<document::AssetBytes> bytes = shelf.picture(one.token.picture);
        if (!bytes) return bytes.problem();
        pictures[one.token.picture] = *std::move(bytes);
        named.insert(one.token.picture);
    }
    return io::writeAssets(file, io::assetFolderName(file), pictures, named);
}

}  // namespace

std::optional<io::LibraryEdited> LibraryDialog::apply(const io::LibraryEdit& edit) {
    const Result<io::LibraryEdited> edited = m_shelf.apply(edit);
    m_anew->setVisible(m_shelf.isLost());
    if (!edited) {
        tell(edited.problem());
        return std::nullopt;
    }
    watchAgain();
    m_wrong.clear();
    m_setAside = QDir::toNativeSeparators(QFile::decodeName(edited->setAside.c_str()));
    return *edited;
}

bool LibraryDialog::tellWrong() {
    m_anew->setVisible(m_shelf.isLost());
    const auto& wrong = m_shelf.problem() ? m_shelf.problem() : m_shelf.damage();
    const QString text = wrong ? QString::fromStdString(describe(*wrong)) : QString();
    if (std::exchange(m_wrong, text) == text || !wrong) return false;
    tell(*wrong);
    return true;
}

// Nothing is lost: the damaged files stay under other names.
void LibraryDialog::beginAnew() {
    const Result<io::LibraryBegun> begun = m_shelf.beginAnew();
    m_anew->setVisible(m_shelf.isLost());
    if (!begun) return tell(begun.problem());
    m_wrong.clear();
    reload(0);
    QStringList kept;
    for (const std::string& path : begun->setAside)
        kept << QDir::toNativeSeparators(QFile::decodeName(path.c_str()));
    QString text = tr("Your library begins anew with %n creature(s) that could be read.", nullptr,
                      static_cast<int>(begun->creatures));
    if (!kept.isEmpty()) text += QLatin1Char('\n') + tr("Kept: %1.").arg(kept.join(QStringLiteral(", ")));
    tell(text);
}

void LibraryDialog::watchFile(const QString& path) {
    m_path = path;
    m_watcher = new QFileSystemWatcher(this);
    m_settling = new QTimer(this);
    m_settling->setSingleShot(true);
    m_settling->setInterval(kSettling);
    const auto changed = [this] {
        watchAgain();
        m_settling->start();
    };
    connect(m_watcher, &QFileSystemWatcher::fileChanged, this, changed);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, changed);
    connect(m_settling, &QTimer::timeout, this, &LibraryDialog::lookAgain);
    watchAgain();
}

// The folder, too: whoever writes safely puts another file in the place of the first. Before the first
// creature is saved there is neither.
void LibraryDialog::watchAgain() {
    const QStringList watched = m_watcher->files() + m_watcher->directories();
    for (const QString& place : {m_path, QFileInfo(m_path).path()})
        if (!watched.contains(place) && QFileInfo::exists(place)) m_watcher->addPath(place);
}

void LibraryDialog::lookAgain() {
    const std::vector<LibraryCreature> before = m_shelf.personal();
    const LibraryCreature* here = current();
    const std::uint32_t id = here != nullptr ? here->id : 0;
    const std::string name = here != nullptr ? here->token.name : std::string();
    m_shelf.refresh();
    if (before == m_shelf.personal()) return (void)tellWrong();
    reload(id);
    for (int row = 0; row < m_filter->rowCount() && id == 0; ++row)
        if (const QModelIndex index = m_filter->index(row, 0);
            m_model->creature(m_filter->mapToSource(index).row())->token.name == name)
            m_list->setCurrentIndex(index);
    if (!tellWrong()) tell(tr("Another program changed your library: the list shows it as it is now."));
}

void LibraryDialog::beginEdit(const LibraryCreature& creature, bool existing) {
    m_editedFrom.reset();
    if (existing) m_editedFrom = creature;
    m_form->setCreature(creature);
    m_side->setCurrentIndex(1);
    giveRoomToForm();
    // What would change the list under the form waits.
    m_left->setEnabled(false);
    m_below->setEnabled(false);
    m_save->setDefault(true);
    tell(QString());
    m_form->focusName(!existing);
}

void LibraryDialog::newCreature() {
    LibraryCreature fresh;
    fresh.token.name = tr("New creature").toStdString();
    fresh.token.creature.side = "foe";
    fresh.token.creature.armorClass = 13;
    fresh.token.attackBonus = 3;
    fresh.token.hitPoints = fresh.token.maxHitPoints = 8;
    beginEdit(fresh, false);
}

// One of the program is not changed: a copy becomes the game master's, and stands before it in lists.
void LibraryDialog::editCurrent() {
    if (const LibraryCreature* one = current()) beginEdit(*one, one->id != 0);
}

void LibraryDialog::duplicateCurrent() {
    const LibraryCreature* one = current();
    if (one == nullptr) return;
    LibraryCreature copy = *one;
    copy.id = 0;
    copy.token.name = tr("%1 (copy)").arg(creatureName(*one)).toStdString();
    copy.names.clear();
    beginEdit(copy, false);
}

void LibraryDialog::save() {
    // A field that is being typed into gives what it has.
    m_save->setFocus();
    if (const QString fault = m_form->goToFault(); !fault.isEmpty()) return tell(fault, true);
    LibraryCreature made = m_form->creature();
    made.id = m_editedFrom ? m_editedFrom->id : 0;
    const auto edited = apply({{{made, m_editedFrom.value_or(LibraryCreature{})}}, {}, false});
    if (!edited) return;
    endEdit();
    reload(edited->ids.front());
    tell(edited->keptBoth > 0
             ? tr("%1 was changed by another program meanwhile: both are kept.").arg(creatureName(made))
             : tr("Saved to your library: %1.").arg(creatureName(made)));
}

void LibraryDialog::endEdit() {
    m_editedFrom.reset();
    m_side->setCurrentIndex(0);
    m_left->show();
    m_parts->setSizes(m_widths);
    m_left->setEnabled(true);
    m_below->setEnabled(true);
    m_save->setDefault(false);
    tell(QString());
    m_list->setFocus();
    showCurrent();
}

void LibraryDialog::reject() {
    if (m_side->currentIndex() == 1)
        endEdit();
    else
        QDialog::reject();
}

// Without a question: they can be put back.
void LibraryDialog::remove() {
    io::LibraryEdit edit;
    for (const LibraryCreature* one : chosen())
        if (one->id != 0) edit.removed.push_back(*one);
    if (edit.removed.empty()) return;
    const auto edited = apply(edit);
    if (!edited) return;
    m_removed = edit.removed;
    const int row = m_list->currentIndex().row();
    reload(0);
    m_list->setCurrentIndex(m_filter->index(std::min(row, std::max(0, m_filter->rowCount() - 1)), 0));
    QString text = tr("Deleted: %n creature(s). “Put back” takes it back.", nullptr,
                      static_cast<int>(m_removed.size() - edited->keptTheirs));
    if (edited->keptTheirs > 0)
        text += QLatin1Char('\n') + tr("Those that another program changed meanwhile stay.");
    tell(text);
    m_list->setFocus();
}

void LibraryDialog::takeBack() {
    io::LibraryEdit edit;
    for (const LibraryCreature& one : m_removed) edit.puts.push_back({one, one});
    if (edit.puts.empty()) return;
    const auto edited = apply(edit);
    if (!edited) return;
    const int count = static_cast<int>(m_removed.size());
    m_removed.clear();
    reload(edited->ids.front());
    tell(tr("Put back: %n creature(s).", nullptr, count));
}

void LibraryDialog::askImport() {
    const QString path =
        askFileToOpen(this, tr("Import creatures"), FileSort::Creatures, lastFolder(FileSort::Creatures),
                      tr("Creatures (*.json *.csv *.txt)") + QStringLiteral(";;") + tr("All files (*)"));
    if (!path.isEmpty()) importFile(path);
}

bool LibraryDialog::importFile(const QString& path, bool showReport) {
    const Result<io::CreaturesRead> read = io::readCreatures(QFile::encodeName(path).toStdString());
    if (!read) {
        tell(read.problem());
        return false;
    }
    io::LibraryEdit edit;
    edit.onlyMissing = true;
    int unread = 0;
    for (const LibraryCreature& one : read->creatures) {
        LibraryCreature fresh = one;
        fresh.id = 0;
        if (!takePicture(path, fresh, edit.pictures)) ++unread;
        edit.puts.push_back({std::move(fresh), {}});
    }
    const auto edited = apply(edit);
    if (!edited) return false;
    const auto first =
        std::find_if(edited->ids.begin(), edited->ids.end(), [](std::uint32_t id) { return id != 0; });
    reload(first != edited->ids.end() ? *first : 0);
    QString text = tr("%1: %n creature(s) came into your library.", nullptr,
                      static_cast<int>(read->creatures.size() - edited->there))
                       .arg(QFileInfo(path).fileName());
    if (edited->there > 0)
        text += QLatin1Char(' ') +
                tr("%n of the file were there already.", nullptr, static_cast<int>(edited->there));
    if (unread > 0)
        text += QLatin1Char(' ') +
                tr("%n picture(s) could not be read: those creatures show their letters.", nullptr, unread);
    tell(text);
    if (showReport && !read->notes.empty()) showImportNotes(text, read->notes, m_context.units(), this);
    return true;
}

void LibraryDialog::askExport() {
    const QString path = askSavePath(
        this, tr("Export creatures"), FileSort::Creatures, tr("creatures") + QStringLiteral(".json"),
        tr("Creatures of Tenaille (*.json)") + QStringLiteral(";;") + tr("Table (*.csv)"),
        QStringLiteral(".json"), {QStringLiteral(".json"), QStringLiteral(".csv")});
    if (!path.isEmpty()) exportFile(path);
}

// What is selected; when that is one alone, all that the list shows.
bool LibraryDialog::exportFile(const QString& path) {
    std::vector<LibraryCreature> list;
    const auto selected = chosen();
    if (selected.size() > 1) {
        for (const LibraryCreature* one : selected) list.push_back(*one);
    } else {
        for (int row = 0; row < m_filter->rowCount(); ++row)
            list.push_back(*m_model->creature(m_filter->mapToSource(m_filter->index(row, 0)).row()));
    }
    std::vector<io::ImportNote> lost;
    const std::string file = QFile::encodeName(path).toStdString();
    const std::string text = io::writeCreatures(list, file, lost);
    if (io::hasExtension(file, "json"))
        if (const Outcome stored = writePictures(m_shelf, list, file); !stored) {
            tell(stored.problem());
            return false;
        }
    if (const Outcome written = io::writeFileSafely(file, text); !written) {
        tell(written.problem());
        return false;
    }
    QString told = tr("Written: %n creature(s) to %1.", nullptr, static_cast<int>(list.size()))
                       .arg(QDir::toNativeSeparators(path));
    if (!lost.empty())
        told += QLatin1Char('\n') + tr("A table cannot hold all of %n of them; JSON keeps everything.",
                                       nullptr, static_cast<int>(lost.front().count));
    tell(told);
    return true;
}

}  // namespace tenaille::ui
