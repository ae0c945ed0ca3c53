// SPDX-License-Identifier: MIT
#include "ui/player/player_stage.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/document/board_of.h"
#include "core/document/names.h"
#include "core/players/along_mask.h"

namespace tenaille::ui {

namespace {

QString healthText(players::HealthWord word) {
    switch (word) {
        case players::HealthWord::Unhurt:
            return QCoreApplication::translate("Players", "unhurt");
        case players::HealthWord::Scratched:
            return QCoreApplication::translate("Players", "scratched");
        case players::HealthWord::Wounded:
            return QCoreApplication::translate("Players", "wounded");
        case players::HealthWord::BadlyWounded:
            return QCoreApplication::translate("Players", "badly wounded");
        case players::HealthWord::Down:
            return QCoreApplication::translate("Players", "down");
    }
    return {};
}

void tellHealth(players::PlayerScene& scene) {
    for (const auto& [id, word] : scene.health) {
        const board::TokenRecord* token = scene.shown.tokens.find(id);
        if (token == nullptr) continue;
        board::TokenRecord told = *token;
        const QString name = QString::fromStdString(told.name);
        if (!name.isEmpty()) told.label = document::lettersOf(told);  // they stay those of the name
        told.name = (name.isEmpty() ? healthText(word) : name + QStringLiteral(" · ") + healthText(word))
                        .toStdString();
        scene.shown.tokens.put(std::move(told));
    }
}

}  // namespace

PlayerStage::PlayerStage(QObject* parent) : QObject(parent) {
    constexpr int kFrameMs = 33;
    m_fading.setInterval(kFrameMs);
    connect(&m_fading, &QTimer::timeout, this, &PlayerStage::agePings);
}

void PlayerStage::show(players::PlayerScene scene, PlayerStrip strip) {
    tellHealth(scene);
    const bool sameBoard = m_scene != nullptr && m_scene->shown.uuid == scene.shown.uuid &&
                           m_scene->shown.gridRecord().extent == scene.shown.gridRecord().extent;
    m_board.setKnown(std::make_shared<const board::SampleMask>(scene.known),
                     std::make_shared<const board::SampleMask>(scene.veiled));
    if (sameBoard)
        m_board.follow(scene.shown, document::diff(m_scene->shown, scene.shown));
    else
        m_board.show(scene.shown);
    m_scene = std::make_unique<players::PlayerScene>(std::move(scene));
    m_strip = std::move(strip);
    m_shownBoard.reset();
    reachArea();
    if (!sameBoard) Q_EMIT boardReplaced();
    Q_EMIT changed();
}

void PlayerStage::clear() {
    m_scene.reset();
    m_shownBoard.reset();
    m_strip = {};
    m_pointing = {};
    m_reached = {};
    m_pinged.clear();
    Q_EMIT changed();
}

void PlayerStage::setPicture(const QImage& picture) {
    m_picture = picture;
    Q_EMIT changed();
}

void PlayerStage::setWaiting(const QImage& picture) {
    m_waiting = picture;
    Q_EMIT changed();
}

void PlayerStage::point(std::optional<QPointF> plane) {
    if (m_pointing.pointer == plane) return;
    m_pointing.pointer = plane;
    Q_EMIT pointingChanged();
}

void PlayerStage::ping(QPointF plane) {
    constexpr std::size_t kMost = 8;
    if (m_pointing.pings.size() >= kMost) {
        m_pointing.pings.erase(m_pointing.pings.begin());
        m_pinged.erase(m_pinged.begin());
    }
    m_pointing.pings.push_back({plane, 0});
    m_pinged.emplace_back().start();
    m_fading.start();
    Q_EMIT pointingChanged();
}

void PlayerStage::setRuler(std::vector<board::LatticePoint> points, const QString& length) {
    if (m_pointing.ruler == points && m_pointing.length == length) return;
    m_pointing.ruler = std::move(points);
    m_pointing.length = length;
    Q_EMIT pointingChanged();
}

void PlayerStage::setArea(ReachedCells reached, const QString& text) {
    m_reached = std::move(reached);
    const bool sameText = m_pointing.areaText == text;
    m_pointing.areaText = text;
    if (reachArea() || !sameText) Q_EMIT pointingChanged();
}

// Whether it changed.
bool PlayerStage::reachArea() {
    std::vector<board::Cell> cells;
    if (m_reached && m_scene != nullptr) {
        if (!m_shownBoard) m_shownBoard = document::boardOf(m_scene->shown);
        cells = m_reached(m_scene->shown, *m_shownBoard);
        // Of what they do not know they cannot tell how far it reaches there; the half of a wall that lies in
        // a cell does not make it known.
        const board::GridKind grid = m_scene->shown.gridRecord().extent.grid;
        std::erase_if(cells, [&](board::Cell cell) {
            return m_scene->cut && !players::isNear(m_scene->known, board::centre(grid, cell));
        });
    }
    if (cells == m_pointing.area) return false;
    m_pointing.area = std::move(cells);
    return true;
}

void PlayerStage::agePings() {
    for (std::size_t i = 0; i < m_pinged.size(); ++i)
        m_pointing.pings[i].age = static_cast<double>(m_pinged[i].elapsed()) / Ping::kLastsMs;
    // The oldest ones stand first.
    const auto young = std::find_if(m_pointing.pings.begin(), m_pointing.pings.end(),
                                    [](const Ping& ping) { return ping.age < 1; });
    m_pinged.erase(m_pinged.begin(), m_pinged.begin() + (young - m_pointing.pings.begin()));
    m_pointing.pings.erase(m_pointing.pings.begin(), young);
    if (m_pinged.empty()) m_fading.stop();
    Q_EMIT pointingChanged();
}

void PlayerStage::setBlackout(bool dark) {
    if (m_blackout == dark) return;
    m_blackout = dark;
    Q_EMIT changed();
}

}  // namespace tenaille::ui
