// SPDX-License-Identifier: MIT
//
// What the commands of the battle window do.
#include <QApplication>
#include <QFocusEvent>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QStatusBar>
#include <array>
#include <optional>

#include "core/actions/fight_of.h"
#include "core/actions/map_elements.h"
#include "core/actions/room_parts.h"
#include "core/document/hidden_doors.h"
#include "ui/battle/add_panel.h"
#include "ui/battle/attack_choices.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/board_list.h"
#include "ui/battle/board_size_dialog.h"
#include "ui/battle/creature_shelf.h"
#include "ui/battle/dice_dialogs.h"
#include "ui/battle/document_files.h"
#include "ui/battle/find_action.h"
#include "ui/battle/hidden_things.h"
#include "ui/battle/inspector.h"
#include "ui/battle/key_pointing.h"
#include "ui/battle/key_sheet.h"
#include "ui/battle/keys_dialog.h"
#include "ui/battle/library_commands.h"
#include "ui/battle/light_choices.h"
#include "ui/battle/log_panel.h"
#include "ui/battle/map_export.h"
#include "ui/battle/player_screen.h"
#include "ui/battle/print_dialog.h"
#include "ui/battle/riding_commands.h"
#include "ui/battle/rules_dialog.h"
#include "ui/battle/ruling_card.h"
#include "ui/battle/side_panel.h"
#include "ui/battle/state_commands.h"
#include "ui/battle/tour.h"
#include "ui/scene/board_view.h"
#include "ui/scene/key_pointer.h"
#include "ui/scene/overview.h"
#include "ui/text/kind_text.h"
#include "ui/tools/snapping.h"
#include "ui/tools/terrain_cells.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

constexpr int kReadingOfASwitch = 4'000;
constexpr int kReadingOfAPath = 8'000;
constexpr std::array kLeaveTyping{Command::Undo,    Command::Redo,        Command::Cut,
                                  Command::Copy,    Command::Paste,       Command::Duplicate,
                                  Command::EditMap, Command::RunEncounter};
constexpr std::array kTakeTyped{Command::Versions, Command::ExportPicture, Command::ExportMap,
                                Command::Print};

std::vector<RecordId> allTokens(const document::Encounter& encounter) {
    std::vector<RecordId> ids;
    for (const board::TokenRecord& token : encounter.tokens) ids.push_back(token.id);
    return ids;
}

}  // namespace

void BattleWindow::connectCommands() {
    const auto on = [this](Command command, auto slot) {
        connect(m_commands[command], &QAction::triggered, this, slot);
    };
    // What is being typed at the side is taken first: it belongs to what was there before.
    for (const Command command : kLeaveTyping) on(command, [this] { takeTyped(true); });
    for (const Command command : kTakeTyped) on(command, [this] { takeTyped(false); });
    on(Command::Undo, [this] { m_document.undoStack().undo(); });
    on(Command::Redo, [this] { m_document.undoStack().redo(); });
    // What a locked layer keeps is not taken, and pictures are what the map is drawn on.
    on(Command::SelectAll, [this] {
        std::vector<RecordId> all = allTokens(m_context.encounter());
        if (m_context.editing())
            actions::forEachElement(m_context.encounter(), [&]<class R>(const R& element) {
                if constexpr (!std::is_same_v<R, board::PictureRecord>) all.push_back(element.id);
            });
        m_context.select(std::move(all));
    });
    on(Command::Delete, &BattleWindow::removeSelection);
    on(Command::Duplicate, &BattleWindow::duplicate);
    on(Command::Copy, &BattleWindow::copySelection);
    on(Command::Cut, &BattleWindow::cutSelection);
    on(Command::Paste, &BattleWindow::paste);
    on(Command::ZoomIn, [this] { m_view->zoomBy(1.25); });
    on(Command::ZoomOut, [this] { m_view->zoomBy(0.8); });
    on(Command::ZoomFit, [this] { m_view->fitBoard(); });
    on(Command::ZoomFull, [this] { m_view->zoomTo(1); });
    on(Command::CentreSelection, [this] {
        if (m_context.attacker()) m_view->centreOnRecord(*m_context.attacker());
    });
    on(Command::ToggleGrid, [this](bool visible) { m_context.perform(actions::ShowGrid{visible}); });
    for (const Command command : kShownOfRulings) {
        m_commands[command]->setChecked(command != Command::ShowThreat && command != Command::ShowReachable);
        on(command, [this, command] {
            refreshRuling();
            tellShown(command);
        });
    }
    on(Command::TintCover, &BattleWindow::showLayers);
    m_commands[Command::ShowOverview]->setChecked(true);
    connectKeyPointer(*m_view, m_commands, *m_notices);
    on(Command::ShowOverview, [this](bool wanted) { m_overview->setWanted(wanted); });
    on(Command::FullScreen, [this](bool full) {
        setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    on(Command::AddCreatures, [this] {
        m_side->showAddPanel();
        m_side->addPanel().focusName();
    });
    on(Command::Details, [this] {
        if (m_context.attacker()) m_context.openDetails(*m_context.attacker());
    });
    on(Command::Hide, &BattleWindow::toggleHidden);
    on(Command::HitPoints, [this] { askHitPoints(m_context, this, m_context.selectedTokens()); });
    on(Command::Conditions, [this] { askCondition(m_context, this); });
    on(Command::TokenPicture, [this] { askTokenPicture(m_context, this); });
    on(Command::Mount, [this] { mountOrDismount(m_context, this); });
    on(Command::RollDice, [this] { throwDiceFor(m_context, this); });
    on(Command::NewTurn, &BattleWindow::newTurn);
    on(Command::PinTarget, &BattleWindow::pinOrTarget);
    on(Command::NextTarget, [this] { cycleTarget(1); });
    on(Command::PreviousTarget, [this] { cycleTarget(-1); });
    on(Command::BoardInWords, [this] {
        auto* list = findChild<BoardList*>();
        if (list == nullptr) {
            list = new BoardList(m_context, m_document, this);
            connect(list, &BoardList::lookWanted, m_view, [this](board::LatticePoint at) {
                m_view->bringIntoSight(planePoint(m_context.grid(), at));
            });
            connect(list, &BoardList::goWanted, m_view, [this, list] {
                list->hide();
                activateWindow();
                m_view->setFocus();
            });
        }
        list->show();
        list->raise();
        list->activateWindow();
    });
    on(Command::Log, [this] {
        m_side->showLog();
        m_side->log().focusLines();
    });
    on(Command::Messages, [this] {
        if (!m_notices->takeKeyboard())
            statusBar()->showMessage(tr("There is no message."), kReadingOfASwitch);
    });
    on(Command::ApplyRuling, [this] {
        if (m_context.attacker() && m_context.target())
            m_context.perform(actions::ApplyRuling{*m_context.attacker(), *m_context.target()});
        else
            statusBar()->showMessage(tr("There is no ruling: select a creature, then point at another one."),
                                     kReadingOfASwitch);
    });
    connect(&m_side->ruling(), &RulingCard::applied, m_commands[Command::ApplyRuling], &QAction::trigger);
    on(Command::BoardSize, &BattleWindow::changeBoardSize);
    on(Command::Rules, [this] { askRules(m_context, this); });
    on(Command::ChangeKeys, [this] {
        KeysDialog(m_commands, this).exec();
        refreshFight();  // the step of the clock has keys of its own
    });
    on(Command::KeySheet, [this] { ui::KeySheet(*menuBar(), this).exec(); });
    on(Command::FindAction, [this] {
        // What a click on a creature offers beyond the commands of the bar.
        QMenu creatures(tr("Creature"));
        addAttackMenu(creatures, m_context, true);
        addPlayerActions(creatures);
        addCarriedLights(creatures, m_context);
        FindAction find(*menuBar(), this, {&creatures});
        if (find.exec() == QDialog::Accepted) find.chosen()->trigger();
    });
    on(Command::ExportLog,
       [this] { m_files.askExportLog(m_side->log().allExportLines(), m_side->log().exportLines(), this); });
    connect(&m_side->log(), &LogPanel::exportWanted, m_commands[Command::ExportLog], &QAction::trigger);
    on(Command::Tour, [this] { Tour::start(*this, m_document, *m_notices); });
    on(Command::About, [this] {
        QMessageBox::about(this, tr("About Tenaille"),
                           tr("Tenaille %1\nMap editor and battle board with exact rules.\nMIT licence.")
                               .arg(QString::fromLatin1(TENAILLE_VERSION)));
    });
}

// Fields hand over what is typed when the keyboard leaves them. Where one goes on typing it comes back at
// once, with the cursor where it was.
void BattleWindow::takeTyped(bool leaves) {
    const QPointer<QWidget> field = focusWidget();
    if (field == nullptr || !m_side->isAncestorOf(field)) return;
    if (leaves) return m_view->setFocus();
    for (const QEvent::Type type : {QEvent::FocusOut, QEvent::FocusIn}) {
        QFocusEvent event(type, Qt::OtherFocusReason);
        if (field != nullptr) QCoreApplication::sendEvent(field, &event);
    }
}

void BattleWindow::connectFileCommands() {
    const auto on = [this](Command command, auto slot) {
        connect(m_commands[command], &QAction::triggered, this, slot);
    };
    connect(&m_files, &DocumentFiles::typedWanted, this, [this] { takeTyped(false); });
    on(Command::New, [this] { m_files.askNew(this); });
    connect(&m_files, &DocumentFiles::emptyBoardMade, this, [this] {
        if (m_context.editing()) return;  // drawing it has begun
        m_commands[Command::EditMap]->trigger();
        Notice* told = m_notices->show(
            Notice::Kind::Info,
            tr("An empty board: draw its map; %1 plays on it, %2 puts creatures on it.")
                .arg(m_commands.keyText(Command::RunEncounter), m_commands.keyText(Command::AddCreatures)));
        told->closeAfter(Notice::kUnhurried);
        for (const Command done : {Command::RunEncounter, Command::AddCreatures})
            connect(m_commands[done], &QAction::triggered, told, &Notice::dismiss);
    });
    on(Command::Open, [this] { m_files.askOpen(this); });
    on(Command::Import, [this] { m_files.askImport(this); });
    on(Command::Picture, [this] { m_files.askPicture(this); });
    on(Command::Save, [this] { m_files.saveBeside(this); });
    on(Command::Versions, [this] { m_files.askVersion(this); });
    on(Command::Unsaved, [this] { m_files.askUnsaved(this); });
    on(Command::SaveAs, [this] { m_files.askSaveAs(this); });
    on(Command::ExportPicture, [this] { m_files.askExportPicture(this); });
    on(Command::Pack, [this] { m_files.askPack(this); });
    on(Command::ExportMap, [this] { m_files.askExportForOthers(this); });
    on(Command::Print, &BattleWindow::askPrint);
    on(Command::Quit, &QWidget::close);
    connect(&m_files, &DocumentFiles::stateChanged, this, &BattleWindow::refreshTitle);
    m_files.setNotices(m_notices);
}

// New creatures appear where the mouse points, else in the middle of what is seen: the game master looks
// there.
board::Cell BattleWindow::placeForNew() const {
    const QPointF middle = QRectF(m_view->rect()).center();
    return pointedAt(*m_view) && m_pointer ? m_pointer->cell : m_view->eventAt(middle).cell;
}

void BattleWindow::addCreatures(std::vector<actions::TokenGroup> groups) {
    std::optional<CreatureShelf> shelf;  // read once, and only for pictures
    for (actions::TokenGroup& group : groups) {
        if (group.prototype.picture.empty()) continue;
        if (!shelf) shelf.emplace();
        bringPicture(m_context, *shelf, group.prototype);
    }
    const RecordId before = document::nextId(m_context.encounter());
    const bool apart = !pointedAt(*m_view) || !m_pointer;  // nobody says where
    const actions::Intent intent =
        groups.size() == 1
            ? actions::Intent(actions::AddTokens{.prototype = groups.front().prototype,
                                                 .count = groups.front().count,
                                                 .near = placeForNew(),
                                                 .apart = apart})
            : actions::AddGroups{.groups = std::move(groups), .near = placeForNew(), .apart = apart};
    if (!m_context.perform(intent)) return;
    showAdded(before);
    m_side->addPanel().focusName();  // for the next ones; Esc goes to the board
}

void BattleWindow::connectLibrary() {
    auto* library = new LibraryCommands(
        m_context, *m_notices, [this] { return placeForNew(); }, this);
    const auto on = [this, library](Command command, auto slot) {
        connect(m_commands[command], &QAction::triggered, library, slot);
    };
    on(Command::CreatureLibrary, &LibraryCommands::openLibrary);
    on(Command::AddParty, &LibraryCommands::addParty);
    on(Command::SaveToLibrary, &LibraryCommands::saveToLibrary);
    connect(library, &LibraryCommands::added, this, &BattleWindow::showAdded);
}

namespace {

// Who is put on a board that is shown stands on the players' screen at once.
void tellIfPlayersSee(const PlayerScreen& players, const Document& document,
                      const std::vector<RecordId>& added, BattleContext& context, NoticeStack& notices) {
    if (!players.isWatched() || !players.isPublished() || players.isHeld()) return;
    std::vector<RecordId> seen;
    for (const RecordId id : added)
        if (const board::TokenRecord* token = document.playerScene().shown.tokens.find(id);
            token != nullptr && token->creature.side != document::kPartySide)
            seen.push_back(id);
    if (seen.empty()) return;
    Notice* notice = notices.show(
        Notice::Kind::Info,
        BattleWindow::tr("The players see %n of the new creatures.", nullptr, static_cast<int>(seen.size())));
    QObject::connect(notice->addAction(BattleWindow::tr("Hide them")), &QPushButton::clicked, &context,
                     [&context, notice, seen] {
                         context.perform(actions::HideTokens{seen, true});
                         notice->dismiss();
                     });
    notice->closeAfter(Notice::kUnhurried);
}

}  // namespace

// Those with ids from `first` on.
void BattleWindow::showAdded(RecordId first) {
    std::vector<RecordId> added;
    for (const board::TokenRecord& token : m_context.encounter().tokens)
        if (!(token.id < first)) added.push_back(token.id);
    const std::vector<RecordId> shown = added;
    m_context.select(std::move(added));
    // Where there was no room they stand farther away: the last ones first, so that the first is seen for
    // sure.
    for (auto one = shown.rbegin(); one != shown.rend(); ++one) m_view->showRecord(*one);
    m_view->setFocus();
    if (m_playerScreen) tellIfPlayersSee(*m_playerScreen, m_document, shown, m_context, *m_notices);
    Q_EMIT m_context.creaturesAdded(shown);
}

void BattleWindow::pinOrTarget() {
    const std::optional<RecordId> hovered = m_context.hovered();
    if (hovered && hovered != m_context.attacker())
        m_context.pinTarget(m_context.pinnedTarget() == hovered ? std::nullopt : hovered);
    else if (m_context.pinnedTarget())
        m_context.pinTarget(std::nullopt);
    else if (m_context.target())
        m_context.pinTarget(m_context.target());
    else
        m_tools.activate(ToolId::Target);
}

// By the keyboard: the nearest foe first, then the others; T keeps the one that is shown.
void BattleWindow::cycleTarget(int by) {
    const std::vector<RecordId> all = m_context.targets();
    if (all.empty()) {
        m_notices
            ->show(Notice::Kind::Info, tr("Select who attacks first: Tab goes from creature to creature."))
            ->closeAfter(Notice::kUnhurried);
        return;
    }
    const auto present =
        m_context.target() ? std::find(all.begin(), all.end(), *m_context.target()) : all.end();
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    const std::ptrdiff_t at =
        present == all.end() ? (by > 0 ? 0 : count - 1) : (present - all.begin() + by + count) % count;
    const board::TokenRecord& target = *m_context.encounter().tokens.find(all[static_cast<std::size_t>(at)]);
    m_context.aimAt(target.id);
    m_view->showRecord(target.id);
    // The status line tells of what is aimed at; of the mouse again as soon as that moves.
    PointerEvent aimed =
        m_view->eventAt(m_view->widgetPoint(board::centre(m_context.grid(), target.creature.at)));
    aimed.under = {PickKind::Token, target.id};
    refreshWhere(aimed);
}

void BattleWindow::toggleHidden() {
    const document::Encounter& encounter = m_context.encounter();
    const std::vector<RecordId> tokens = m_context.selectedTokens();
    const std::optional<bool> hidden = tokens.empty() ? isThingHidden(encounter, m_context.selection())
                                                      : encounter.tokens.find(tokens.front())->hidden;
    if (!hidden) return;
    m_context.perform(
        actions::HideTokens{tokens, !*hidden, hideableThings(encounter, m_context.selection())});
}

// Who fights is not removed by a slip of the hand.
void BattleWindow::removeSelection() {
    if (m_context.selection().empty()) return;
    QStringList fighting;
    for (const RecordId id : m_context.selectedTokens())
        if (actions::combatantOf(m_context.encounter(), id) != nullptr)
            fighting << QString::fromStdString(m_context.encounter().tokens.find(id)->name);
    if (!fighting.isEmpty()) {
        QMessageBox box(
            QMessageBox::Question, tr("Remove from the fight"),
            tr("Remove %1 from the board and from the fight?").arg(fighting.join(QStringLiteral(", "))),
            QMessageBox::Cancel, this);
        QPushButton* remove = box.addButton(tr("&Remove"), QMessageBox::AcceptRole);
        box.setDefaultButton(remove);
        box.exec();
        if (box.clickedButton() != remove) return;
    }
    const document::Encounter before = m_context.encounter();
    const std::vector<RecordId> going = m_context.selection();
    if (m_context.perform(actions::RemoveRecords{going})) tellWhoStays(before, going);
}

// A key that changes nothing on the board says what it did.
void BattleWindow::tellShown(Command command) {
    if (m_context.editing() || m_context.attacker() || m_context.hovered()) return;
    if (m_shownNotice) m_shownNotice->dismiss();
    const QString what = m_commands[command]->text().remove(QLatin1Char('&'));
    m_shownNotice =
        m_notices->show(Notice::Kind::Info, m_commands[command]->isChecked()
                                                ? tr("%1: on, for the creature that you select.").arg(what)
                                                : tr("%1: off.").arg(what));
    m_shownNotice->closeAfter(kReadingOfASwitch);
}

void BattleWindow::newTurn() {
    std::vector<RecordId> tokens = m_context.selectedTokens();
    if (tokens.empty()) tokens = allTokens(m_context.encounter());
    m_context.perform(actions::NewTurn{std::move(tokens)});
}

void BattleWindow::changeBoardSize() {
    if (const auto extent = askGridSize(m_context.encounter().gridRecord().extent,
                                        document::isBare(m_context.encounter()), this))
        m_context.perform(actions::SetGrid{*extent});
}

void BattleWindow::askPrint() {
    PrintDialog dialog(m_context.encounter(), m_context.selectedTokens(), m_scene->pictures(), m_printChoices,
                       plainName(m_files.title()), this);
    dialog.exec();
    if (dialog.told().isEmpty()) return;
    m_printChoices = dialog.choices();
    Q_EMIT printChosen(storedChoices(m_printChoices));
    m_notices->show(Notice::Kind::Done, dialog.told())->closeAfter(kReadingOfAPath);
}

namespace {

// Where something is that can be hidden from the players.
void addHiding(QMenu& menu, BattleContext& context, const std::vector<RecordId>& records) {
    const std::optional<bool> hidden = isThingHidden(context.encounter(), records);
    if (!hidden) return;
    menu.addSeparator();
    menu.addAction(
        *hidden ? BattleWindow::tr("Show to the players") : BattleWindow::tr("Hide from the players"),
        &context, [&context, things = hideableThings(context.encounter(), records), hide = !*hidden] {
            context.perform(actions::HideTokens{{}, hide, things});
        });
}

// Of who is selected, at a foe: those stay selected although the rest of the menu is about the foe.
void addStrike(QMenu& menu, BattleContext& context, QAction& strike, RecordId target) {
    const std::optional<RecordId> attacker = context.attacker();
    if (!attacker || !strike.isEnabled()) return;
    const board::TokenRecord& who = *context.encounter().tokens.find(*attacker);
    const board::TokenRecord& whom = *context.encounter().tokens.find(target);
    if (who.creature.side == whom.creature.side) return;
    QString text = BattleWindow::tr("%1 attacks %2…").arg(fromUtf8(who.name), fromUtf8(whom.name));
    menu.addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")), &context,
                   [&context, &strike, selected = context.selection(), target] {
                       context.select(selected);
                       context.aimAt(target);
                       strike.trigger();
                   });
    menu.addSeparator();
}

}  // namespace

void BattleWindow::showMenu(const PointerEvent& event) {
    QMenu menu(this);
    if (event.under.kind == PickKind::Token) {
        addStrike(menu, m_context, *m_commands[Command::OrderStrike], event.under.record);
        if (std::find(m_context.selection().begin(), m_context.selection().end(), event.under.record) ==
            m_context.selection().end())
            m_context.select({event.under.record});
        for (const Command command :
             {Command::Details, Command::HitPoints, Command::Conditions, Command::TokenPicture,
              Command::Mount, Command::PinTarget, Command::NewTurn, Command::Hide, Command::SaveToLibrary})
            menu.addAction(m_commands[command]);
        addAttackMenu(menu, m_context);
        addCopyActions(menu);
        addPlayerActions(menu);
        addCarriedLights(menu, m_context);
    } else if (event.under.kind == PickKind::Door || event.under.kind == PickKind::Light ||
               (m_context.editing() && event.under.kind != PickKind::Nothing)) {
        if (event.under.kind == PickKind::Door) addDoorActions(menu, event.under.record);
        if (event.under.kind == PickKind::Light) addLightActions(menu, event.under.record);
        if (m_context.editing()) addElementActions(menu, event);
    } else if (!addRoomActions(menu, event)) {
        for (const Command command : {Command::Paste, Command::AddCreatures, Command::CreatureLibrary,
                                      Command::SelectAll, Command::ZoomFit, Command::ToggleGrid})
            menu.addAction(m_commands[command]);
        addHiding(menu, m_context, {event.under.record});
    }
    menu.exec(m_view->mapToGlobal(event.screen.toPoint()));
}

// Of what is selected; a click on something else selects that first.
void BattleWindow::addElementActions(QMenu& menu, const PointerEvent& event) {
    const std::vector<RecordId>& selection = m_context.selection();
    if (std::find(selection.begin(), selection.end(), event.under.record) == selection.end())
        m_context.select({event.under.record});
    const bool several = selection.size() > 1;
    if (event.under.kind == PickKind::Wall) {
        menu.addAction(tr("This side alone"), this, [this, event] { partOffPiece(event); });
        QAction* join = menu.addAction(tr("Join walls"), this, [this] {
            const RecordId first = m_context.selection().front();
            if (m_context.perform(actions::JoinWalls{m_context.selection()})) m_context.select({first});
        });
        join->setEnabled(several);
    }
    QMenu* lines = menu.addMenu(tr("Line up"));
    lines->setEnabled(several);
    using actions::Alignment;
    for (const auto& [text, to] : {std::pair(tr("Left sides"), Alignment::Left),
                                   {tr("Middles across"), Alignment::Centre},
                                   {tr("Right sides"), Alignment::Right},
                                   {tr("Upper sides"), Alignment::Top},
                                   {tr("Middles down"), Alignment::Middle},
                                   {tr("Lower sides"), Alignment::Bottom}})
        lines->addAction(text, this, [this, to = to] {
            m_context.perform(actions::AlignElements{m_context.selection(), to});
        });
    addHiding(menu, m_context, selection);
    addCopyActions(menu);
}

void BattleWindow::addCopyActions(QMenu& menu) {
    menu.addSeparator();
    for (const Command command :
         {Command::Cut, Command::Copy, Command::Paste, Command::Duplicate, Command::Delete})
        menu.addAction(m_commands[command]);
}

// On the bare floor of a room; false: there is none.
bool BattleWindow::addRoomActions(QMenu& menu, const PointerEvent& event) {
    if (!m_context.editing() || !m_context.layers().takes(MapLayer::Floors)) return false;
    const std::optional<RecordId> floor = actions::floorAt(m_context.encounter(), event.at);
    if (!floor) return false;
    const std::vector<RecordId>& selection = m_context.selection();
    if (std::find(selection.begin(), selection.end(), *floor) == selection.end()) m_context.select({*floor});
    QMenu* floors = menu.addMenu(tr("Floor"));
    const std::string now = m_context.encounter().floors.find(*floor)->material;
    for (const std::string_view material : floorMaterials()) {
        const std::string key(material);
        QAction* action = floors->addAction(materialText(key), this, [this, id = *floor, key] {
            board::FloorRecord record = *m_context.encounter().floors.find(id);
            record.material = key;
            m_context.perform(actions::PutElements{"changeElements", {std::move(record)}});
        });
        action->setCheckable(true);
        action->setChecked(key == now);
    }
    QMenu* terrain = menu.addMenu(tr("Fill with terrain"));
    const board::Kinds kinds = document::kindsOf(m_context.encounter());
    for (const board::TerrainKind& kind : kinds.terrain())
        terrain->addAction(kindLabel(kind), this, [this, key = std::string(kind.id), at = event.cell] {
            m_context.perform(actions::PaintTerrain{key, cellsEnclosed(m_context.encounter(), at)});
        });
    addCopyActions(menu);
    menu.addAction(tr("Delete the floor alone"), this, [this, id = *floor] {
        m_context.perform(actions::RemoveRecords{{id}, true});
    });
    return true;
}

// The side of a wall that was clicked becomes a wall of its own, and is selected.
void BattleWindow::partOffPiece(const PointerEvent& event) {
    const board::WallRecord* wall = m_context.encounter().walls.find(event.under.record);
    if (wall == nullptr) return;
    const auto parts = actions::withPieceApart(*wall, pieceNear(m_context.grid(), wall->points, event.at));
    if (parts.size() < 2) return;
    const RecordId piece = document::nextId(m_context.encounter());
    if (m_context.perform(actions::PutElements{"splitWall", parts})) m_context.select({piece});
}

void BattleWindow::addDoorActions(QMenu& menu, RecordId door) {
    using board::DoorState;
    const board::DoorRecord* record = m_context.encounter().doors.find(door);
    const board::Kinds kinds = document::kindsOf(m_context.encounter());
    const board::DoorKind* kind = record != nullptr ? kinds.door(record->kind) : nullptr;
    if (kind != nullptr && kind->alwaysOpen) return;
    const std::pair<DoorState, QString> states[] = {
        {DoorState::Open, tr("Open")}, {DoorState::Closed, tr("Close")}, {DoorState::Locked, tr("Lock")}};
    for (const auto& [state, text] : states)
        if (record == nullptr || record->state != state)
            menu.addAction(text, this, [this, door, state = state] {
                m_context.perform(actions::SetDoor{door, state});
            });
    if (kind == nullptr || !kind->secret) return;
    const bool known = record->memory != board::DoorMemory::Unseen;
    QAction* shows = menu.addAction(tr("Known to the players"), this, [this, door, known] {
        m_context.perform(actions::ShowDoor{door, !known});
    });
    shows->setCheckable(true);
    shows->setChecked(known);
}

void BattleWindow::askAboutDoor(RecordId door) {
    const board::DoorRecord* record = m_context.encounter().doors.find(door);
    if (record == nullptr) return;
    QMenu menu(this);
    if (document::isUnfound(*record, document::kindsOf(m_context.encounter()))) {
        menu.addAction(tr("The players do not know this door"))->setEnabled(false);
        menu.addSeparator();
    }
    addDoorActions(menu, door);
    const board::LatticePoint middle{(record->where.a.x + record->where.b.x) / 2,
                                     (record->where.a.y + record->where.b.y) / 2};
    menu.exec(m_view->mapToGlobal(m_view->widgetPoint(middle)).toPoint());
}

void BattleWindow::addLightActions(QMenu& menu, RecordId light) {
    const document::Encounter& encounter = m_context.encounter();
    const board::LightRecord* record = encounter.lights.find(light);
    if (record == nullptr) return;
    menu.addAction(record->on ? tr("Light off") : tr("Light on"), this, [this, light, on = !record->on] {
        m_context.perform(actions::SwitchLights{{light}, on});
    });
    if (encounter.lights.size() < 2) return;
    std::vector<RecordId> all;
    for (const board::LightRecord& one : encounter.lights) all.push_back(one.id);
    for (const auto& [on, text] :
         {std::pair(true, tr("All lights on")), std::pair(false, tr("All lights off"))})
        menu.addAction(text, this, [this, all, on = on] {
            m_context.perform(actions::SwitchLights{all, on});
        });
}

}  // namespace tenaille::ui
