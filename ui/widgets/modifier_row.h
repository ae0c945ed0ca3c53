// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace tenaille::ui {

class LinkButton;
class ToggleSwitch;

// One line of a ruling: "+4  Cover: pillar cuts 2 of 4 lines   CV-02", with a pencil to override it and a
// switch to leave it out. An overridden line carries a filled mark and the ruled value struck out. A line
// left out is grey; its ruled value is struck out wherever it stands, its words stay to be read.
class ModifierRow final : public QWidget {
    Q_OBJECT
  public:
    enum class Mood { Plain, Good, Bad };

    explicit ModifierRow(QWidget* parent = nullptr);

    // A number is written with its sign, a real minus for negative ones; a text as it stands ("15", "—").
    void setValue(int value, Mood mood);
    void setValue(const QString& value, Mood mood = Mood::Plain);
    void setText(const QString& text);
    // `whole`: the sentence of the rule, as tooltip; `shown`: what the link says, the id if it is empty.
    void setRule(const QString& id, const QString& whole = {});
    void setStriped(bool striped);  // every second row has a ground

    // `before`: the value that the program had found, shown struck out. An empty one takes the mark away.
    void setOverridden(const QString& before);
    // The user has taken this line out: mark and tooltip tell it, so that no word more moves the rows.
    void setLeftOut(bool leftOut);
    void setSwitchable(bool switchable);
    void setOverridable(bool overridable);
    void setCounted(bool counted);
    bool isCounted() const;
    bool isValueStruck() const;

  Q_SIGNALS:
    void ruleActivated(const QString& id);
    void overrideRequested();
    void countedChanged(bool counted);  // by the user only

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void refresh();

    class ValueButton;

    ValueButton* m_value;
    QLabel* m_text;
    QLabel* m_before;
    LinkButton* m_rule;
    QString m_ruleId;
    ToggleSwitch* m_switch;
    Mood m_mood = Mood::Plain;
    bool m_striped = false;
    bool m_leftOut = false;
};

}  // namespace tenaille::ui
