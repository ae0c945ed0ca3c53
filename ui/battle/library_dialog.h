// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QList>
#include <optional>
#include <vector>

#include "core/actions/intent.h"
#include "ui/battle/creature_shelf.h"

class QComboBox;
class QFileSystemWatcher;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QSplitter;
class QStackedWidget;
class QTimer;
class QTreeView;

namespace tenaille::ui {

class BattleContext;
class EncounterLine;
class LibraryFilter;
class LibraryForm;
class LibraryModel;

// Ctrl+Shift+L: the creatures of the game master and of the program. They are looked up, edited, brought in
// from files and put on the board, one kind at a time, as a list in words or as the party.
class LibraryDialog final : public QDialog {
    Q_OBJECT

  public:
    // New creatures come near that cell.
    LibraryDialog(BattleContext& context, board::Cell near, QWidget* parent = nullptr,
                  const QString& path = personalLibraryPath());
    ~LibraryDialog() override;

    // Without asking which file. False: a problem, which the dialog tells.
    bool importFile(const QString& path, bool showReport = true);
    bool exportFile(const QString& path);

    CreatureShelf& shelf() { return m_shelf; }
    // The one that the list stands on; nullptr: none.
    const creatures::LibraryCreature* current() const;

    // In the form Esc leaves the form alone.
    void reject() override;

  Q_SIGNALS:
    // Creatures came to the board, all those with ids from `first` on.
    void added(tenaille::RecordId first);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void squeeze();
    void giveRoomToForm();
    QWidget* makeList();
    QWidget* makeSide();
    QWidget* makeAddRow();
    void connectParts();
    void reload(std::uint32_t select);
    void search();
    void showCurrent();
    void beginEdit(const creatures::LibraryCreature& creature, bool existing);
    void newCreature();
    void editCurrent();
    void duplicateCurrent();
    void save();
    void endEdit();
    void remove();
    void fitColumns();
    void takeBack();
    void beginAnew();
    // Another program may write the library while it is open here.
    void watchFile(const QString& path);
    void watchAgain();
    void lookAgain();
    void askImport();
    void askExport();
    std::optional<io::LibraryEdited> apply(const io::LibraryEdit& edit);
    void addCurrent();
    void addParty();
    void addList(const std::vector<creatures::ListedGroup>& groups);
    // An empty side: as each is stored.
    bool addGroups(std::vector<actions::TokenGroup> groups, const QString& side);
    std::vector<const creatures::LibraryCreature*> chosen() const;
    void tell(const QString& text, bool isProblem = false);
    void tell(const Problem& problem);
    // What is wrong with the library, if that was not told yet. False: nothing new.
    bool tellWrong();
    void refreshParty();

    BattleContext& m_context;
    board::Cell m_near;
    CreatureShelf m_shelf;
    LibraryModel* m_model = nullptr;
    LibraryFilter* m_filter = nullptr;
    std::vector<creatures::LibraryCreature> m_removed;       // last, to be put back
    std::optional<creatures::LibraryCreature> m_editedFrom;  // in the library; none: a new one
    QLineEdit* m_words = nullptr;
    QTreeView* m_list = nullptr;
    QLabel* m_count = nullptr;
    QSplitter* m_parts = nullptr;
    QList<int> m_widths;  // of the parts, while the form is not seen
    QWidget* m_left = nullptr;
    QWidget* m_below = nullptr;
    QStackedWidget* m_side = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_line = nullptr;
    QLabel* m_warning = nullptr;
    QLabel* m_details = nullptr;
    LibraryForm* m_form = nullptr;
    QPushButton* m_new = nullptr;
    QPushButton* m_edit = nullptr;
    QPushButton* m_duplicate = nullptr;
    QPushButton* m_delete = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_save = nullptr;
    QSpinBox* m_number = nullptr;
    QComboBox* m_sideChoice = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_party = nullptr;
    EncounterLine* m_inWords = nullptr;
    QLabel* m_told = nullptr;
    QPushButton* m_anew = nullptr;
    QFileSystemWatcher* m_watcher = nullptr;
    QTimer* m_settling = nullptr;
    QString m_path;
    QString m_wrong;     // problem or damage of the library that was told last
    QString m_setAside;  // damaged files that are kept now, to be told
};

}  // namespace tenaille::ui
