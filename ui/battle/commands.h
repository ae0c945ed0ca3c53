// SPDX-License-Identifier: MIT
//
// Every command of the battle window with its text, keys and icon: menus, tool strip, key sheet and palette
// are made from this one list (design/keys).
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <QVariantMap>
#include <array>
#include <optional>

#include "ui/style/icon.h"

namespace tenaille::ui {

// clang-format off
enum class Command {
    New, Open, Import, Picture, Save, SaveAs, Versions, Unsaved, ExportPicture, ExportMap, Pack, Print, Quit,
    Undo, Redo, Cut, Copy, Paste, SelectAll, Delete, Duplicate,
    ZoomIn, ZoomOut, ZoomFit, ZoomFull, CentreSelection, ToggleGrid, ShowArcs, ShowLines, ShowThreat,
    ShowReachable, ShowFlanking, TintCover, ShowOverview, BoardInWords, Log, Messages, FullScreen,
    BoardSize, AddCreatures, CreatureLibrary, AddParty, SaveToLibrary, Details, HitPoints, Conditions, TokenPicture, Mount, Hide, NewTurn, PinTarget, NextTarget, PreviousTarget, ApplyRuling, RollDice, Rules,
    BeginFight, EndFight, FightSummary, JoinFight, DeclareRound, ActNow, DelayTurn, ReadyTurn, StepForward, StepBack, OrderStrike, ChangeOrder,
    WithdrawOrder, NextOffer, StopAtOffers, ShowClock,
    SelectTool, PanTool, TargetTool, MeasureTool, AreaTool, TurnTool, WallTool, RoomTool, DoorTool, TerrainTool, LightTool,
    PropTool, TextTool, NoteTool, AlignTool, VisionTool, KeyPointer,
    FogTool, FrameTool, EditMap, RunEncounter,
    PlayerWindow, ShowPlayers, HoldPlayers, PushPlayers, BlackoutPlayers, Handout, WaitingPicture, ShareNetwork, ShareRuler, PlayersWholeBoard, PlayersFollowView,
    PlayersThisView, TrueSize, TurnPlayers, ShowFog, RevealSeen, ForgetFog,
    FindAction, ExportLog, Tour, KeySheet, ChangeKeys, About,
    Count
};
// clang-format on
// What the board shows of rulings, each switched by a key.
inline constexpr std::array kShownOfRulings{Command::ShowArcs, Command::ShowLines, Command::ShowThreat,
                                            Command::ShowReachable, Command::ShowFlanking};
// The tools of map mode.
inline constexpr std::array kMapTools{
    Command::WallTool, Command::RoomTool, Command::DoorTool, Command::TerrainTool, Command::LightTool,
    Command::PropTool, Command::TextTool, Command::NoteTool, Command::AlignTool,   Command::VisionTool};
inline constexpr std::array kBattleTools{Command::TargetTool, Command::TurnTool, Command::FogTool,
                                         Command::AreaTool, Command::FrameTool};
// What has no meaning there: a letter may stand for one of these and for a tool of the map.
inline constexpr std::array kBattleOnly{Command::TargetTool,     Command::TurnTool,   Command::FogTool,
                                        Command::AreaTool,       Command::FrameTool,  Command::ShowArcs,
                                        Command::ShowLines,      Command::ShowThreat, Command::ShowReachable,
                                        Command::ShowFlanking,   Command::PinTarget,  Command::NextTarget,
                                        Command::PreviousTarget, Command::NewTurn,    Command::Conditions};
inline constexpr std::size_t kCommandCount = static_cast<std::size_t>(Command::Count);

class Commands final : public QObject {
    Q_OBJECT

  public:
    explicit Commands(QWidget* window);

    QAction* operator[](Command command) const { return m_actions[static_cast<std::size_t>(command)]; }
    const std::array<QAction*, kCommandCount>& all() const { return m_actions; }
    // Texts in the present language.
    void retranslate();

    // Its text without mnemonic and dots.
    QString textOf(Command command) const;
    // The first of its keys in the words of this system; its text when it has none.
    QString keyText(Command command) const;
    // The keys that it has, chosen by the user or as usual.
    const QList<QKeySequence>& keysOf(Command command) const;
    static QList<QKeySequence> usualKeysOf(Command command);
    void setKeys(Command command, const QList<QKeySequence>& keys);
    // Who else answers to that key while this command does; of a tool of the map and a command of the battle
    // each has its own time.
    std::optional<Command> rivalFor(Command command, const QKeySequence& key) const;

    // Keys that are not the usual ones, for storing: under the English text of the command, portable.
    QVariantMap chosenKeys() const;
    void setChosenKeys(const QVariantMap& chosen);

  Q_SIGNALS:
    void keysChosen(const QVariantMap& chosen);

  private:
    std::array<QAction*, kCommandCount> m_actions{};
    std::array<QList<QKeySequence>, kCommandCount> m_keys{};
};

}  // namespace tenaille::ui
