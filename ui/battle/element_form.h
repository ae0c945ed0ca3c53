// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>
#include <map>
#include <set>

#include "core/actions/room_size.h"
#include "ui/battle/battle_context.h"

class QAbstractSpinBox;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace tenaille::ui {

// The data of the selected elements of a map as fields; what is changed, is changed of all of them, in one
// undo step. What is of different sorts has no fields in common. The text of a note is of the note that is
// shown.
class ElementForm final : public QWidget {
    Q_OBJECT

  public:
    explicit ElementForm(BattleContext& context, QWidget* parent = nullptr);

    // After any change of selection or document; hidden when nothing is selected that has fields.
    void refresh();
    // The field for words, if there is one.
    void focusWords();
    // What is typed counts from now on.
    void takeTyped();
    // Esc: words that were typed are taken, as undo brings the former ones back; everything else is shown as
    // it is. A new text or note of which nothing was said goes.
    void leave();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void build();
    void connectFields();
    void showFields(const actions::MapElement& element);
    void showWall(const board::DoorRecord* door, const board::Kinds& kinds);
    void showWords(const QString& words);
    bool hasSeveralKinds(const std::string& first) const;
    void takeSame(QAbstractSpinBox& box, const std::function<void()>& take);
    void showSeveral(QAbstractSpinBox& box, bool differ);
    template <class R, class Value>
    bool differ(Value R::*member) const;
    void edit(const std::function<void(actions::MapElement&)>& change, const char* deed = "changeElements");
    // Of the one room that is selected, if it has one.
    std::optional<actions::RoomSize> roomShown() const;
    static QString inCells(const actions::RoomSize& room);
    void resizeRoom(const QDoubleSpinBox& field);
    void chooseColour();
    void takeWords();
    void takeNote();
    const char* deedOfTyping();
    void endTyping();

    BattleContext& m_context;
    QFormLayout* m_form = nullptr;
    std::set<const QAbstractSpinBox*> m_several;  // fields whose numbers differ
    std::map<const QAbstractSpinBox*, QString> m_units;
    const QAbstractSpinBox* m_typed = nullptr;
    QComboBox* m_kind = nullptr;
    QComboBox* m_wall = nullptr;  // that a secret door is taken for
    QLabel* m_effect = nullptr;
    QLineEdit* m_words = nullptr;
    QLabel* m_moreLabel = nullptr;
    QPlainTextEdit* m_more = nullptr;  // of a note
    QDoubleSpinBox* m_width = nullptr;
    QDoubleSpinBox* m_height = nullptr;
    QSpinBox* m_rotation = nullptr;
    QDoubleSpinBox* m_bright = nullptr;
    QDoubleSpinBox* m_dim = nullptr;
    QSpinBox* m_angle = nullptr;
    QPushButton* m_colour = nullptr;
    QCheckBox* m_hidden = nullptr;  // of things and words
    RecordId m_shown;               // the first of the selection
    QTimer m_taking;    // runs while something is typed: what a crash may take is no more than this
    RecordId m_typing;  // whose words were taken in this visit of its fields
    RecordId m_unsaid;  // says only that it is a text, or a note
    bool m_showing = false;
};

}  // namespace tenaille::ui
