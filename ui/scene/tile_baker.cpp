// SPDX-License-Identifier: MIT
#include "ui/scene/tile_baker.h"

#include <algorithm>

#include "ui/scene/background.h"

namespace tenaille::ui {

TileBaker::TileBaker(QObject* parent) : QObject(parent) {
    const unsigned cores = std::max(2u, std::thread::hardware_concurrency());
    for (unsigned worker = 0; worker < std::min(cores - 1, 4u); ++worker)
        m_workers.emplace_back([this] { work(); });
}

TileBaker::~TileBaker() {
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_wake.notify_all();
    for (std::thread& worker : m_workers) worker.join();
}

void TileBaker::want(std::vector<TileKey> keys, GroundPtr ground, GroundMeans means, GroundVersion version) {
    const bool any = !keys.empty();
    {
        const std::lock_guard lock(m_mutex);
        m_wanted = std::move(keys);
        m_ground = std::move(ground);
        m_means = std::move(means);
        m_version = version;
    }
    if (any) m_wake.notify_all();
}

bool TileBaker::take(TileKey& key) {
    const auto free = std::find_if(m_wanted.begin(), m_wanted.end(), [&](const TileKey& wanted) {
        return std::find(m_busy.begin(), m_busy.end(), wanted) == m_busy.end();
    });
    if (free == m_wanted.end()) return false;
    key = *free;
    m_wanted.erase(free);
    m_busy.push_back(key);
    return true;
}

void TileBaker::work() {
    stepBehindWindow();
    std::unique_lock lock(m_mutex);
    while (true) {
        TileKey key;
        m_wake.wait(lock, [&] { return m_stop || take(key); });
        if (m_stop) return;
        const GroundPtr ground = m_ground;
        const GroundMeans means = m_means;
        const GroundVersion version = m_version;
        lock.unlock();
        const QImage image = paintGround(*ground, means, key.scale, key.pixels());
        QMetaObject::invokeMethod(
            this, [this, key, image, version] { Q_EMIT baked(key, image, version); }, Qt::QueuedConnection);
        lock.lock();
        std::erase(m_busy, key);
    }
}

}  // namespace tenaille::ui
