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
#include "ui/battle/own_look_box.h"
#include "ui/battle/swatches.h"
#include "ui/text/kind_text.h"
#include "ui/text/utf8.h"

namespace tenaille::ui {

namespace {

using board::KindOf;
using board::KindRecord;

struct KindTexts {
    Q_DECLARE_TR_FUNCTIONS(KindTexts)
};

bool isBuiltIn(const KindRecord& kind) { return board::Kinds().has(kind.of, kind.kind); }

QString titleOf(const KindRecord& kind) {
    const bool isNew = kind.kind.empty();
    switch (kind.of) {
        case KindOf::Wall:
            return isNew ? KindTexts::tr("New kind of wall") : KindTexts::tr("Kind of wall");
        case KindOf::Door:
            return isNew ? KindTexts::tr("New kind of door") : KindTexts::tr("Kind of door");
        case KindOf::Terrain:
            return isNew ? KindTexts::tr("New kind of terrain") : KindTexts::tr("Kind of terrain");
        case KindOf::Prop:
            return isNew ? KindTexts::tr("New kind of thing") : KindTexts::tr("Kind of thing");
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
        auto* rules = new QGroupBox(KindTexts::tr("What it does to the rules"));
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
        if (isBuiltIn(m_kind)) m_name->setPlaceholderText(usualName());
        form.addRow(KindTexts::tr("&Name"), m_name);
        connect(m_name, &QLineEdit::textChanged, this, [this](const QString& text) {
            m_kind.label = text.trimmed().toStdString();
            refresh();
        });
    }

    // Of a built-in one.
    QString usualName() const {
        const board::Kinds builtIn;
        if (m_kind.of == KindOf::Wall) return kindLabel(*builtIn.wall(m_kind.kind));
        if (m_kind.of == KindOf::Door) return kindLabel(*builtIn.door(m_kind.kind));
        if (m_kind.of == KindOf::Terrain) return kindLabel(*builtIn.terrain(m_kind.kind));
        return kindLabel(*builtIn.prop(m_kind.kind));
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
                looks->addItem(swatchOf(kind.id), kindLabel(kind), fromUtf8(kind.id));
        };
        if (m_kind.of == KindOf::Wall) addAll(builtIn.walls());
        if (m_kind.of == KindOf::Door) addAll(builtIn.doors());
        if (m_kind.of == KindOf::Terrain) addAll(builtIn.terrain());
        if (m_kind.of == KindOf::Prop) addAll(builtIn.props());
        looks->setCurrentIndex(std::max(0, looks->findData(QString::fromStdString(m_kind.like))));
        form.addRow(KindTexts::tr("&Looks like"), looks);
        connect(looks, &QComboBox::currentIndexChanged, this, [this, looks] {
            m_kind.like = looks->currentData().toString().toStdString();
            if (m_ownLook != nullptr) m_ownLook->setLike(m_kind.like);
            refresh();
        });
        if (m_kind.of != KindOf::Wall && m_kind.of != KindOf::Terrain) return;
        m_ownLook = new OwnLookBox(m_kind, m_look.colours);
        form.addRow(KindTexts::tr("&Drawn with"), m_ownLook);
        connect(m_ownLook, &OwnLookBox::changed, this, [this] {
            m_ownLook->put(m_kind);
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
        addChoice(KindTexts::tr("&Cover"),
                  {KindTexts::tr("None"), KindTexts::tr("Partial cover"), KindTexts::tr("Cover"),
                   KindTexts::tr("Improved cover")},
                  static_cast<int>(cover),
                  [&cover](int index) { cover = static_cast<board::CoverGrade>(index); });
        addFlag(KindTexts::tr("Low: its cover counts near the target only (CV-08)"), low);
    }

    void addBarrier() {
        board::BarrierEffect& effect = m_kind.barrier;
        addFlag(KindTexts::tr("Stops movement"), effect.stopsMovement);
        addFlag(KindTexts::tr("Stops sight"), effect.stopsSight);
        addFlag(KindTexts::tr("Stops attacks and effects: total cover (CV-13)"), effect.stopsEffect);
        addCover(effect.cover, effect.low);
        addFlag(KindTexts::tr("Costs movement to cross (MV-19)"), effect.hampers);
        if (m_kind.of == KindOf::Wall)
            addFlag(KindTexts::tr("Acts from one side alone: the left one, as it is drawn"), effect.oneWay);
        if (m_kind.of == KindOf::Door) {
            addFlag(KindTexts::tr("Secret: the players see a wall until it is open"), m_kind.secret);
            addFlag(KindTexts::tr("Without a leaf: always open"), m_kind.alwaysOpen);
        }
        if (m_kind.of != KindOf::Prop) return;
        for (const auto& [label, side] : {std::pair(KindTexts::tr("&Width"), &m_kind.width),
                                          {KindTexts::tr("&Height"), &m_kind.height}}) {
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
            KindTexts::tr("&Movement costs (MV-18)"),
            {KindTexts::tr("as usual"), QStringLiteral("× 2"), QStringLiteral("× 4"), QStringLiteral("× 8")},
            std::min<int>(effect.doublings, 3),
            [&effect](int index) { effect.doublings = static_cast<std::uint8_t>(index); });
        addFlag(KindTexts::tr("Obstacle: crossed at double cost, no place to stop (MV-19)"), effect.obstacle);
        addFlag(KindTexts::tr("Solid: stops movement, sight and effects"), effect.solid);
        addFlag(KindTexts::tr("Stops sight"), effect.opaque);
        addCover(effect.cover, effect.low);
        addChoice(KindTexts::tr("Con&ceals (CO-05)"),
                  {KindTexts::tr("No"), KindTexts::tr("Smoke or fog"), KindTexts::tr("Dim light"),
                   KindTexts::tr("Darkness")},
                  effect.conceals ? static_cast<int>(effect.cause) + 1 : 0, [&effect](int index) {
                      effect.conceals = index > 0;
                      effect.cause = static_cast<board::Concealment>(std::max(0, index - 1));
                  });
        const std::array<std::string, 4> sides{"", "party", "foe", board::kNeutralSide};
        QStringList names{KindTexts::tr("Nobody")};
        for (std::size_t i = 1; i < sides.size(); ++i) names << sideText(sides[i]);
        const auto present = std::find(sides.begin(), sides.end(), m_kind.startsHere);
        addChoice(KindTexts::tr("&Starts here"), names,
                  present != sides.end() ? static_cast<int>(present - sides.begin()) : 0,
                  [this, sides](int index) { m_kind.startsHere = sides[static_cast<std::size_t>(index)]; });
    }

    void addButtons(QVBoxLayout& layout) {
        m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        if (!m_kind.kind.empty()) {
            auto* away = m_buttons->addButton(
                isBuiltIn(m_kind) ? KindTexts::tr("As usual again") : KindTexts::tr("Remove"),
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
        QString effect =
            m_kind.of == KindOf::Terrain ? effectText(m_kind.ground) : effectText(m_kind.barrier);
        const bool isUnseen = m_kind.like == "invisible" || m_kind.like == "object";
        if (m_kind.of == KindOf::Wall && isUnseen)
            effect += QLatin1Char('\n') +
                      KindTexts::tr("The players see nothing of it, whatever it is drawn with.");
        m_effect->setText(effect);
        const bool named = !m_kind.label.empty() || isBuiltIn(m_kind);
        m_buttons->button(QDialogButtonBox::Ok)->setEnabled(named);
    }

    KindRecord m_kind;
    KindLook m_look;
    bool m_goes = false;
    QLineEdit* m_name = nullptr;
    OwnLookBox* m_ownLook = nullptr;
    QFormLayout* m_rules = nullptr;
    QLabel* m_effect = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

}  // namespace

std::optional<actions::Intent> askKind(const KindRecord& present, const KindLook& look, QWidget* parent) {
    KindForm form(present, look, parent);
    if (form.exec() != QDialog::Accepted) return std::nullopt;
    if (form.goes()) return actions::RemoveKind{present.of, present.kind};
    return actions::PutKind{form.kind()};
}

}  // namespace tenaille::ui
