// SPDX-License-Identifier: MIT
#include "ui/battle/element_form.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QCoreApplication>
#include <QFocusEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTextDocument>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>

#include "core/actions/map_elements.h"
#include "core/board/kinds.h"
#include "ui/battle/hidden_things.h"
#include "ui/battle/length_box.h"
#include "ui/text/kind_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

constexpr int kTakeEvery = 1'000;  // ms, of what is typed

using actions::MapElement;

QSpinBox* degreesBox(int least, int most) {
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setSuffix(QStringLiteral("°"));
    box->setKeyboardTracking(false);
    return box;
}

// The kinds that an element may have instead, with their names.
std::vector<std::pair<QString, QString>> kindsFor(const MapElement& element, const board::Kinds& all) {
    std::vector<std::pair<QString, QString>> kinds;
    const auto collect = [&](const auto& some) {
        for (const auto& kind : some) kinds.emplace_back(fromUtf8(kind.id), kindLabel(kind));
    };
    if (std::holds_alternative<board::WallRecord>(element))
        collect(all.walls());
    else if (std::holds_alternative<board::DoorRecord>(element))
        collect(all.doors());
    else if (std::holds_alternative<board::PropRecord>(element))
        collect(all.props());
    else if (std::holds_alternative<board::FloorRecord>(element))
        for (const std::string_view material : floorMaterials())
            kinds.emplace_back(fromUtf8(material), materialText(std::string(material)));
    return kinds;
}

// The kind of an element, or a floor's material; nullptr: it has none.
template <class R>
auto* kindIn(R& record) {
    if constexpr (std::is_same_v<std::remove_const_t<R>, board::FloorRecord>)
        return &record.material;
    else if constexpr (requires { record.kind; })
        return &record.kind;
    else
        return static_cast<std::conditional_t<std::is_const_v<R>, const std::string, std::string>*>(nullptr);
}

std::string* kindOf(MapElement& element) {
    return std::visit([](auto& record) { return kindIn(record); }, element);
}

QString effectOf(const MapElement& element, const board::Kinds& kinds) {
    if (const auto* wall = std::get_if<board::WallRecord>(&element))
        if (const auto* kind = kinds.wall(wall->kind)) return effectText(kind->effect);
    if (const auto* door = std::get_if<board::DoorRecord>(&element))
        if (const auto* kind = kinds.door(door->kind))
            return kind->alwaysOpen ? effectText(kind->closed)
                                    : ElementForm::tr("closed: %1").arg(effectText(kind->closed));
    if (const auto* prop = std::get_if<board::PropRecord>(&element))
        if (const auto* kind = kinds.prop(prop->kind)) return effectText(kind->outline);
    return {};
}

}  // namespace

ElementForm::ElementForm(BattleContext& context, QWidget* parent) : QWidget(parent), m_context(context) {
    build();
    connectFields();
}

void ElementForm::build() {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_form = new QFormLayout;
    layout->addLayout(m_form);
    m_kind = new QComboBox;
    m_effect = new QLabel;
    m_effect->setWordWrap(true);
    m_words = new QLineEdit;
    m_words->setMaxLength(200);
    m_more = new QPlainTextEdit;
    m_more->setTabChangesFocus(true);
    m_more->setPlaceholderText(tr("What only you read"));
    m_more->setMaximumHeight(m_more->fontMetrics().lineSpacing() * 8);
    m_more->installEventFilter(this);
    m_width = lengthBox(m_context.units());
    m_height = lengthBox(m_context.units());
    m_rotation = degreesBox(0, 359);
    m_rotation->setWrapping(true);
    m_bright = lengthBox(m_context.units());
    m_dim = lengthBox(m_context.units());
    m_angle = degreesBox(1, 360);
    m_colour = new QPushButton(tr("Choose…"));
    m_colour->setAutoDefault(false);
    m_form->addRow(tr("Kind"), m_kind);
    m_wall = new QComboBox;
    m_wall->setToolTip(tr("The wall that players take the door for until they find it"));
    m_form->addRow(tr("Taken for"), m_wall);
    m_form->addRow(tr("Words"), m_words);
    m_moreLabel = new QLabel(tr("Text, for you alone"));
    m_moreLabel->setBuddy(m_more);
    m_form->addRow(m_moreLabel);
    m_form->addRow(m_more);
    m_form->addRow(tr("Width"), m_width);
    m_form->addRow(tr("Height"), m_height);
    m_form->addRow(tr("Bright"), m_bright);
    m_form->addRow(tr("Dim"), m_dim);
    m_form->addRow(tr("Angle"), m_angle);
    m_form->addRow(tr("Turned by"), m_rotation);
    m_form->addRow(tr("Colour"), m_colour);
    m_hidden = new QCheckBox(tr("Hidden from the players"));
    m_form->addRow(QString(), m_hidden);
    // Not a row of its own: a form of Qt 6.4 with hidden rows writes beyond its memory when one of the others
    // is as high as its width asks for.
    layout->addWidget(m_effect);
    m_more->setAccessibleName(tr("Text of the note"));
}

void ElementForm::connectFields() {
    connect(m_kind, &QComboBox::activated, this, [this] {
        if (!m_kind->currentData().isValid()) return;
        const std::string kind = m_kind->currentData().toString().toStdString();
        edit([&](MapElement& element) {
            if (std::string* present = kindOf(element)) *present = kind;
        });
    });
    connect(m_wall, &QComboBox::activated, this, [this] {
        if (!m_wall->currentData().isValid()) return;
        const std::string wall = m_wall->currentData().toString().toStdString();
        edit([&](MapElement& element) {
            if (auto* door = std::get_if<board::DoorRecord>(&element)) door->wall = wall;
        });
    });
    m_taking.setSingleShot(true);
    m_taking.setInterval(kTakeEvery);
    connect(&m_taking, &QTimer::timeout, this, [this] {
        if (!m_words->text().isEmpty()) takeWords();  // the first letter of the new ones is to come
        takeNote();
    });
    // While somebody types on, too: not only in a rest.
    const auto wait = [this] {
        if (!m_taking.isActive()) m_taking.start();
    };
    connect(m_words, &QLineEdit::textEdited, this, wait);
    connect(m_more, &QPlainTextEdit::textChanged, this, [this, wait] {
        if (m_more->document()->isModified()) wait();
    });
    connect(m_words, &QLineEdit::editingFinished, this, [this] {
        takeWords();
        endTyping();
    });
    const auto lengthField = [this](QDoubleSpinBox* box, auto put) {
        const auto take = [this, box, put] {
            if (roomShown()) return resizeRoom(*box);
            const std::int32_t units = unitsOf(*box);
            edit([&](MapElement& element) { put(element, units); });
        };
        connect(box, &QDoubleSpinBox::valueChanged, this, take);
        takeSame(*box, take);
    };
    const auto degreesField = [this](QSpinBox* box, auto put) {
        const auto take = [this, box, put] {
            edit([&, degrees = box->value()](MapElement& element) { put(element, degrees); });
        };
        connect(box, &QSpinBox::valueChanged, this, take);
        takeSame(*box, take);
    };
    lengthField(m_width, [](MapElement& element, std::int32_t units) {
        if (auto* prop = std::get_if<board::PropRecord>(&element)) prop->width = std::max(units, 10);
    });
    lengthField(m_height, [](MapElement& element, std::int32_t units) {
        if (auto* prop = std::get_if<board::PropRecord>(&element)) prop->height = std::max(units, 10);
        if (auto* text = std::get_if<board::TextRecord>(&element)) text->height = std::max(units, 10);
    });
    lengthField(m_bright, [](MapElement& element, std::int32_t units) {
        auto* light = std::get_if<board::LightRecord>(&element);
        if (light == nullptr) return;
        light->bright = units;
        light->dim = std::max({light->dim, units, 1});
    });
    lengthField(m_dim, [](MapElement& element, std::int32_t units) {
        auto* light = std::get_if<board::LightRecord>(&element);
        if (light == nullptr) return;
        light->dim = std::max(units, 1);
        light->bright = std::min(light->bright, light->dim);
    });
    degreesField(m_angle, [](MapElement& element, int degrees) {
        if (auto* light = std::get_if<board::LightRecord>(&element)) light->angle = degrees;
    });
    degreesField(m_rotation, [](MapElement& element, int degrees) {
        if (auto* light = std::get_if<board::LightRecord>(&element)) light->direction = degrees;
        if (auto* prop = std::get_if<board::PropRecord>(&element)) prop->rotation = degrees;
        if (auto* text = std::get_if<board::TextRecord>(&element)) text->rotation = degrees;
    });
    connect(m_colour, &QPushButton::clicked, this, &ElementForm::chooseColour);
    connect(m_hidden, &QCheckBox::clicked, this, [this](bool hidden) {
        m_hidden->setTristate(false);
        m_context.perform(
            actions::HideTokens{{}, hidden, hideableThings(m_context.encounter(), m_context.selection())});
    });
}

// The number of the first of several, typed for all of them, is no change of the field.
void ElementForm::takeSame(QAbstractSpinBox& box, const std::function<void()>& take) {
    if (auto* line = box.findChild<QLineEdit*>())
        connect(line, &QLineEdit::textEdited, this, [this, field = &box] { m_typed = field; });
    connect(&box, &QAbstractSpinBox::editingFinished, this, [this, field = &box, take] {
        const bool typed = std::exchange(m_typed, nullptr) == field;
        if (!m_several.contains(field)) return;
        typed ? take() : showSeveral(*field, true);
    });
}

// A field whose numbers differ is empty and says so; what is typed there counts for all.
void ElementForm::showSeveral(QAbstractSpinBox& box, bool differ) {
    auto* line = box.findChild<QLineEdit*>();
    if (line == nullptr) return;
    line->setPlaceholderText(differ ? tr("several") : QString());
    // A field is never without its unit.
    const auto [unit, isNew] = m_units.try_emplace(&box, box.property("suffix").toString());
    box.setProperty("suffix", differ ? QString() : unit->second);
    differ ? (void)m_several.insert(&box) : (void)m_several.erase(&box);
    // Later: a field writes its number anew when it comes into sight.
    if (differ)
        QTimer::singleShot(0, line, [this, field = &box, line] {
            if (m_several.contains(field)) line->clear();
        });
}

// A note takes its text every second, and when the keyboard leaves it.
bool ElementForm::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_more && event->type() == QEvent::FocusOut) {
        takeNote();
        endTyping();
    }
    return QWidget::eventFilter(watched, event);
}

// All that is typed in one visit is one step.
const char* ElementForm::deedOfTyping() {
    m_unsaid = {};
    return std::exchange(m_typing, m_shown) == m_shown ? "typeOn" : "changeElements";
}

void ElementForm::takeTyped() {
    takeWords();
    takeNote();
    endTyping();
}

void ElementForm::endTyping() {
    m_taking.stop();
    m_typing = {};
}

void ElementForm::takeWords() {
    if (!m_words->isModified()) return;
    m_words->setModified(false);
    const std::string words = m_words->text().toStdString();
    edit(
        [&](MapElement& element) {
            if (auto* text = std::get_if<board::TextRecord>(&element)) text->text = words;
            if (auto* note = std::get_if<board::NoteRecord>(&element)) note->title = words;
        },
        deedOfTyping());
}

void ElementForm::takeNote() {
    if (!m_more->document()->isModified()) return;
    m_more->document()->setModified(false);
    const board::NoteRecord* note = m_context.encounter().notes.find(m_shown);
    if (note == nullptr) return;
    board::NoteRecord after = *note;
    after.text = m_more->toPlainText().toStdString();
    m_context.perform(actions::PutElements{deedOfTyping(), {std::move(after)}});
}

void ElementForm::leave() {
    const bool said = m_words->isModified() || m_more->document()->isModified();
    takeTyped();
    if (!said && m_unsaid != RecordId{} && m_context.selection() == std::vector{m_unsaid})
        m_context.perform(actions::RemoveRecords{{m_unsaid}});
    m_unsaid = {};
    refresh();
}

void ElementForm::edit(const std::function<void(MapElement&)>& change, const char* deed) {
    if (m_showing) return;
    std::vector<MapElement> elements;
    for (const RecordId id : m_context.selection()) {
        std::optional<MapElement> element = actions::elementOf(m_context.encounter(), id);
        if (!element || (!elements.empty() && element->index() != elements.front().index())) continue;
        change(*element);
        elements.push_back(*std::move(element));
    }
    if (elements.empty()) return;
    if (!m_context.perform(actions::PutElements{deed, std::move(elements)})) refresh();
}

std::optional<actions::RoomSize> ElementForm::roomShown() const {
    int elements = 0;
    for (const RecordId id : m_context.selection())
        if (actions::isElement(m_context.encounter(), id) && ++elements > 1) return std::nullopt;
    return elements == 1 ? actions::roomSize(m_context.encounter(), m_shown) : std::nullopt;
}

QString ElementForm::inCells(const actions::RoomSize& room) {
    const auto cells = [](std::int32_t units) {
        const double hundredths = std::round(100.0 * units / geometry::kUnitsPerCell);
        return QLocale().toString(hundredths / 100, 'g', 6);
    };
    return tr("%1 × %2 squares").arg(cells(room.width), cells(room.height));  // there are none on hexes
}

// What stands on its sides changes with it. The other length stays as it is: its field shows it rounded.
void ElementForm::resizeRoom(const QDoubleSpinBox& field) {
    std::optional<actions::RoomSize> size = roomShown();
    if (m_showing || !size) return;
    (&field == m_width ? size->width : size->height) = unitsOf(field);
    Result<std::vector<MapElement>> after = actions::resizedRoom(m_context.encounter(), m_shown, *size);
    if (!after)
        Q_EMIT m_context.refused(after.problem());
    else if (!after->empty())
        m_context.perform(actions::PutElements{"resizeRoom", *std::move(after)});
    refresh();
}

void ElementForm::chooseColour() {
    std::optional<MapElement> element =
        m_context.selection().empty()
            ? std::nullopt
            : actions::elementOf(m_context.encounter(), m_context.selection().front());
    const auto* light = element ? std::get_if<board::LightRecord>(&*element) : nullptr;
    if (light == nullptr) return;
    const QColor chosen =
        QColorDialog::getColor(QColor::fromRgb(light->colour), this, tr("Colour of the light"));
    if (!chosen.isValid()) return;
    edit([&](MapElement& one) {
        if (auto* of = std::get_if<board::LightRecord>(&one)) of->colour = chosen.rgb() | 0xff000000;
    });
}

void ElementForm::refresh() {
    std::optional<MapElement> first;
    bool mixed = false;
    for (const RecordId id : m_context.selection()) {
        actions::visitElement(m_context.encounter(), id, [&]<class R>(const R& record) {
            mixed = mixed || (first && !std::holds_alternative<R>(*first));
            if (!first) first = record;
        });
        if (mixed) break;
    }
    const RecordId shown = first ? actions::idOf(*first) : RecordId{};
    if (shown != m_shown) {
        takeNote();
        endTyping();
        m_words->setModified(false);
    }
    m_shown = shown;
    setVisible(first && !mixed);
    for (QDoubleSpinBox* box : {m_width, m_height, m_bright, m_dim}) {
        if (m_several.contains(box)) continue;  // it shows no number
        setUnits(*box, m_context.units());
        m_units[box] = box->suffix();
    }
    if (first && !mixed) showFields(*first);
}

void ElementForm::showFields(const MapElement& element) {
    m_showing = true;
    MapElement copy = element;
    const std::string* kind = kindOf(copy);
    m_form->setRowVisible(m_kind, kind != nullptr);
    const board::Kinds kinds = document::kindsOf(m_context.encounter());
    m_kind->clear();
    for (const auto& [id, text] : kindsFor(element, kinds)) m_kind->addItem(text, id);
    if (kind != nullptr) {
        const int index = m_kind->findData(QString::fromStdString(*kind));
        // A kind of a newer version stays what it is until another is chosen.
        if (index < 0) m_kind->insertItem(0, QString::fromStdString(*kind), QString::fromStdString(*kind));
        m_kind->setCurrentIndex(std::max(0, index));
        if (hasSeveralKinds(*kind)) {
            m_kind->insertItem(0, tr("several kinds"));
            m_kind->setCurrentIndex(0);
        }
    }
    showWall(std::get_if<board::DoorRecord>(&element), kinds);
    const bool severalKinds = kind != nullptr && !m_kind->currentData().isValid();
    m_effect->setText(severalKinds ? QString() : effectOf(element, kinds));
    m_effect->setVisible(!m_effect->text().isEmpty());
    const auto* light = std::get_if<board::LightRecord>(&element);
    const auto* prop = std::get_if<board::PropRecord>(&element);
    const auto* text = std::get_if<board::TextRecord>(&element);
    const auto* note = std::get_if<board::NoteRecord>(&element);
    m_form->setRowVisible(m_words, text != nullptr || note != nullptr);
    m_form->setRowVisible(m_moreLabel, note != nullptr);
    m_form->setRowVisible(m_more, note != nullptr);
    if (auto* label = qobject_cast<QLabel*>(m_form->labelForField(m_words)))
        label->setText(note != nullptr ? tr("Title") : tr("Words"));
    const std::optional<actions::RoomSize> room = roomShown();
    m_form->setRowVisible(m_width, prop != nullptr || room);
    m_form->setRowVisible(m_height, prop != nullptr || text != nullptr || room);
    // Seen from above, a thing and a room have no height.
    if (auto* label = qobject_cast<QLabel*>(m_form->labelForField(m_height)))
        label->setText(text != nullptr ? tr("Height") : tr("Depth"));
    if (room) {
        showUnits(*m_width, room->width);
        showUnits(*m_height, room->height);
        showSeveral(*m_width, false);
        showSeveral(*m_height, false);
        m_effect->setText(inCells(*room));
        m_effect->show();
    }
    m_form->setRowVisible(m_bright, light != nullptr);
    m_form->setRowVisible(m_dim, light != nullptr);
    m_form->setRowVisible(m_angle, light != nullptr);
    m_form->setRowVisible(m_rotation, prop != nullptr || text != nullptr || light != nullptr);
    m_form->setRowVisible(m_colour, light != nullptr);
    m_form->setRowVisible(m_hidden, prop != nullptr || text != nullptr);
    const auto showHidden = [this](bool hidden, bool several) {
        m_hidden->setTristate(several);
        m_hidden->setCheckState(several ? Qt::PartiallyChecked : hidden ? Qt::Checked : Qt::Unchecked);
    };
    if (light != nullptr) {
        showUnits(*m_bright, light->bright);
        showUnits(*m_dim, light->dim);
        m_angle->setValue(light->angle);
        m_rotation->setValue(light->direction);
        showSeveral(*m_bright, differ(&board::LightRecord::bright));
        showSeveral(*m_dim, differ(&board::LightRecord::dim));
        showSeveral(*m_angle, differ(&board::LightRecord::angle));
        showSeveral(*m_rotation, differ(&board::LightRecord::direction));
        QPixmap sample(32, 14);
        sample.fill(QColor::fromRgb(light->colour));
        m_colour->setIcon(QIcon(sample));
    } else if (prop != nullptr) {
        showUnits(*m_width, prop->width);
        showUnits(*m_height, prop->height);
        m_rotation->setValue(prop->rotation);
        showSeveral(*m_width, differ(&board::PropRecord::width));
        showSeveral(*m_height, differ(&board::PropRecord::height));
        showSeveral(*m_rotation, differ(&board::PropRecord::rotation));
        showHidden(prop->hidden, differ(&board::PropRecord::hidden));
    } else if (text != nullptr) {
        const bool several = differ(&board::TextRecord::text);
        showWords(several ? QString() : QString::fromStdString(text->text));
        m_words->setPlaceholderText(several ? tr("several") : QString());
        showUnits(*m_height, text->height);
        m_rotation->setValue(text->rotation);
        showSeveral(*m_height, differ(&board::TextRecord::height));
        showSeveral(*m_rotation, differ(&board::TextRecord::rotation));
        showHidden(text->hidden, differ(&board::TextRecord::hidden));
    } else if (note != nullptr) {
        showWords(QString::fromStdString(note->title));
        const QString more = QString::fromStdString(note->text);
        if (!m_more->document()->isModified() && m_more->toPlainText() != more) m_more->setPlainText(more);
    }
    m_showing = false;
}

// Of doors that are secret: what a known one was cut from is of no use to anybody.
void ElementForm::showWall(const board::DoorRecord* door, const board::Kinds& kinds) {
    const board::DoorKind* kind = door != nullptr ? kinds.door(door->kind) : nullptr;
    const bool isSecret = door != nullptr && (kind == nullptr || kind->secret);
    m_form->setRowVisible(m_wall, isSecret);
    m_wall->clear();
    if (!isSecret) return;
    for (const board::WallKind& wall : kinds.walls()) m_wall->addItem(kindLabel(wall), fromUtf8(wall.id));
    const int index = m_wall->findData(QString::fromStdString(door->wall));
    if (index < 0)
        m_wall->insertItem(0, QString::fromStdString(door->wall), QString::fromStdString(door->wall));
    m_wall->setCurrentIndex(std::max(0, index));
    if (differ(&board::DoorRecord::wall)) {
        m_wall->insertItem(0, tr("several kinds"));
        m_wall->setCurrentIndex(0);
    }
}

// Not over what is being typed, and without a jump of the cursor there.
void ElementForm::showWords(const QString& words) {
    if (!m_words->isModified() && m_words->text() != words) showWhole(*m_words, words);
}

// Among what is selected, which is all of one sort.
bool ElementForm::hasSeveralKinds(const std::string& first) const {
    for (const RecordId id : m_context.selection()) {
        bool another = false;
        actions::visitElement(m_context.encounter(), id, [&](const auto& record) {
            const std::string* kind = kindIn(record);
            another = kind != nullptr && *kind != first;
        });
        if (another) return true;
    }
    return false;
}

// The same of more than one record of its sort that are selected.
template <class R, class Value>
bool ElementForm::differ(Value R::*member) const {
    std::optional<Value> first;
    for (const RecordId id : m_context.selection()) {
        bool another = false;
        actions::visitElement(m_context.encounter(), id, [&]<class Seen>(const Seen& record) {
            if constexpr (std::is_same_v<Seen, R>) {
                another = first && *first != record.*member;
                first = record.*member;
            }
        });
        if (another) return true;
    }
    return false;
}

void ElementForm::focusWords() {
    if (m_words->isHidden()) return;
    const bool unsaid =
        m_words->text() == QCoreApplication::translate("Tools", "Text") ||
        (m_words->text() == QCoreApplication::translate("Tools", "Note") && m_more->toPlainText().isEmpty());
    m_unsaid = unsaid ? m_shown : RecordId{};
    m_words->setFocus();
    m_words->selectAll();
}

}  // namespace tenaille::ui
