// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

#include "core/rules/attack/attack.h"

class QLabel;

namespace tenaille::ui {

class LinkButton;
class ModifierRow;
class SectionHeader;
class StatTile;

// What the card shows: a ruling with the words around it.
struct RulingView {
    QString attacker;
    QString target;
    QString situation;  // "Longbow, 6 squares · 9 m · left arc of Ogre"
    QString summary;    // "4 lines from the best corner, 2 cut by: pillar"
    QString effects;    // "The cover also gives: +2 on Reflex saves (CV-01)"
    bool pinned = false;
    bool supposed = false;  // of a place where somebody is being dragged to
    attack::AttackAnswer answer;
};

// The ruling card: the four figures, and every modifier with its reason, its rule and a way to overrule it.
class RulingCard final : public QWidget {
    Q_OBJECT

  public:
    explicit RulingCard(QWidget* parent = nullptr);

    void showRuling(const RulingView& view);
    // Without it where the card is part of something that has a title of its own.
    void showHeader(bool shown);
    // Nothing is pointed at: says how to get a ruling.
    void showNothing(const QString& advice);
    // The card as plain text, for the clipboard and for tests.
    QString plainText() const;

  Q_SIGNALS:
    void pinToggled();
    void rollWanted();  // the attack is made
    void applied();     // used at the table: into the log with it
    // The GM's value for one modifier or his leave for what is refused; none to follow the rules again.
    void overrideChosen(const QString& reason, std::optional<int> value, int ruled);
    void ruleActivated(const QString& id);
    void sheetActivated(tenaille::RecordId creature);

  private:
    void suppose(bool supposed);
    void showRefusals(const std::vector<attack::Refused>& refusals);
    ModifierRow* newRefusalRow(std::size_t index);
    void showFigures(const attack::AttackAnswer& answer);
    void showModifiers(const std::vector<rules::Modifier>& modifiers);
    ModifierRow* newRow(std::size_t index);
    void fillRow(ModifierRow& row, const rules::Modifier& modifier, bool striped);
    QString countingInstead(const rules::Modifier& modifier) const;
    void askOverride(const rules::Modifier& modifier);

    SectionHeader* m_header = nullptr;
    LinkButton* m_roll = nullptr;
    LinkButton* m_apply = nullptr;
    LinkButton* m_pin = nullptr;
    LinkButton* m_copy = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_situation = nullptr;
    QWidget* m_body = nullptr;
    QLabel* m_refused = nullptr;  // above the refusals: what they mean
    QWidget* m_refusals = nullptr;
    std::vector<ModifierRow*> m_refusalRows;
    QWidget* m_figures = nullptr;
    StatTile* m_toHit = nullptr;
    StatTile* m_armorClass = nullptr;
    StatTile* m_needs = nullptr;
    StatTile* m_miss = nullptr;
    QWidget* m_list = nullptr;
    std::vector<ModifierRow*> m_rows;
    std::optional<RulingView> m_view;
};

}  // namespace tenaille::ui
