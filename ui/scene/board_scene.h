// SPDX-License-Identifier: MIT
//
// BoardScene: everything that is drawn of one document, kept up to date by change sets. Moving a token
// touches one shape. A player's scene is fed with a projected document: what players may not see is not in
// it.
#pragma once

#include <QObject>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "core/board/sample_mask.h"
#include "core/document/changes.h"
#include "ui/gesture/map_layers.h"
#include "ui/scene/ground.h"
#include "ui/scene/pictures.h"
#include "ui/scene/tokens.h"

namespace tenaille::ui {

struct NoteShape {
    RecordId id;
    QPointF at;
    QString title;
};

class BoardScene : public QObject {
    Q_OBJECT

  public:
    explicit BoardScene(QObject* parent = nullptr);

    // Shows another document.
    void show(const document::Encounter& encounter);
    // Creatures as players know them, as long as `seen` is given: by the names that they read, and like
    // hidden ones when they are not among `seen`, those on the players' screen (ascending). Those carry no
    // light.
    void setPlayersView(std::optional<std::vector<RecordId>> seen, const document::Encounter& encounter);
    // Follows an edit; `after` is the document with `changes` applied.
    void follow(const document::Encounter& after, const document::ChangeSet& changes);

    // Of pictures nothing is painted but what lies on known samples, of ground nothing that is veiled (as of
    // players::PlayerScene); nullptr: all of it. Counts from the next show() or follow() on.
    void setKnown(std::shared_ptr<const board::SampleMask> known,
                  std::shared_ptr<const board::SampleMask> veiled);
    const std::shared_ptr<const board::SampleMask>& known() const { return m_known; }
    const std::shared_ptr<const board::SampleMask>& veiled() const { return m_veiled; }

    // What is hidden is as if it were not there, for painters and for the mouse.
    void setLayers(const MapLayers& layers);
    const MapLayers& layers() const { return m_layers; }

    const GroundPtr& ground() const { return m_shown; }
    board::GridKind grid() const { return m_ground->extent.grid; }
    // Large creatures first, so that small ones stay visible on top of them.
    const std::vector<TokenShape>& tokens() const;
    const TokenShape* token(RecordId id) const;
    const std::vector<NoteShape>& notes() const;
    std::shared_ptr<const Pictures> pictures() const { return m_pictures; }
    // Decodes the missing pictures at once, in this thread: for images that are written to files.
    void decodeNow();
    bool decoding() const { return m_pending > 0; }

  Q_SIGNALS:
    void replaced();
    // Rectangles of the plane (cells) that look different now.
    void groundChanged(const QVector<QRectF>& plane);
    void tokensChanged(const QVector<QRectF>& plane);
    void notesChanged();
    void facesChanged();  // the picture of a creature is decoded
    void pictureFailed(const QString& asset, const tenaille::Problem& problem);

  private:
    GroundPtr shownGround() const;
    void showTokens(const document::Encounter& encounter);
    TokenShape shapeOf(const board::TokenRecord& record) const;
    void putToken(const board::TokenRecord& record);
    // Where those of whom the place changes were and are goes to `moved`.
    void seatRiders(QVector<QRectF>& moved);
    void loadPictures(const document::Encounter& encounter);
    void loadPicture(const std::string& asset, const document::Encounter& encounter, int mostSide);
    QVector<QRectF> showPicture(const std::string& asset, const PyramidPtr& pyramid);
    void take(const std::string& asset, PyramidPtr pyramid);
    void tellLearned(std::vector<QRectF>& dirty);

    GroundPtr m_ground;
    GroundPtr m_shown;  // without what is hidden
    MapLayers m_layers;
    std::shared_ptr<const board::SampleMask> m_known;
    std::shared_ptr<const board::SampleMask> m_veiled;
    std::vector<QRectF> m_unveiled;  // where that is another one than before, until it was told
    QRectF m_learned;                // where pictures show other parts than before, until it was told
    bool m_hatchChanges = false;     // likewise: hatching comes or goes
    std::vector<TokenShape> m_tokens;
    std::optional<std::vector<RecordId>> m_playersSee;
    std::vector<NoteShape> m_notes;
    struct Waiting {
        document::AssetBytes bytes;
        int mostSide = kMaxPictureSide;
    };
    std::map<std::string, Waiting> m_bytes;  // of the pictures that are not decoded in full
    std::shared_ptr<const Pictures> m_pictures;
    int m_pending = 0;
    std::unique_ptr<PictureLoader> m_loader;
};

}  // namespace tenaille::ui
