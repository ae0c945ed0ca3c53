// SPDX-License-Identifier: MIT
#include "ui/battle/kind_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <functional>

#include "core/board/kinds.h"
#include "ui/battle/creature_form.h"
#include "ui/battle/length_box.h"
#include "ui/battle/swatches.h"
#include "ui/text/kind_text.h"

namespace tenaille::ui {

namespace {

using board::KindOf;
using board::KindRecord;

struct KindDialogTexts {
    Q_DECLARE_TR_FUNCTIONS(KindDialog)
};
using Texts = KindDialogTexts;

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool isBuiltIn(KindOf of, const std::string& kind) {
    const board::Kinds builtIn;
    return (of == KindOf::Wall && builtIn.wall(kind) != nullptr) ||
           (of == KindOf::Door && builtIn.door(kind) != nullptr) ||
           (of == KindOf::Terrain && builtIn.terrain(kind) != nullptr) ||
           (of == KindOf::Prop && builtIn.prop(kind) != nullptr);
}

QString titleOf(const KindRecord& kind) {
    const bool isNew = kind.kind.empty();
    switch (kind.of) {
        case KindOf::Wall:
            return isNew ? Texts::tr("New kind of wall") : Texts::tr("Kind of wall");
        case KindOf::Door:
            return isNew ? Texts::tr("New kind of door") : Texts::tr("Kind of door");
        case KindOf::Terrain:
            return isNew ? Texts::tr("New kind of terrain") : Texts::tr("Kind of terrain");
        case KindOf::Prop:
            return isNew ? Texts::tr("New kind of thing") : Texts::tr("Kind of thing");
    }
    return {};
}

// The form: every field writes into the record at once.
class KindForm final : public QDialog {
  public:
    KindForm(const KindRecord& present, const KindLook& look, QWidget* parent)
        : QDialog(parent), m_kind(present), m_look(look) {
        setWindowTitle(titleOf(present));
        auto* layout = new QVBoxLayout(this);
        auto* head = new QFormLayout;
        layout->addLayout(head);
        addName(*head);
        addLooks(*head);
        auto* rules = new QGroupBox(Texts::tr("What it does to the rules"));
        m_rules = new QFormLayout(rules);
        layout->addWidget(rules);
        if (present.of == KindOf::Terrain)
            addGround();
        else
            addBarrier();
        m_effect = new QLabel;
        m_effect->setWordWrap(true);
        m_effect->setMinimumWidth(380);
        layout->addWidget(m_effect);
        addButtons(*layout);
        refresh();
    }

    const KindRecord& kind() const { return m_kind; }
    bool goes() const { return m_goes; }

  private:
    void addName(QFormLayout& form) {
        m_name = new QLineEdit(QString::fromStdString(m_kind.label));
        m_name->setMaxLength(40);
        if (isBuiltIn(m_kind.of, m_kind.kind)) {
            const KindRecord usual = kindRecord(board::Kinds(), m_kind.of, m_kind.kind);
            m_name->setPlaceholderText(labelOf(usual.kind));
        }
        form.addRow(Texts::tr("&Name"), m_name);
        connect(m_name, &QLineEdit::textChanged, this, [this](const QString& text) {
            m_kind.label = text.trimmed().toStdString();
            refresh();
        });
    }

    QString labelOf(const std::string& kind) const {
        const board::Kinds builtIn;
        switch (m_kind.of) {
            case KindOf::Wall:
                return kindLabel(*builtIn.wall(kind));
            case KindOf::Door:
                return kindLabel(*builtIn.door(kind));
            case KindOf::Terrain:
                return kindLabel(*builtIn.terrain(kind));
            case KindOf::Prop:
                return kindLabel(*builtIn.prop(kind));
        }
        return {};
    }

    QIcon swatchOf(std::string_view kind) const {
        const auto element = [&]<class Record>(Record record) {
            record.kind = std::string(kind);
            return tenaille::ui::swatchOf(record, m_look.colours);
        };
        if (m_kind.of == KindOf::Wall) return element(board::WallRecord());
        if (m_kind.of == KindOf::Door) return element(board::DoorRecord());
        if (m_kind.of == KindOf::Prop) return element(board::PropRecord());
        return terrainSwatch(std::string(kind), m_look.colours);
    }

    void addLooks(QFormLayout& form) {
        auto* looks = new QComboBox;
        looks->setIconSize(kSwatchSize);
        const board::Kinds builtIn;
        const auto addAll = [&](const auto& kinds) {
            for (const auto& kind : kinds)
                looks->addItem(swatchOf(kind.id), kindLabel(kind), textOf(kind.id));
        };
        if (m_kind.of == KindOf::Wall) addAll(builtIn.walls());
        if (m_kind.of == KindOf::Door) addAll(builtIn.doors());
        if (m_kind.of == KindOf::Terrain) addAll(builtIn.terrain());
        if (m_kind.of == KindOf::Prop) addAll(builtIn.props());
        looks->setCurrentIndex(std::max(0, looks->findData(QString::fromStdString(m_kind.like))));
        form.addRow(Texts::tr("&Looks like"), looks);
        connect(looks, &QComboBox::currentIndexChanged, this, [this, looks] {
            m_kind.like = looks->currentData().toString().toStdString();
            refresh();
        });
    }

    void addFlag(const QString& text, bool& flag) {
        auto* box = new QCheckBox(text);
        box->setChecked(flag);
        m_rules->addRow(box);
        connect(box, &QCheckBox::toggled, this, [this, &flag](bool on) {
            flag = on;
            refresh();
        });
    }

    // `take(index)`: another entry was chosen.
    void addChoice(const QString& label, const QStringList& entries, int current,
                   std::function<void(int)> take) {
        auto* box = new QComboBox;
        box->addItems(entries);
        box->setCurrentIndex(current);
        m_rules->addRow(label, box);
        connect(box, &QComboBox::currentIndexChanged, this, [this, take = std::move(take)](int index) {
            take(index);
            refresh();
        });
    }

    void addCover(board::CoverGrade& cover, bool& low) {
        addChoice(
            Texts::tr("&Cover"),
            {Texts::tr("None"), Texts::tr("Partial cover"), Texts::tr("Cover"), Texts::tr("Improved cover")},
            static_cast<int>(cover), [&cover](int index) { cover = static_cast<board::CoverGrade>(index); });
        addFlag(Texts::tr("Low: its cover counts near the target only (CV-08)"), low);
    }

    void addBarrier() {
        board::BarrierEffect& effect = m_kind.barrier;
        addFlag(Texts::tr("Stops movement"), effect.stopsMovement);
        addFlag(Texts::tr("Stops sight"), effect.stopsSight);
        addFlag(Texts::tr("Stops attacks and effects: total cover (CV-13)"), effect.stopsEffect);
        addCover(effect.cover, effect.low);
        addFlag(Texts::tr("Costs movement to cross (MV-19)"), effect.hampers);
        if (m_kind.of == KindOf::Wall)
            addFlag(Texts::tr("Acts from one side alone: the left one, as it is drawn"), effect.oneWay);
        if (m_kind.of == KindOf::Door) {
            addFlag(Texts::tr("Secret: the players see a wall until it is open"), m_kind.secret);
            addFlag(Texts::tr("Without a leaf: always open"), m_kind.alwaysOpen);
        }
        if (m_kind.of != KindOf::Prop) return;
        for (const auto& [label, side] :
             {std::pair(Texts::tr("&Width"), &m_kind.width), {Texts::tr("&Height"), &m_kind.height}}) {
            QDoubleSpinBox* box = lengthBox(m_look.units);
            showUnits(*box, *side);
            m_rules->addRow(label, box);
            connect(box, &QDoubleSpinBox::valueChanged, this,
                    [box, length = side] { *length = std::max(unitsOf(*box), 10); });
        }
    }

    void addGround() {
        board::TerrainEffect& effect = m_kind.ground;
        addChoice(
            Texts::tr("&Movement costs (MV-18)"),
            {Texts::tr("as usual"), QStringLiteral("× 2"), QStringLiteral("× 4"), QStringLiteral("× 8")},
            std::min<int>(effect.doublings, 3),
            [&effect](int index) { effect.doublings = static_cast<std::uint8_t>(index); });
        addFlag(Texts::tr("Obstacle: crossed at double cost, no place to stop (MV-19)"), effect.obstacle);
        addFlag(Texts::tr("Solid: stops movement, sight and effects"), effect.solid);
        addFlag(Texts::tr("Stops sight"), effect.opaque);
        addCover(effect.cover, effect.low);
        addChoice(Texts::tr("Con&ceals (CO-05)"),
                  {Texts::tr("No"), Texts::tr("Smoke or fog"), Texts::tr("Dim light"), Texts::tr("Darkness")},
                  effect.conceals ? static_cast<int>(effect.cause) + 1 : 0, [&effect](int index) {
                      effect.conceals = index > 0;
                      effect.cause = static_cast<board::Concealment>(std::max(0, index - 1));
                  });
        const std::array<std::string, 4> sides{"", "party", "foe", board::kNeutralSide};
        QStringList names{Texts::tr("Nobody")};
        for (std::size_t i = 1; i < sides.size(); ++i) names << sideText(sides[i]);
        const auto present = std::find(sides.begin(), sides.end(), m_kind.startsHere);
        addChoice(Texts::tr("&Starts here"), names,
                  present != sides.end() ? static_cast<int>(present - sides.begin()) : 0,
                  [this, sides](int index) { m_kind.startsHere = sides[static_cast<std::size_t>(index)]; });
    }

    void addButtons(QVBoxLayout& layout) {
        m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        if (!m_kind.kind.empty()) {
            auto* away = m_buttons->addButton(
                isBuiltIn(m_kind.of, m_kind.kind) ? Texts::tr("As usual again") : Texts::tr("Remove"),
                QDialogButtonBox::DestructiveRole);
            connect(away, &QPushButton::clicked, this, [this] {
                m_goes = true;
                accept();
            });
        }
        connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        layout.addWidget(m_buttons);
    }

    void refresh() {
        if (m_effect == nullptr) return;
        m_effect->setText(m_kind.of == KindOf::Terrain ? effectText(m_kind.ground)
                                                       : effectText(m_kind.barrier));
        const bool named = !m_kind.label.empty() || isBuiltIn(m_kind.of, m_kind.kind);
        m_buttons->button(QDialogButtonBox::Ok)->setEnabled(named);
    }

    KindRecord m_kind;
    KindLook m_look;
    bool m_goes = false;
    QLineEdit* m_name = nullptr;
    QFormLayout* m_rules = nullptr;
    QLabel* m_effect = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

}  // namespace

KindRecord kindRecord(const board::Kinds& kinds, KindOf of, std::string_view kind) {
    KindRecord record;
    record.of = of;
    record.kind = std::string(kind);
    const auto common = [&](const auto& found) {
        record.like = std::string(found.look);
        if (found.own) record.label = std::string(found.label);
    };
    if (of == KindOf::Wall) {
        const board::WallKind& wall = *kinds.wall(kind);
        common(wall);
        record.barrier = wall.effect;
    } else if (of == KindOf::Door) {
        const board::DoorKind& door = *kinds.door(kind);
        common(door);
        record.barrier = door.closed;
        record.secret = door.secret;
        record.alwaysOpen = door.alwaysOpen;
    } else if (of == KindOf::Terrain) {
        const board::TerrainKind& terrain = *kinds.terrain(kind);
        common(terrain);
        record.ground = terrain.effect;
        record.startsHere = std::string(terrain.startsHere);
    } else {
        const board::PropKind& prop = *kinds.prop(kind);
        common(prop);
        record.barrier = prop.outline;
        record.width = prop.width;
        record.height = prop.height;
    }
    return record;
}

std::optional<actions::Intent> askKind(const KindRecord& present, const KindLook& look, QWidget* parent) {
    KindForm form(present, look, parent);
    if (form.exec() != QDialog::Accepted) return std::nullopt;
    if (form.goes()) return actions::RemoveKind{present.of, present.kind};
    return actions::PutKind{form.kind()};
}

}  // namespace tenaille::ui
