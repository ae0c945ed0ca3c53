// SPDX-License-Identifier: MIT
#include "ui/battle/battle_context.h"

#include <QRandomGenerator>
#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

#include "core/actions/fight_of.h"
#include "ui/battle/player_screen.h"

namespace tenaille::ui {

namespace {

bool exists(const document::Encounter& encounter, RecordId id) {
    return std::apply([&](const auto&... table) { return ((table.find(id) != nullptr) || ...); },
                      encounter.tables());
}

}  // namespace

BattleContext::BattleContext(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::changed, this, &BattleContext::forgetMissing);
    connect(&document, &Document::wasReset, this, [this] {
        m_playing.clear();
        setLayers({});
        setPens({});  // what was chosen for another map would surprise
        for (auto* token : {&m_hovered, &m_pinned, &m_read}) token->reset();
    });
    connect(&document, &Document::wasReset, this, &BattleContext::forgetMissing);
    connect(&document, &Document::wasReset, this, &BattleContext::kindsChanged);
    connect(&document, &Document::changed, this, [this](const document::ChangeSet& changes) {
        if (changes.touches<board::KindRecord>()) Q_EMIT kindsChanged();
    });
}

// What tools and fields do with a map; the size of the board and mending it touch every layer.
bool BattleContext::mayDraw(const actions::Intent& intent) {
    const bool draws = std::holds_alternative<actions::PutElements>(intent) ||
                       std::holds_alternative<actions::AddWall>(intent) ||
                       std::holds_alternative<actions::AddDoor>(intent) ||
                       std::holds_alternative<actions::AddRoom>(intent) ||
                       std::holds_alternative<actions::PaintTerrain>(intent) ||
                       std::holds_alternative<actions::SlideDoor>(intent) ||
                       std::holds_alternative<actions::MoveElements>(intent) ||
                       std::holds_alternative<actions::Paste>(intent) ||
                       std::holds_alternative<actions::Cut>(intent) ||
                       std::holds_alternative<actions::JoinWalls>(intent) ||
                       std::holds_alternative<actions::AlignElements>(intent) ||
                       std::holds_alternative<actions::RemoveRecords>(intent);
    if (!m_editing || m_layers.locked == 0 || !draws) return true;
    const Result<document::ChangeSet> planned = m_document.plan(intent);
    if (!planned || !lockedLayer(*planned, m_layers)) return true;
    Q_EMIT refused(Problem{TENAILLE_PROBLEM("The layer is locked: nothing on it was changed."),
                           {},
                           TENAILLE_PROBLEM("Open its lock in the list of layers.")});
    return false;
}

bool BattleContext::perform(const actions::Intent& intent) {
    if (!mayDraw(intent)) return false;
    std::vector<actions::StrikeOffer> offers;  // asked for while they who move are where they were
    if (const auto* move = std::get_if<actions::MoveTokens>(&intent); move != nullptr && !m_editing)
        offers = actions::strikeOffers({encounter(), board(), options()}, *move);
    const Outcome outcome = m_document.perform(intent);
    if (!outcome) Q_EMIT refused(outcome.problem());
    if (outcome.ok() && !offers.empty()) Q_EMIT strikesOffered(offers);
    return outcome.ok();
}

bool BattleContext::performInstead(const actions::Intent& intent) {
    if (!mayDraw(intent)) return false;
    const Outcome outcome = m_document.performInstead(intent);
    if (!outcome) Q_EMIT refused(outcome.problem());
    return outcome.ok();
}

void BattleContext::select(std::vector<RecordId> records) {
    if (m_editing)
        std::erase_if(records, [this](RecordId id) {
            const std::optional<MapLayer> layer = layerOf(encounter(), id);
            return layer && !m_layers.takes(*layer);
        });
    if (records == m_selection) return;
    const std::optional<RecordId> before = attacker();
    m_selection = std::move(records);
    // The board shows whom the mouse rests on; the ruling is about the same one.
    if (attacker() != before) readHovered();
    Q_EMIT selectionChanged();
    Q_EMIT rulingChanged();
}

void BattleContext::hoverToken(std::optional<RecordId> token, bool dragging) {
    if (token == m_hovered && dragging == m_dragging) return;
    m_hovered = token;
    m_dragging = dragging;
    if (hoversAnother()) m_read = token;
    Q_EMIT rulingChanged();
}

// Whoever is dragged past a friend has no eyes for it.
bool BattleContext::hoversAnother() const {
    return m_hovered && attacker() && m_hovered != attacker() &&
           !(m_dragging && isAllyOfAttacker(*m_hovered));
}

void BattleContext::readHovered() { m_read = hoversAnother() ? m_hovered : std::nullopt; }

void BattleContext::pinTarget(std::optional<RecordId> token) {
    if (token == m_pinned) return;
    m_pinned = token;
    Q_EMIT rulingChanged();
}

void BattleContext::openDetails(RecordId record) { Q_EMIT detailsWanted(record); }

void BattleContext::addAsset(const std::string& name, document::AssetBytes bytes) {
    m_document.addAsset(name, std::move(bytes));
}

void BattleContext::typePoints(const QString& typed, const std::vector<RecordId>& who) {
    Q_EMIT pointsTyped(typed, who);
}

void BattleContext::setPens(const MapPens& pens) {
    if (pens == m_pens) return;
    m_pens = pens;
    Q_EMIT pensChanged();
}

void BattleContext::setLayers(const MapLayers& layers) {
    if (layers == m_layers) return;
    m_layers = layers;
    Q_EMIT layersChanged();
    select(m_selection);
}

void BattleContext::setEditing(bool editing) {
    if (editing == m_editing) return;
    m_editing = editing;
    std::vector<RecordId> selection;
    if (editing)
        m_playing = selectedTokens();
    else
        selection = std::exchange(m_playing, {});
    std::erase_if(selection, [&](RecordId id) { return !exists(encounter(), id); });
    select(std::move(selection));
}

void BattleContext::setPlayerScreen(PlayerScreen* players) { m_players = players; }

std::optional<PlayersScreen> BattleContext::playersScreen() const {
    const std::optional<PlayerFrame> frame = m_players ? m_players->frameNow() : std::nullopt;
    if (!frame) return std::nullopt;
    const bool isWhole = m_players->aim() == PlayerScreen::Aim::WholeBoard;
    return PlayersScreen{*frame, m_players->shape(), m_players->trueSize().has_value(), isWhole};
}

void BattleContext::showPlayers(const PlayerFrame& frame) {
    if (m_players) m_players->showFrame(frame);
}

QString BattleContext::lengthText(int cells) const { return ui::lengthText(cells, grid(), m_units); }

std::vector<RecordId> BattleContext::selectedTokens() const {
    std::vector<RecordId> tokens;
    std::copy_if(m_selection.begin(), m_selection.end(), std::back_inserter(tokens),
                 [&](RecordId id) { return encounter().tokens.find(id) != nullptr; });
    return tokens;
}

std::optional<RecordId> BattleContext::attacker() const {
    const std::vector<RecordId> tokens = selectedTokens();
    return tokens.empty() ? std::nullopt : std::optional(tokens.front());
}

std::optional<RecordId> BattleContext::target() const {
    const std::optional<RecordId> who = attacker();
    // Nobody attacks itself: whoever is pinned and attacks looks at whom the pointer shows.
    if (m_pinned && m_pinned != who) return m_pinned;
    // Those who go along with it are nobody's target meanwhile.
    const auto goesAlong = [&](const actions::Placement& one) { return one.token == m_read; };
    if (m_read && std::any_of(m_supposed.begin(), m_supposed.end(), goesAlong)) return std::nullopt;
    return m_read;
}

void BattleContext::aimAt(RecordId token) {
    // The pointer that rests elsewhere counts again when it moves.
    m_hovered.reset();
    m_pinned.reset();
    m_read = token;
    Q_EMIT rulingChanged();
}

std::vector<RecordId> BattleContext::targets() const {
    const std::optional<RecordId> who = attacker();
    if (!who) return {};
    const board::Creature& from = encounter().tokens.find(*who)->creature;
    std::vector<std::tuple<bool, bool, int, RecordId>> found;
    for (const board::TokenRecord& one : encounter().tokens)
        if (one.id != *who)
            found.emplace_back(
                isAllyOfAttacker(one.id), actions::isDown(one, options()),
                board::distance(grid(), from.footprint, from.at, one.creature.footprint, one.creature.at),
                one.id);
    std::sort(found.begin(), found.end());
    std::vector<RecordId> ids;
    ids.reserve(found.size());
    for (const auto& one : found) ids.push_back(std::get<RecordId>(one));
    return ids;
}

bool BattleContext::isAllyOfAttacker(RecordId token) const {
    const auto& tokens = encounter().tokens;
    return board::areAllies(tokens.find(token)->creature, tokens.find(*attacker())->creature);
}

bool BattleContext::suppose(std::vector<actions::Placement> placements) {
    if (placements == m_supposed) return false;
    m_supposed = std::move(placements);
    if (m_supposed.empty())
        m_supposedBoard.reset();
    else
        m_supposedBoard = actions::boardWith(board(), m_supposed);
    Q_EMIT rulingChanged();
    return true;
}

board::TokenRecord BattleContext::supposedToken(RecordId token) const {
    return actions::tokenWith(*encounter().tokens.find(token), m_supposed);
}

// Undo may have taken away what was selected.
void BattleContext::forgetMissing() {
    std::vector<RecordId> still = m_selection;
    std::erase_if(still, [&](RecordId id) { return !exists(encounter(), id); });
    if (m_hovered && !exists(encounter(), *m_hovered)) m_hovered.reset();
    if (m_pinned && !exists(encounter(), *m_pinned)) m_pinned.reset();
    if (m_read && !exists(encounter(), *m_read)) m_read.reset();
    m_supposed.clear();
    m_supposedBoard.reset();
    if (still != m_selection) {
        m_selection = std::move(still);
        Q_EMIT selectionChanged();
    }
    Q_EMIT rulingChanged();
}

int BattleContext::freshSeed() const {
    constexpr int kMost = 2'000'000'000;
    return m_seed ? *m_seed : QRandomGenerator::global()->bounded(1, kMost);
}

}  // namespace tenaille::ui
