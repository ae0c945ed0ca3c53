// SPDX-License-Identifier: MIT
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <QTimer>
#include <map>
#include <optional>
#include <utility>

#include "core/rules/attack/attack.h"
#include "ui/battle/battle_context.h"
#include "ui/battle/commands.h"
#include "ui/battle/print_choices.h"
#include "ui/document/document.h"
#include "ui/gesture/overlay.h"
#include "ui/tools/tool_box.h"

class QLabel;
class QMenu;
class QSplitter;
class QToolButton;

namespace tenaille::ui {

class Appearance;
class BoardScene;
class BoardView;
class ClockStrip;
class DocumentFiles;
class Notice;
class NoticeStack;
class Overview;
class PlayerScreen;
class RecentFiles;
class SegmentedControl;
class SidePanel;

// The battle window: menus and bars around the board, the ruling at its side. It connects what the other
// parts do; it decides nothing.
class BattleWindow final : public QMainWindow {
    Q_OBJECT

  public:
    // The document and its files outlive the window.
    BattleWindow(Document& document, DocumentFiles& files, QWidget* parent = nullptr);
    ~BattleWindow() override;

    // Adds the menus of theme, language, units and recent files, and takes the units over.
    struct Preferences {
        Appearance& appearance;
        QStringList languages;  // "en", "fr"
        QString language;
        Units units;
        RecentFiles* recent = nullptr;
        int clockHeight = 0;     // pixels of the segments, 0: as many as they need
        QVariantMap print = {};  // storedChoices() of print_choices.h
        PlayerScreen* players = nullptr;
        QString playerScreen = {};  // the name of the screen that it was on last
        QVariantMap keys = {};      // Commands::chosenKeys()
    };
    void setPreferences(const Preferences& preferences);

    // What was selected and shown in the window that this one replaces.
    void continueFrom(const BattleWindow& before);

    // A word to somebody who is new here; goes with the first edit.
    void showAdvice(const QString& text);

    BattleContext& context() { return m_context; }
    Commands& commands() { return m_commands; }
    BoardView& view() const { return *m_view; }
    SidePanel& side() const { return *m_side; }
    ClockStrip& clock() const { return *m_clock; }

  Q_SIGNALS:
    void languageChosen(const QString& name);
    void unitsChosen(tenaille::ui::Units units);
    void clockHeightChosen(int pixels);
    void printChosen(const QVariantMap& choices);
    void playerScreenChosen(const QString& name);

  protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void buildMenus();
    void buildGameMenus();
    // Empty entries are lines between the others.
    QMenu* fillMenu(const QString& title, std::initializer_list<std::optional<Command>> entries);
    void buildTopBar();
    void buildToolStrip();
    void buildCentre();
    void buildStatusBar();
    void connectDocument();
    void connectCommands();
    void connectFileCommands();
    void connectTools();
    void connectModes();
    void connectFight();
    void connectLibrary();
    void beginFight();
    void joinFight();
    void stepForward();
    void tellStep();
    void woundCompanion(RecordId who);
    void orderAt(void (ClockStrip::*what)());
    void placeClock();
    void takeKeyboard();
    void followTurn();
    void strike();
    void refreshStepText(const board::ClockRecord& clock);
    void setEditing(bool editing);
    void addPlayerMenus();
    void connectPlayers();
    void takePlayers(PlayerScreen* players, const QString& screen);
    void openPlayers(bool open);
    void showHandout();
    void tellPlayerView();
    void tellIfBlack();
    void tellWhoWatches(bool editing);
    void tellForgotten(const board::SampleMask& area);
    void refreshPlayers();
    QString playersText(int hidden) const;
    void refreshFog();
    void addPlayerFrame(Overlay& overlay) const;
    void addPings(Overlay& overlay) const;
    void beginPointing();
    void endPointing();
    void shareRuler();
    void chooseWaitingPicture();
    void addPlayerActions(QMenu& menu);
    void showLayers();

    void refreshAll();
    void refreshFight();
    void refreshTitle();
    void refreshUndo();
    int undoRoom();
    void refreshSelection();
    void refreshRuling();
    void refreshOverlay();
    void refreshStatus();
    void refreshPointer(const PointerEvent& event);
    void refreshWhere(const PointerEvent& event);
    void followTool();
    void showRuling(const board::TokenRecord& attacker, const board::TokenRecord& target);
    bool shows(Command command) const;
    void addShown(const board::BoardView& board, const board::TokenRecord& attacker,
                  const board::TokenRecord& target, const attack::AttackQuestion& question,
                  const attack::AttackRuling& ruling);
    void showRule(const QString& id);
    void showDetails(RecordId record);
    void showEveryCorner(bool every);
    void addCreatures(std::vector<actions::TokenGroup> groups);
    board::Cell placeForNew() const;
    void showAdded(RecordId first);
    void pinOrTarget();
    void cycleTarget(int by);
    void jumpToOffer();
    bool stopsAtOffer();
    void refreshJoin();
    void toggleHidden();
    void removeSelection();
    void tellShown(Command command);
    void newTurn();
    void duplicate();
    bool duplicateElements();
    bool copySelection();
    void cutSelection();
    void tellWhoStays(const document::Encounter& before, const std::vector<RecordId>& gone);
    void paste();
    void pasteCopy(std::shared_ptr<const document::Encounter> copy, board::LatticePoint by, const char* verb);
    void changeBoardSize();
    void askPrint();
    void takeTyped(bool leaves);
    void addElementActions(QMenu& menu, const PointerEvent& event);
    bool addRoomActions(QMenu& menu, const PointerEvent& event);
    void addCopyActions(QMenu& menu);
    void partOffPiece(const PointerEvent& event);
    void showMenu(const PointerEvent& event);
    void askAboutDoor(RecordId door);
    void addDoorActions(QMenu& menu, RecordId door);
    void addLightActions(QMenu& menu, RecordId light);
    Notice* showProblem(const Problem& problem);
    void tellRefusal(const Problem& problem);

    Document& m_document;
    DocumentFiles& m_files;
    BattleContext m_context;
    ToolBox m_tools;
    Commands m_commands;
    BoardScene* m_scene = nullptr;
    BoardView* m_view = nullptr;
    Overview* m_overview = nullptr;
    SidePanel* m_side = nullptr;
    ClockStrip* m_clock = nullptr;
    std::vector<RecordId> m_acting;  // whose turn it was when it was looked at last
    QSplitter* m_rows = nullptr;     // the board above the clock
    int m_clockHeight = 0;           // as the game master wants it, 0: as much as the rows need
    PrintChoices m_printChoices;
    std::size_t m_clockRows = 0;  // that the present height was made for
    int m_clockNeeds = 0;         // pixels that they needed then
    QPointer<Notice> m_stepNotice;
    QPointer<Notice> m_refusal;
    std::optional<std::pair<int, int>> m_stoppedAt;  // round and segment whose offers were pointed out
    QPointer<QWidget> m_beforeOffer;                 // had the keyboard before the jump to an offer
    QPointer<Notice> m_shownNotice;
    QAction* m_turnEntry = nullptr;     // of the main bar
    QAction* m_visionEntry = nullptr;   // the same
    QAction* m_beginEntry = nullptr;    // the same
    QAction* m_forwardEntry = nullptr;  // the same
    NoticeStack* m_notices = nullptr;
    Overlay m_rulingOverlay;
    QString m_rulingHint;                   // in the corner of the board
    std::pair<RecordId, RecordId> m_ruled;  // of the last ruling: who against whom
    std::optional<RecordId> m_pointedAt;    // when the ruling was shown last
    QString m_rulingShort;                  // beside the pointer
    bool m_targetAtRight = false;
    bool m_everyCorner = false;
    std::optional<PointerEvent> m_pointer;  // where it was last

    QMenu* m_fileMenu = nullptr;
    QMenu* m_viewMenu = nullptr;
    QMenu* m_playersMenu = nullptr;
    QPointer<PlayerScreen> m_playerScreen;
    QString m_playerScreenName;
    QPointer<Notice> m_playerNotice;
    QPointer<Notice> m_watchNotice;
    bool m_isPointing = false;
    QTimer m_pointingEnds;  // keys that repeat are let go of for a moment
    SegmentedControl* m_mode = nullptr;
    std::map<Command, QAction*> m_stripEntries;
    QToolButton* m_undoButton = nullptr;
    QToolButton* m_redoButton = nullptr;
    QWidget* m_barRoom = nullptr;  // the empty part of the bar
    QLabel* m_where = nullptr;
    QLabel* m_distance = nullptr;
    QLabel* m_scale = nullptr;
    QLabel* m_saved = nullptr;
    QLabel* m_players = nullptr;
};

}  // namespace tenaille::ui
