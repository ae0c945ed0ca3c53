// SPDX-License-Identifier: MIT
#include "ui/battle/commands.h"

#include <QCoreApplication>
#include <QWidget>
#include <algorithm>

#include "ui/battle/find_action.h"

namespace tenaille::ui {

namespace {

struct Row {
    Command command;
    const char* text;
    const char* keys;  // separated by blanks, portable text
    Glyph glyph;
    bool checkable = false;
};

constexpr Row kRows[] = {
    {Command::New, QT_TRANSLATE_NOOP("Commands", "&New encounter…"), "Ctrl+N", Glyph::New},
    {Command::Open, QT_TRANSLATE_NOOP("Commands", "&Open…"), "Ctrl+O", Glyph::Open},
    {Command::Import, QT_TRANSLATE_NOOP("Commands", "&Import map…"), "Ctrl+Shift+O", Glyph::Import},
    {Command::Picture, QT_TRANSLATE_NOOP("Commands", "Choose map &picture…"), "", Glyph::Image},
    {Command::Save, QT_TRANSLATE_NOOP("Commands", "&Save"), "Ctrl+S", Glyph::Save},
    {Command::SaveAs, QT_TRANSLATE_NOOP("Commands", "Save &as…"), "Ctrl+Shift+S", Glyph::SaveAs},
    {Command::Versions, QT_TRANSLATE_NOOP("Commands", "Earlier &versions…"), "", Glyph::History},
    {Command::Unsaved, QT_TRANSLATE_NOOP("Commands", "Unsaved &work…"), "", Glyph::Refresh},
    {Command::ExportPicture, QT_TRANSLATE_NOOP("Commands", "&Export picture…"), "Ctrl+E", Glyph::Export},
    {Command::ExportMap, QT_TRANSLATE_NOOP("Commands", "Export for other p&rograms…"), "Ctrl+Shift+E",
     Glyph::Export},
    {Command::Pack, QT_TRANSLATE_NOOP("Commands", "Pac&k into one file…"), "", Glyph::Export},
    {Command::Print, QT_TRANSLATE_NOOP("Commands", "Prin&t…"), "Ctrl+P", Glyph::Print},
    {Command::Quit, QT_TRANSLATE_NOOP("Commands", "&Quit"), "Ctrl+Q", Glyph::Close},
    {Command::Undo, QT_TRANSLATE_NOOP("Commands", "&Undo"), "Ctrl+Z", Glyph::Undo},
    {Command::Redo, QT_TRANSLATE_NOOP("Commands", "&Redo"), "Ctrl+Shift+Z Ctrl+Y", Glyph::Redo},
    {Command::Cut, QT_TRANSLATE_NOOP("Commands", "Cu&t"), "Ctrl+X", Glyph::Cut},
    {Command::Copy, QT_TRANSLATE_NOOP("Commands", "&Copy"), "Ctrl+C", Glyph::Copy},
    {Command::Paste, QT_TRANSLATE_NOOP("Commands", "Past&e"), "Ctrl+V", Glyph::Paste},
    {Command::SelectAll, QT_TRANSLATE_NOOP("Commands", "&Select all"), "Ctrl+A", Glyph::Select},
    {Command::Delete, QT_TRANSLATE_NOOP("Commands", "De&lete"), "Del", Glyph::Delete},
    {Command::Duplicate, QT_TRANSLATE_NOOP("Commands", "Du&plicate"), "Ctrl+D", Glyph::Duplicate},
    {Command::ZoomIn, QT_TRANSLATE_NOOP("Commands", "Zoom &in"), "+ =", Glyph::ZoomIn},
    {Command::ZoomOut, QT_TRANSLATE_NOOP("Commands", "Zoom &out"), "-", Glyph::ZoomOut},
    {Command::ZoomFit, QT_TRANSLATE_NOOP("Commands", "&Fit the map"), "Ctrl+0", Glyph::ZoomFit},
    {Command::ZoomFull, QT_TRANSLATE_NOOP("Commands", "&100 %"), "Ctrl+1", Glyph::Search},
    {Command::CentreSelection, QT_TRANSLATE_NOOP("Commands", "&Centre on the selection"), "Home",
     Glyph::Target},
    {Command::ToggleGrid, QT_TRANSLATE_NOOP("Commands", "Show &grid"), "Ctrl+G", Glyph::Grid, true},
    {Command::ShowArcs, QT_TRANSLATE_NOOP("Commands", "Show arcs of facing"), "F", Glyph::Arc, true},
    {Command::ShowLines, QT_TRANSLATE_NOOP("Commands", "Show cover lines"), "L", Glyph::Cover, true},
    {Command::ShowThreat, QT_TRANSLATE_NOOP("Commands", "Show threatened cells"), "Z", Glyph::Reach, true},
    {Command::ShowReachable, QT_TRANSLATE_NOOP("Commands", "Show reachable cells"), "Y", Glyph::Boot, true},
    {Command::ShowFlanking, QT_TRANSLATE_NOOP("Commands", "Show who flanks"), "U", Glyph::Flank, true},
    {Command::TintCover, QT_TRANSLATE_NOOP("Commands", "Tint walls by their cover"), "C", Glyph::Cover, true},
    {Command::ShowOverview, QT_TRANSLATE_NOOP("Commands", "Show o&verview"), "O", Glyph::ZoomFit, true},
    {Command::BoardInWords, QT_TRANSLATE_NOOP("Commands", "The board in &words"), "F7", Glyph::Text},
    {Command::Log, QT_TRANSLATE_NOOP("Commands", "&Session log"), "Ctrl+L", Glyph::Log},
    {Command::Messages, QT_TRANSLATE_NOOP("Commands", "Go to the &message"), "F9", Glyph::Info},
    {Command::FullScreen, QT_TRANSLATE_NOOP("Commands", "Full sc&reen"), "F11", Glyph::PlayerScreen, true},
    {Command::BoardSize, QT_TRANSLATE_NOOP("Commands", "Board si&ze…"), "", Glyph::Grid},
    {Command::AddCreatures, QT_TRANSLATE_NOOP("Commands", "&Add creatures…"), "Ins Ctrl+Shift+A",
     Glyph::AddCreature},
    {Command::CreatureLibrary, QT_TRANSLATE_NOOP("Commands", "Creature &library…"), "Ctrl+Shift+L",
     Glyph::Creature},
    {Command::AddParty, QT_TRANSLATE_NOOP("Commands", "Add the &party"), "", Glyph::Party},
    {Command::SaveToLibrary, QT_TRANSLATE_NOOP("Commands", "&Save to library"), "", Glyph::Save},
    {Command::Details, QT_TRANSLATE_NOOP("Commands", "&Details"), "", Glyph::Creature},
    {Command::HitPoints, QT_TRANSLATE_NOOP("Commands", "Hit p&oints…"), "Ctrl+H", Glyph::Wound},
    {Command::Conditions, QT_TRANSLATE_NOOP("Commands", "&Conditions…"), "X", Glyph::Condition},
    {Command::TokenPicture, QT_TRANSLATE_NOOP("Commands", "Picture of the cr&eature…"), "", Glyph::Image},
    {Command::Mount, QT_TRANSLATE_NOOP("Commands", "&Mount or dismount"), "Ctrl+M", Glyph::Creature},
    {Command::Hide, QT_TRANSLATE_NOOP("Commands", "&Hide from or show to the players"), "H", Glyph::EyeOff},
    {Command::NewTurn, QT_TRANSLATE_NOOP("Commands", "&New turn"), "N", Glyph::Next},
    {Command::PinTarget, QT_TRANSLATE_NOOP("Commands", "&Keep or release target"), "T", Glyph::Pin},
    {Command::NextTarget, QT_TRANSLATE_NOOP("Commands", "Ne&xt target"), "I", Glyph::Target},
    {Command::PreviousTarget, QT_TRANSLATE_NOOP("Commands", "Pre&vious target"), "Shift+I", Glyph::Target},
    {Command::ApplyRuling, QT_TRANSLATE_NOOP("Commands", "Apply r&uling"), "Ctrl+Return Ctrl+Enter",
     Glyph::Check},
    {Command::RollDice, QT_TRANSLATE_NOOP("Commands", "Roll d&ice…"), "Ctrl+R", Glyph::Dice},
    {Command::Rules, QT_TRANSLATE_NOOP("Commands", "&Rules…"), "", Glyph::Settings},
    {Command::BeginFight, QT_TRANSLATE_NOOP("Commands", "&Begin fight…"), "Ctrl+Shift+B", Glyph::Sword},
    {Command::EndFight, QT_TRANSLATE_NOOP("Commands", "&End fight"), "", Glyph::Close},
    {Command::FightSummary, QT_TRANSLATE_NOOP("Commands", "S&ummary of the fight…"), "", Glyph::Log},
    {Command::JoinFight, QT_TRANSLATE_NOOP("Commands", "&Join the fight"), "J", Glyph::Plus},
    {Command::DeclareRound, QT_TRANSLATE_NOOP("Commands", "&Declare…"), "Shift+D", Glyph::Edit},
    {Command::ActNow, QT_TRANSLATE_NOOP("Commands", "&Act now"), "", Glyph::Play},
    {Command::DelayTurn, QT_TRANSLATE_NOOP("Commands", "Dela&y"), "", Glyph::History},
    {Command::ReadyTurn, QT_TRANSLATE_NOOP("Commands", "Get &ready"), "", Glyph::Target},
    {Command::StepForward, QT_TRANSLATE_NOOP("Commands", "&Next segment"), ".", Glyph::Next},
    {Command::StepBack, QT_TRANSLATE_NOOP("Commands", "Step bac&k"), ",", Glyph::Previous},
    {Command::OrderStrike, QT_TRANSLATE_NOOP("Commands", "&Strike the target"), "A", Glyph::Sword},
    {Command::ChangeOrder, QT_TRANSLATE_NOOP("Commands", "C&hange order…"), "Shift+Return Shift+Enter",
     Glyph::Edit},
    {Command::WithdrawOrder, QT_TRANSLATE_NOOP("Commands", "&Withdraw order"), "Shift+Del", Glyph::Delete},
    {Command::NextOffer, QT_TRANSLATE_NOOP("Commands", "Next &offer or warning"), "Ctrl+J", Glyph::Next},
    {Command::StopAtOffers, QT_TRANSLATE_NOOP("Commands", "S&top at open opportunities"), "", Glyph::Pause,
     true},
    {Command::ShowClock, QT_TRANSLATE_NOOP("Commands", "Fig&ht strip"), "Ctrl+T", Glyph::Segments},
    {Command::SelectTool, QT_TRANSLATE_NOOP("Commands", "Select and move"), "V", Glyph::Select, true},
    {Command::PanTool, QT_TRANSLATE_NOOP("Commands", "Pan"), "", Glyph::Pan, true},
    {Command::TargetTool, QT_TRANSLATE_NOOP("Commands", "Target"), "Shift+T", Glyph::Target, true},
    {Command::MeasureTool, QT_TRANSLATE_NOOP("Commands", "Measure"), "M", Glyph::Measure, true},
    {Command::AreaTool, QT_TRANSLATE_NOOP("Commands", "Area of effect"), "B", Glyph::Burst, true},
    {Command::TurnTool, QT_TRANSLATE_NOOP("Commands", "Turn"), "R", Glyph::Turn, true},
    {Command::WallTool, QT_TRANSLATE_NOOP("Commands", "Wall"), "W", Glyph::Wall, true},
    {Command::RoomTool, QT_TRANSLATE_NOOP("Commands", "Room"), "R", Glyph::Room, true},
    {Command::DoorTool, QT_TRANSLATE_NOOP("Commands", "Door"), "D", Glyph::Door, true},
    {Command::TerrainTool, QT_TRANSLATE_NOOP("Commands", "Terrain"), "B", Glyph::Terrain, true},
    {Command::LightTool, QT_TRANSLATE_NOOP("Commands", "Light"), "L", Glyph::Light, true},
    {Command::PropTool, QT_TRANSLATE_NOOP("Commands", "Thing"), "P", Glyph::Prop, true},
    {Command::TextTool, QT_TRANSLATE_NOOP("Commands", "Text"), "X", Glyph::Text, true},
    {Command::NoteTool, QT_TRANSLATE_NOOP("Commands", "Note"), "N", Glyph::Note, true},
    {Command::AlignTool, QT_TRANSLATE_NOOP("Commands", "Picture on the grid"), "G", Glyph::Grid, true},
    {Command::VisionTool, QT_TRANSLATE_NOOP("Commands", "Test vision"), "T", Glyph::Eye, true},
    {Command::KeyPointer, QT_TRANSLATE_NOOP("Commands", "Point with the &keyboard"), "F4", Glyph::Keyboard,
     true},
    {Command::FogTool, QT_TRANSLATE_NOOP("Commands", "Fog"), "G", Glyph::Fog, true},
    {Command::FrameTool, QT_TRANSLATE_NOOP("Commands", "Players' frame"), "K", Glyph::Frame, true},
    {Command::EditMap, QT_TRANSLATE_NOOP("Commands", "&Edit map"), "F5", Glyph::Edit, true},
    {Command::RunEncounter, QT_TRANSLATE_NOOP("Commands", "&Run encounter"), "F6", Glyph::Play, true},
    {Command::PlayerWindow, QT_TRANSLATE_NOOP("Commands", "Players' &screen"), "F12", Glyph::PlayerScreen,
     true},
    {Command::ShowPlayers, QT_TRANSLATE_NOOP("Commands", "Sho&w the board"), "Shift+F12", Glyph::Play},
    {Command::HoldPlayers, QT_TRANSLATE_NOOP("Commands", "&Hold"), "Pause", Glyph::Pause, true},
    {Command::PushPlayers, QT_TRANSLATE_NOOP("Commands", "Show &once"), "Shift+Pause", Glyph::Next},
    {Command::BlackoutPlayers, QT_TRANSLATE_NOOP("Commands", "&Black screen"), "Ctrl+B", Glyph::EyeOff, true},
    {Command::Handout, QT_TRANSLATE_NOOP("Commands", "A pictu&re…"), "", Glyph::Image, true},
    {Command::WaitingPicture, QT_TRANSLATE_NOOP("Commands", "Waiting pi&cture…"), "", Glyph::Image, true},
    {Command::ShareNetwork, QT_TRANSLATE_NOOP("Commands", "On the &network…"), "", Glyph::Link, true},
    {Command::ShareRuler, QT_TRANSLATE_NOOP("Commands", "They see my rul&er and areas"), "", Glyph::Measure,
     true},
    {Command::PlayersWholeBoard, QT_TRANSLATE_NOOP("Commands", "Whole boar&d"), "", Glyph::ZoomFit, true},
    {Command::PlayersFollowView, QT_TRANSLATE_NOOP("Commands", "&Follow my view"), "", Glyph::Target, true},
    {Command::PlayersThisView, QT_TRANSLATE_NOOP("Commands", "Stay at &my view"), "Shift+P", Glyph::Pin,
     true},
    {Command::TrueSize, QT_TRANSLATE_NOOP("Commands", "True s&ize…"), "", Glyph::Measure, true},
    {Command::TurnPlayers, QT_TRANSLATE_NOOP("Commands", "&Turn a quarter"), "", Glyph::Turn},
    {Command::ShowFog, QT_TRANSLATE_NOOP("Commands", "What the pla&yers see"), "F8", Glyph::Eye, true},
    {Command::RevealSeen, QT_TRANSLATE_NOOP("Commands", "&Uncover what the party sees"), "Ctrl+I",
     Glyph::Eye},
    {Command::ForgetFog, QT_TRANSLATE_NOOP("Commands", "Forget what was e&xplored"), "", Glyph::Delete},
    {Command::FindAction, QT_TRANSLATE_NOOP("Commands", "&Find a command…"), "Ctrl+Shift+P", Glyph::Search},
    {Command::ExportLog, QT_TRANSLATE_NOOP("Commands", "Export &log…"), "", Glyph::Export},
    {Command::Tour, QT_TRANSLATE_NOOP("Commands", "A &short tour"), "", Glyph::Help},
    {Command::KeySheet, QT_TRANSLATE_NOOP("Commands", "&Keys"), "F1 ?", Glyph::Keyboard},
    {Command::ChangeKeys, QT_TRANSLATE_NOOP("Commands", "Change k&eys…"), "", Glyph::Keyboard},
    {Command::About, QT_TRANSLATE_NOOP("Commands", "&About Tenaille"), "", Glyph::Info},
};
static_assert(std::size(kRows) == kCommandCount);
static_assert([] {
    for (std::size_t i = 0; i < kCommandCount; ++i)
        if (kRows[i].command != static_cast<Command>(i)) return false;
    return true;
}());

// What people call them who look for them by another word.
struct OtherWords {
    Command command;
    const char* words;
};
constexpr OtherWords kOtherWords[] = {
    {Command::Versions, QT_TRANSLATE_NOOP("Commands", "backup restore history")},
    {Command::Unsaved, QT_TRANSLATE_NOOP("Commands", "recover crash restore")},
    {Command::Pack, QT_TRANSLATE_NOOP("Commands", "campaign folder zip share backup")},
    {Command::Print, QT_TRANSLATE_NOOP("Commands", "PDF paper")},
    {Command::BoardInWords, QT_TRANSLATE_NOOP("Commands", "list of creatures, screen reader")},
    {Command::BoardSize, QT_TRANSLATE_NOOP("Commands", "resize the map, hexes, squares")},
    {Command::CreatureLibrary, QT_TRANSLATE_NOOP("Commands", "monsters, bestiary, campaign, SRD")},
    {Command::AddParty, QT_TRANSLATE_NOOP("Commands", "heroes, player characters")},
    {Command::HitPoints, QT_TRANSLATE_NOOP("Commands", "damage, harm, heal, wound, temporary points")},
    {Command::Conditions, QT_TRANSLATE_NOOP("Commands", "status, effect, prone, blinded")},
    {Command::NewTurn, QT_TRANSLATE_NOOP("Commands", "end turn")},
    {Command::Rules, QT_TRANSLATE_NOOP("Commands", "options, house rules, facing, system")},
    {Command::BeginFight, QT_TRANSLATE_NOOP("Commands", "combat, initiative, segments")},
    {Command::OrderStrike, QT_TRANSLATE_NOOP("Commands", "attack")},
    {Command::MeasureTool, QT_TRANSLATE_NOOP("Commands", "ruler, distance")},
    {Command::AreaTool, QT_TRANSLATE_NOOP("Commands", "template, spell, cone, burst, line")},
    {Command::SelectTool, QT_TRANSLATE_NOOP("Commands", "what if: drag a creature and read the ruling")},
    {Command::PropTool, QT_TRANSLATE_NOOP("Commands", "furniture, object")},
    {Command::PlayerWindow, QT_TRANSLATE_NOOP("Commands", "second screen, projector, television, window")},
    {Command::Handout, QT_TRANSLATE_NOOP("Commands", "handout, show an image")},
    {Command::WaitingPicture, QT_TRANSLATE_NOOP("Commands", "splash, title screen")},
    {Command::ShareNetwork, QT_TRANSLATE_NOOP("Commands", "phone, tablet, browser, code")},
    {Command::KeySheet, QT_TRANSLATE_NOOP("Commands", "shortcuts, keyboard, help")},
};

QList<QKeySequence> shortcuts(const char* keys) {
    QList<QKeySequence> result;
    for (const QString& key : QString::fromLatin1(keys).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        result.append(QKeySequence(key, QKeySequence::PortableText));
    return result;
}

const Row& rowOf(Command command) { return kRows[static_cast<std::size_t>(command)]; }

template <class List>
bool isOneOf(const List& list, Command command) {
    return std::find(list.begin(), list.end(), command) != list.end();
}

// Without words that are no keys, and each once.
QList<QKeySequence> soundKeys(const QString& text) {
    QList<QKeySequence> keys;
    for (const QKeySequence& key : QKeySequence::listFromString(text, QKeySequence::PortableText)) {
        bool isKey = !key.isEmpty() && !keys.contains(key);
        for (int i = 0; i < key.count(); ++i)
            isKey = isKey && key[static_cast<uint>(i)].key() != Qt::Key_unknown;
        if (isKey) keys.append(key);
    }
    return keys;
}

QString storedName(Command command) {
    return QString::fromUtf8(rowOf(command).text).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

}  // namespace

Commands::Commands(QWidget* window) : QObject(window) {
    for (const Row& row : kRows) {
        auto* action = new QAction(this);
        action->setIcon(icon(row.glyph));
        m_keys[static_cast<std::size_t>(row.command)] = shortcuts(row.keys);
        action->setShortcuts(m_keys[static_cast<std::size_t>(row.command)]);
        action->setCheckable(row.checkable);
        window->addAction(action);
        m_actions[static_cast<std::size_t>(row.command)] = action;
    }
    retranslate();
}

QString Commands::textOf(Command command) const {
    return QCoreApplication::translate("Commands", rowOf(command).text)
        .remove(QLatin1Char('&'))
        .remove(QStringLiteral("…"));
}

QString Commands::keyText(Command command) const {
    const QList<QKeySequence>& keys = keysOf(command);
    return keys.isEmpty() ? textOf(command) : keys.front().toString(QKeySequence::NativeText);
}

const QList<QKeySequence>& Commands::keysOf(Command command) const {
    return m_keys[static_cast<std::size_t>(command)];
}

QList<QKeySequence> Commands::usualKeysOf(Command command) { return shortcuts(rowOf(command).keys); }

void Commands::setKeys(Command command, const QList<QKeySequence>& keys) {
    QList<QKeySequence>& present = m_keys[static_cast<std::size_t>(command)];
    if (present == keys) return;
    present = keys;
    (*this)[command]->setShortcuts(keys);
    Q_EMIT keysChosen(chosenKeys());
}

std::optional<Command> Commands::rivalFor(Command command, const QKeySequence& key) const {
    for (const Row& row : kRows) {
        const Command other = row.command;
        const bool apart = (isOneOf(kMapTools, command) && isOneOf(kBattleOnly, other)) ||
                           (isOneOf(kBattleOnly, command) && isOneOf(kMapTools, other));
        if (other != command && !apart && keysOf(other).contains(key)) return other;
    }
    return std::nullopt;
}

QVariantMap Commands::chosenKeys() const {
    QVariantMap chosen;
    for (const Row& row : kRows)
        if (keysOf(row.command) != usualKeysOf(row.command))
            chosen.insert(storedName(row.command),
                          QKeySequence::listToString(keysOf(row.command), QKeySequence::PortableText));
    return chosen;
}

void Commands::setChosenKeys(const QVariantMap& chosen) {
    for (const Row& row : kRows) {
        const auto found = chosen.constFind(storedName(row.command));
        if (found == chosen.constEnd() || !found->canConvert<QString>()) continue;
        const QString text = found->toString();
        const QList<QKeySequence> keys = soundKeys(text);
        // Without a word it has no key; where no word is a key it keeps the usual ones.
        if (text.isEmpty() || !keys.isEmpty()) setKeys(row.command, keys);
    }
}

void Commands::retranslate() {
    for (const Row& row : kRows)
        (*this)[row.command]->setText(QCoreApplication::translate("Commands", row.text));
    for (const OtherWords& other : kOtherWords)
        (*this)[other.command]->setProperty(kFindWords, QCoreApplication::translate("Commands", other.words));
}

}  // namespace tenaille::ui
