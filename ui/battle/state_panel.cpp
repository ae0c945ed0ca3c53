// SPDX-License-Identifier: MIT
#include "ui/battle/state_panel.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "core/board/carried_light.h"
#include "ui/battle/length_box.h"
#include "ui/battle/light_choices.h"
#include "ui/style/icon.h"
#include "ui/text/condition_text.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/link_button.h"

namespace tenaille::ui {

namespace {

constexpr int kMostAura = 30;    // cells
constexpr int kWidestName = 20;  // usual letters

QToolButton* smallButton(Glyph glyph, const QString& name) {
    auto* button = new QToolButton;
    button->setIcon(icon(glyph));
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

bool isOwnLight(const board::CarriedLight& light) {
    const auto choices = lightChoices();
    return std::none_of(choices.begin(), choices.end(),
                        [&](const auto& choice) { return choice.first == light; });
}

}  // namespace

StatePanel::StatePanel(BattleContext& context, QWidget* parent) : QWidget(parent), m_context(context) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 12, 0);  // the text of the link begins where the others begin
    layout->setSpacing(0);
    m_lines = new QVBoxLayout;
    m_lines->setContentsMargins(4, 0, 0, 0);
    m_lines->setSpacing(0);
    layout->addLayout(m_lines);
    auto* add = new LinkButton(tr("Add a condition…"));
    add->setToolTip(tr("Prone, blinded, or in your own words; for some time or until you take it away"));
    connect(add, &LinkButton::clicked, this, &StatePanel::conditionWanted);
    layout->addWidget(add, 0, Qt::AlignLeft);
    m_row = new QHBoxLayout;
    m_row->setContentsMargins(4, 6, 0, 0);
    m_row->setSpacing(6);
    layout->addLayout(m_row);
    m_lightRow = new QHBoxLayout;
    m_lightRow->setContentsMargins(4, 6, 0, 0);
    m_lightRow->setSpacing(6);
    layout->addLayout(m_lightRow);
    makeBoxes();
}

// In the units that the user reads.
void StatePanel::makeBoxes() {
    while (QLayoutItem* item = m_row->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_units = m_context.units();
    m_height = lengthBox(m_units);
    m_height->setRange(-m_height->maximum(), m_height->maximum());
    m_height->setToolTip(tr("Above the ground, or below it. It is shown; no rule reads it."));
    m_aura = lengthBox(m_units);
    m_aura->setMaximum(m_aura->maximum() * kMostAura / 100);
    m_aura->setSpecialValueText(tr("none"));
    m_aura->setToolTip(tr("Marked on the board around its space; the players see those of the party."));
    auto* wheel = new WheelScrolls(m_height);
    const auto add = [&](const QString& text, QDoubleSpinBox* box) {
        auto* label = new QLabel(text);
        label->setBuddy(box);
        m_row->addWidget(label);
        m_row->addWidget(box, 1);
        box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(wheel);
        connect(box, &QDoubleSpinBox::valueChanged, this, &StatePanel::readBoxes);
        return label;
    };
    m_heightLabel = add(tr("H&eight"), m_height);
    add(tr("A&ura"), m_aura);
    makeLightRows();
}

// By its name, and below by its reach: brightly, and dimly beyond.
void StatePanel::makeLightRows() {
    const int width = m_lightLabel != nullptr ? m_lightLabel->minimumWidth() : 0;
    while (QLayoutItem* item = m_lightRow->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    delete m_reach;
    m_lightLabel = new QLabel(tr("&Light"));
    m_light = new QComboBox;
    m_light->setToolTip(tr("It carries the light along; who can see sees by it"));
    m_light->setFocusPolicy(Qt::StrongFocus);
    m_light->installEventFilter(new WheelScrolls(m_light));
    for (const auto& [light, name] : lightChoices()) m_light->addItem(name);
    m_light->addItem(tr("Other"));
    m_lightLabel->setBuddy(m_light);
    m_lightRow->addWidget(m_lightLabel);
    m_lightRow->addWidget(m_light, 1);
    connect(m_light, &QComboBox::activated, this, &StatePanel::takeLight);
    m_reach = new QWidget;
    auto* row = new QHBoxLayout(m_reach);
    row->setContentsMargins(4, 6, 0, 0);
    row->setSpacing(6);
    const auto reach = [&](const QString& text) {
        QDoubleSpinBox* box = lengthBox(m_units);
        auto* label = new QLabel(text);
        label->setBuddy(box);
        box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(new WheelScrolls(box));
        row->addWidget(label);
        row->addWidget(box, 1);
        connect(box, &QDoubleSpinBox::valueChanged, this, &StatePanel::readReach);
        return std::pair(label, box);
    };
    std::tie(m_reachLabel, m_bright) = reach(tr("Bright"));
    m_dim = reach(tr("Dim")).second;
    layout()->addWidget(m_reach);
    alignLights(width);
}

void StatePanel::alignLights(int labels) {
    m_lightLabel->setMinimumWidth(labels);
    m_reachLabel->setMinimumWidth(labels);
}

// The last entry is one of the game master's own: it begins with two squares, and twice as far dimly.
void StatePanel::takeLight(int index) {
    const auto choices = lightChoices();
    if (m_showing || index < 0) return;
    const bool own = index >= static_cast<int>(choices.size());
    if (own && isOwnLight(m_token.light)) return;
    constexpr std::int32_t kOwn = 2 * geometry::kUnitsPerCell;
    const board::CarriedLight light =
        own ? board::CarriedLight{kOwn, 2 * kOwn} : choices[static_cast<std::size_t>(index)].first;
    m_context.perform(actions::CarryLight{m_context.selectedTokens(), light});
}

void StatePanel::showLight(const board::CarriedLight& light) {
    const auto choices = lightChoices();
    const auto usual = std::find_if(choices.begin(), choices.end(),
                                    [&](const auto& choice) { return choice.first == light; });
    m_light->setCurrentIndex(static_cast<int>(usual - choices.begin()));
    m_reach->setVisible(board::shines(light));
    showUnits(*m_bright, light.bright);
    showUnits(*m_dim, light.dim);
}

// The dim one reaches at least as far as the bright one.
void StatePanel::readReach() {
    if (m_showing) return;
    board::CarriedLight light = m_token.light;
    const std::int32_t bright = unitsOf(*m_bright);
    const std::int32_t dim = unitsOf(*m_dim);
    light.dim = bright == light.bright ? dim : std::max(bright, dim);
    light.bright = std::min(bright, light.dim);
    if (light != m_token.light) m_context.perform(actions::CarryLight{m_context.selectedTokens(), light});
}

void StatePanel::alignTo(int labels) {
    m_heightLabel->setMinimumWidth(labels);
    alignLights(labels);
}

void StatePanel::readBoxes() {
    if (m_showing) return;
    board::TokenRecord after = m_token;
    after.elevation = unitsOf(*m_height);
    after.aura = static_cast<std::int32_t>(
        std::lround(static_cast<double>(unitsOf(*m_aura)) / geometry::kUnitsPerCell));
    if (!(after == m_token)) m_context.perform(actions::EditToken{after, m_context.selectedTokens()});
}

void StatePanel::show(const board::TokenRecord& token) {
    m_showing = true;
    m_token = token;
    if (m_units != m_context.units()) makeBoxes();
    showUnits(*m_height, token.elevation);
    showUnits(*m_aura, token.aura * geometry::kUnitsPerCell);
    showLight(token.light);
    m_showing = false;
    showConditions(token);
}

void StatePanel::showConditions(const board::TokenRecord& token) {
    std::vector<QString> shown;
    const board::TokenRecord* mount = m_context.encounter().tokens.find(token.creature.mount);
    if (mount != nullptr) shown.push_back(QString::fromStdString(mount->name));
    for (const board::ConditionRecord& condition : token.conditions)
        shown.push_back(conditionName(condition.name) + leftText(m_context.encounter(), condition) +
                        QLatin1Char(condition.secret ? '-' : '+'));
    if (shown == m_told) return;
    m_told = std::move(shown);
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();  // its own button may have been clicked
        delete item;
    }
    if (mount != nullptr) m_lines->addWidget(ridingLine(*mount));
    for (const board::ConditionRecord& condition : token.conditions) m_lines->addWidget(line(condition));
}

// A row that begins with a word in bold.
QHBoxLayout* StatePanel::startLine(QWidget* line, const QString& word, const QString& toolTip) const {
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto* what = new QLabel;
    QFont strong = font();
    strong.setBold(true);
    what->setFont(strong);
    what->setTextFormat(Qt::PlainText);
    const QFontMetrics metrics(strong);
    what->setText(metrics.elidedText(word, Qt::ElideRight, kWidestName * metrics.averageCharWidth()));
    what->setToolTip(toolTip);
    row->addWidget(what);
    return row;
}

QWidget* StatePanel::ridingLine(const board::TokenRecord& mount) {
    auto* line = new QWidget;
    const QString text = tr("Rides %1").arg(QString::fromStdString(mount.name));
    QHBoxLayout* row = startLine(line, text, text);
    row->addStretch(1);
    auto* cross = smallButton(Glyph::Close, tr("Dismount"));
    row->addWidget(cross);
    connect(cross, &QToolButton::clicked, this,
            [this] { m_context.perform(actions::Dismount{m_context.selectedTokens()}); });
    return line;
}

QWidget* StatePanel::line(const board::ConditionRecord& condition) {
    auto* line = new QWidget;
    const QString name = conditionName(condition.name);
    QHBoxLayout* row = startLine(
        line, name, QStringList{name, conditionEffect(condition.name)}.join(QLatin1Char('\n')).trimmed());
    const QString left = leftText(m_context.encounter(), condition);
    auto* rest = new QLabel(left.isEmpty() ? tr("until taken away") : left);
    rest->setEnabled(false);
    row->addWidget(rest, 1);
    auto* eye = smallButton(
        condition.secret ? Glyph::EyeOff : Glyph::Eye,
        condition.secret ? tr("Players do not see it: %1").arg(name) : tr("Players see it: %1").arg(name));
    auto* cross = smallButton(Glyph::Close, tr("Take away: %1").arg(name));
    row->addWidget(eye);
    row->addWidget(cross);
    connect(eye, &QToolButton::clicked, this, [this, stored = condition.name, secret = !condition.secret] {
        m_context.perform(actions::HideCondition{m_context.selectedTokens(), stored, secret});
    });
    connect(cross, &QToolButton::clicked, this, [this, stored = condition.name] {
        m_context.perform(actions::RemoveCondition{m_context.selectedTokens(), stored});
    });
    return line;
}

}  // namespace tenaille::ui
