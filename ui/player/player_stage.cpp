// SPDX-License-Identifier: MIT
#include "ui/player/player_stage.h"

#include <QCoreApplication>
#include <utility>

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
        told.name = (name.isEmpty() ? healthText(word) : name + QStringLiteral(" · ") + healthText(word))
                        .toStdString();
        scene.shown.tokens.put(std::move(told));
    }
}

}  // namespace

PlayerStage::PlayerStage(QObject* parent) : QObject(parent) {}

void PlayerStage::show(players::PlayerScene scene, PlayerStrip strip) {
    tellHealth(scene);
    const bool sameBoard = m_scene != nullptr && m_scene->shown.uuid == scene.shown.uuid &&
                           m_scene->shown.gridRecord().extent == scene.shown.gridRecord().extent;
    m_board.setKnown(std::make_shared<const board::SampleMask>(scene.known));
    if (sameBoard)
        m_board.follow(scene.shown, document::diff(m_scene->shown, scene.shown));
    else
        m_board.show(scene.shown);
    m_scene = std::make_unique<players::PlayerScene>(std::move(scene));
    m_strip = std::move(strip);
    if (!sameBoard) Q_EMIT boardReplaced();
    Q_EMIT changed();
}

void PlayerStage::clear() {
    m_scene.reset();
    m_strip = {};
    Q_EMIT changed();
}

void PlayerStage::setPicture(const QImage& picture) {
    m_picture = picture;
    Q_EMIT changed();
}

void PlayerStage::setBlackout(bool dark) {
    if (m_blackout == dark) return;
    m_blackout = dark;
    Q_EMIT changed();
}

}  // namespace tenaille::ui
