// SPDX-License-Identifier: MIT
//
// TileBaker: paints tiles in other threads, the most wanted first. The list of wishes is replaced as a whole
// with every frame, so nothing that scrolled away is painted in vain.
#pragma once

#include <QObject>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "ui/scene/ground_painter.h"
#include "ui/scene/tile_store.h"

namespace tenaille::ui {

class TileBaker : public QObject {
    Q_OBJECT

  public:
    explicit TileBaker(QObject* parent = nullptr);
    ~TileBaker() override;

    // Replaces everything that was wished before. Empty: rest.
    void want(std::vector<TileKey> keys, GroundPtr ground, GroundMeans means, GroundVersion version);

  Q_SIGNALS:
    // In the thread of the object.
    void baked(const tenaille::ui::TileKey& key, const QImage& image, tenaille::ui::GroundVersion version);

  private:
    void work();
    // Takes the first wish that no other worker paints just now; false: nothing to do.
    bool take(TileKey& key);

    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_stop = false;
    std::vector<TileKey> m_wanted;
    std::vector<TileKey> m_busy;
    GroundPtr m_ground;
    GroundMeans m_means;
    GroundVersion m_version = 0;
    std::vector<std::thread> m_workers;
};

}  // namespace tenaille::ui
