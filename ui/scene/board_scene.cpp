// SPDX-License-Identifier: MIT
#include "ui/scene/board_scene.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/document/names.h"
#include "core/document/project.h"
#include "ui/scene/camera.h"

namespace tenaille::ui {

namespace {

NoteShape noteShape(board::GridKind grid, const board::NoteRecord& record) {
    return {record.id, planePoint(grid, record.at), QString::fromStdString(record.title)};
}

bool above(const TokenShape& a, const TokenShape& b) {
    if (!a.mount != !b.mount) return !a.mount;  // riders on top
    if (a.face.size != b.face.size) return a.face.size > b.face.size;
    // Who stands on a body, or on somebody hidden, is seen.
    if (a.face.down != b.face.down) return a.face.down;
    if (a.face.hidden != b.face.hidden) return a.face.hidden;
    return a.id < b.id;
}

template <class Shape>
auto placeOf(std::vector<Shape>& shapes, RecordId id) {
    return std::find_if(shapes.begin(), shapes.end(), [&](const Shape& shape) { return shape.id == id; });
}

constexpr QRectF kEverywhere(-1e4, -1e4, 2e4, 2e4);

QRectF planeOf(board::GridKind grid, const board::SampleBox& box) {
    const std::int32_t unit = board::kUnitsPerSample;
    QPolygonF corners;
    for (const board::LatticePoint corner : {board::LatticePoint{box.left * unit, box.top * unit},
                                             {box.right * unit, box.top * unit},
                                             {box.right * unit, box.bottom * unit},
                                             {box.left * unit, box.bottom * unit}})
        corners << planePoint(grid, corner);
    return corners.boundingRect();
}

board::SampleMask difference(const board::SampleMask& one, const board::SampleMask& other) {
    board::SampleMask more = one;
    more -= other;
    board::SampleMask less = other;
    less -= one;
    more |= less;
    return more;
}

// Where the masks differ, in squares of 64 samples.
void addDifferences(board::GridKind grid, const board::SampleMask* one, const board::SampleMask* other,
                    std::vector<QRectF>& places) {
    if (one == nullptr && other == nullptr) return;
    if (one == nullptr || other == nullptr || one->box() != other->box())
        return places.push_back(kEverywhere);
    constexpr std::int32_t kTile = 64;
    const board::SampleMask differs = difference(*one, *other);
    const board::SampleBox box = differs.bounds();
    if (box.empty()) return;
    const board::SampleBox tiles = board::wholeTiles(box);
    for (std::int32_t y = tiles.top; y < tiles.bottom; y += kTile)
        for (std::int32_t x = tiles.left; x < tiles.right; x += kTile)
            if (const board::SampleBox tile{x, y, x + kTile, y + kTile}; differs.testsAny(tile))
                places.push_back(planeOf(grid, tile).adjusted(-0.2, -0.2, 0.2, 0.2));
}

}  // namespace

void BoardScene::setLayers(const MapLayers& layers) {
    if (layers == m_layers) return;
    const bool looksDifferent = layers.hidden != m_layers.hidden;
    m_layers = layers;
    if (!looksDifferent) return;
    m_shown = shownGround();
    Q_EMIT groundChanged({kEverywhere});
    Q_EMIT tokensChanged({kEverywhere});
    Q_EMIT notesChanged();
}

const std::vector<TokenShape>& BoardScene::tokens() const {
    static const std::vector<TokenShape> kNone;
    return m_layers.shows(MapLayer::Creatures) ? m_tokens : kNone;
}

const std::vector<NoteShape>& BoardScene::notes() const {
    static const std::vector<NoteShape> kNone;
    return m_layers.shows(MapLayer::Notes) ? m_notes : kNone;
}

BoardScene::BoardScene(QObject* parent) : QObject(parent), m_pictures(std::make_shared<Pictures>()) {
    show(document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 20, 15}));
}

void BoardScene::show(const document::Encounter& encounter) {
    m_ground = makeGround(encounter);
    m_shown = shownGround();
    m_pictures = std::make_shared<Pictures>();
    showTokens(encounter);
    m_notes.clear();
    for (const auto& record : encounter.notes) m_notes.push_back(noteShape(grid(), record));
    m_bytes.clear();
    m_pending = 0;
    m_unveiled.clear();
    m_loader.reset();
    loadPictures(encounter);
    Q_EMIT replaced();
}

void BoardScene::follow(const document::Encounter& after, const document::ChangeSet& changes) {
    if (after.gridRecord().extent.grid != grid()) return show(after);
    QVector<QRectF> moved;
    bool notes = false;
    const auto tokenChange = [&](const document::Change<board::TokenRecord>& change) {
        if (const TokenShape* old = token(change.id())) moved.push_back(old->bounds);
        std::erase_if(m_tokens, [&](const TokenShape& shape) { return shape.id == change.id(); });
        if (!change.after) return;
        putToken(*change.after);
        moved.push_back(token(change.id())->bounds);
    };
    const auto noteChange = [&](const document::Change<board::NoteRecord>& change) {
        notes = true;
        const auto at = placeOf(m_notes, change.id());
        if (at != m_notes.end()) m_notes.erase(at);
        if (change.after) m_notes.push_back(noteShape(grid(), *change.after));
    };
    for (const auto& change : changes.changes) {
        if (const auto* ofToken = std::get_if<document::Change<board::TokenRecord>>(&change))
            tokenChange(*ofToken);
        if (const auto* ofNote = std::get_if<document::Change<board::NoteRecord>>(&change))
            noteChange(*ofNote);
    }
    seatRiders(moved);
    std::vector<QRectF> dirty;
    m_ground = changedGround(m_ground, after, changes, dirty);
    tellLearned(dirty);
    m_shown = shownGround();
    loadPictures(after);
    if (!dirty.empty()) Q_EMIT groundChanged(QVector<QRectF>(dirty.begin(), dirty.end()));
    if (!moved.empty()) Q_EMIT tokensChanged(moved);
    if (notes) {
        std::sort(m_notes.begin(), m_notes.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
        Q_EMIT notesChanged();
    }
}

void BoardScene::setKnown(std::shared_ptr<const board::SampleMask> known,
                          std::shared_ptr<const board::SampleMask> veiled) {
    addDifferences(grid(), m_veiled.get(), veiled.get(), m_unveiled);
    m_veiled = std::move(veiled);
    const bool comparable = m_known != nullptr && known != nullptr && m_known->box() == known->box();
    if (comparable) {
        const board::SampleBox box = difference(*known, *m_known).bounds();
        if (!box.empty()) m_learned |= planeOf(grid(), box);
    }
    // Hatching is there only where all is known.
    m_hatchChanges = m_hatchChanges || (m_known == nullptr) != (known == nullptr);
    m_known = std::move(known);
}

void BoardScene::tellLearned(std::vector<QRectF>& dirty) {
    for (const auto& picture : m_ground->pictures)
        if (const QRectF part = picture->where & m_learned; !part.isEmpty())
            dirty.push_back(part.adjusted(-0.2, -0.2, 0.2, 0.2));
    m_learned = {};
    dirty.insert(dirty.end(), m_unveiled.begin(), m_unveiled.end());
    m_unveiled.clear();
    if (std::exchange(m_hatchChanges, false) && !m_ground->floors.empty()) dirty.push_back(m_ground->board);
}

const TokenShape* BoardScene::token(RecordId id) const {
    const auto found = std::find_if(m_tokens.begin(), m_tokens.end(),
                                    [&](const TokenShape& shape) { return shape.id == id; });
    return found == m_tokens.end() ? nullptr : &*found;
}

void BoardScene::setPlayersView(std::optional<std::vector<RecordId>> seen,
                                const document::Encounter& encounter) {
    if (m_playersSee == seen) return;
    m_playersSee = std::move(seen);
    showTokens(encounter);
    const auto lamps = m_shown->carried;
    m_shown = shownGround();
    if (lamps != m_shown->carried) Q_EMIT groundChanged({kEverywhere});
    Q_EMIT tokensChanged({kEverywhere});
}

// What a creature carries that the players do not see gives no light for them.
GroundPtr BoardScene::shownGround() const {
    GroundPtr ground = withoutHidden(m_ground, m_layers);
    const auto isUnseen = [this](const auto& lamp) {
        return m_playersSee && !std::binary_search(m_playersSee->begin(), m_playersSee->end(), lamp->id);
    };
    if (std::none_of(ground->carried.begin(), ground->carried.end(), isUnseen)) return ground;
    auto seen = std::make_shared<Ground>(*ground);
    std::erase_if(seen->carried, isUnseen);
    return seen;
}

void BoardScene::showTokens(const document::Encounter& encounter) {
    m_tokens.clear();
    for (const auto& record : encounter.tokens) m_tokens.push_back(shapeOf(record));
    std::sort(m_tokens.begin(), m_tokens.end(), above);
    QVector<QRectF> moved;
    seatRiders(moved);
}

void BoardScene::seatRiders(QVector<QRectF>& moved) {
    std::map<RecordId, int> seats;  // taken, of each mount
    for (TokenShape& shape : m_tokens) {
        if (!shape.mount) continue;
        const QRectF before = shape.bounds;
        takeSeat(grid(), shape, seats[shape.mount]++);
        if (shape.bounds != before) moved << before << shape.bounds;
    }
}

TokenShape BoardScene::shapeOf(const board::TokenRecord& record) const {
    if (!m_playersSee) return tokenShape(grid(), record, *m_pictures);
    board::TokenRecord called = record;
    called.name = document::nameForPlayers(record);
    called.label = document::labelForPlayers(record);
    called.publicName.clear();
    std::erase_if(called.conditions, [](const board::ConditionRecord& one) { return one.secret; });
    if (called.creature.side != document::kPartySide) called.aura = 0;
    called.hidden = !std::binary_search(m_playersSee->begin(), m_playersSee->end(), record.id);
    return tokenShape(grid(), called, *m_pictures);
}

void BoardScene::putToken(const board::TokenRecord& record) {
    TokenShape shape = shapeOf(record);
    m_tokens.insert(std::upper_bound(m_tokens.begin(), m_tokens.end(), shape, above), std::move(shape));
}

void BoardScene::loadPictures(const document::Encounter& encounter) {
    for (const auto& picture : m_ground->pictures) loadPicture(picture->asset, encounter, kMaxPictureSide);
    for (const TokenShape& token : m_tokens)
        if (!token.picture.empty()) loadPicture(token.picture, encounter, kMaxFaceSide);
}

void BoardScene::loadPicture(const std::string& asset, const document::Encounter& encounter, int mostSide) {
    const auto bytes = encounter.assets.find(asset);
    if (bytes == encounter.assets.end() || m_bytes.contains(asset) || m_pictures->contains(asset)) return;
    if (!m_loader) {
        m_loader = std::make_unique<PictureLoader>(
            [this](const std::string& name, PyramidPtr pyramid) { take(name, std::move(pyramid)); },
            [this](const std::string& name, const Problem& problem) {
                --m_pending;
                Q_EMIT pictureFailed(QString::fromStdString(name), problem);
            });
    }
    m_bytes[asset] = {bytes->second, mostSide};
    ++m_pending;
    m_loader->load(asset, bytes->second, mostSide);
}

void BoardScene::take(const std::string& asset, PyramidPtr pyramid) {
    QVector<QRectF> dirty;
    for (const auto& picture : m_ground->pictures)
        if (picture->asset == asset) dirty.push_back(picture->bounds);
    if (!pyramid->preview && m_bytes.erase(asset) > 0) --m_pending;
    const QVector<QRectF> faces = showPicture(asset, pyramid);
    auto pictures = std::make_shared<Pictures>(*m_pictures);
    (*pictures)[asset] = std::move(pyramid);
    m_pictures = std::move(pictures);
    Q_EMIT groundChanged(dirty);
    if (faces.empty()) return;
    Q_EMIT tokensChanged(faces);
    Q_EMIT facesChanged();
}

// On the creatures that wear it; where they stand.
QVector<QRectF> BoardScene::showPicture(const std::string& asset, const PyramidPtr& pyramid) {
    QVector<QRectF> places;
    for (TokenShape& token : m_tokens) {
        if (token.picture != asset || pyramid->levels.empty()) continue;
        token.face.picture = pyramid;
        places.push_back(token.bounds);
    }
    return places;
}

void BoardScene::decodeNow() {
    m_loader.reset();
    m_pending = 0;
    auto pictures = std::make_shared<Pictures>(*m_pictures);
    for (const auto& [asset, waiting] : m_bytes) {
        Result<Pyramid> pyramid = decodePicture(*waiting.bytes, false, waiting.mostSide);
        if (pyramid) {
            (*pictures)[asset] = sharedPyramid(std::move(*pyramid));
            showPicture(asset, (*pictures)[asset]);
        } else {
            Q_EMIT pictureFailed(QString::fromStdString(asset), pyramid.problem());
        }
    }
    m_bytes.clear();
    m_pictures = std::move(pictures);
}

}  // namespace tenaille::ui
