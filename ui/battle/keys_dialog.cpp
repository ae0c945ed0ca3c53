// SPDX-License-Identifier: MIT
#include "ui/battle/keys_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "ui/text/creature_text.h"
#include "ui/widgets/dialog_size.h"
#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

QString keysText(const QList<QKeySequence>& keys) {
    QStringList texts;
    for (const QKeySequence& key : keys) texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

// Used up by the board, whatever tool is there: moving, walking through creatures, typing points.
constexpr std::array kOfTheBoard{Qt::Key_Escape, Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter,
                                 Qt::Key_Backspace};
// With Shift, too.
constexpr std::array kWithShift{Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Left,
                                Qt::Key_Right, Qt::Key_Up,      Qt::Key_Down};

template <class Keys>
bool hasKey(const Keys& keys, Qt::Key key) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

}  // namespace

QString keyOfTheBoard(Command command, const QKeySequence& key) {
    if (key.count() != 1) return {};
    const Qt::KeyboardModifiers modifiers = key[0].keyboardModifiers() & ~Qt::KeypadModifier;
    const Qt::Key pressed = key[0].key();
    const bool isTyped = pressed >= Qt::Key_0 && pressed <= Qt::Key_9;
    // It shows the players a place, but while a map is drawn.
    const bool isPointer =
        pressed == Qt::Key_P && std::find(kMapTools.begin(), kMapTools.end(), command) == kMapTools.end();
    const bool plain = modifiers == Qt::NoModifier && (isTyped || isPointer || hasKey(kOfTheBoard, pressed));
    const bool shifted = (modifiers & ~Qt::ShiftModifier) == 0 && hasKey(kWithShift, pressed);
    return plain || shifted ? KeysDialog::tr("The board itself uses this key.") : QString();
}

KeysDialog::KeysDialog(Commands& commands, QWidget* parent) : QDialog(parent), m_commands(commands) {
    setWindowTitle(tr("Change keys"));
    m_words = new QLineEdit;
    m_words->setPlaceholderText(tr("Look for a command or a key"));
    m_words->setClearButtonEnabled(true);
    m_list = new QTreeWidget;
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->setAccessibleName(tr("Commands and their keys"));
    m_key = new QKeySequenceEdit;
    m_key->setAccessibleName(tr("New key"));
    m_told = new QLabel;
    m_told->setWordWrap(true);
    m_told->setMinimumHeight(m_told->fontMetrics().lineSpacing() * 2);
    m_told->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    const auto button = [](const QString& text) { return new QPushButton(text); };
    m_set = button(tr("&Set"));
    m_add = button(tr("Set &beside"));
    m_add->setToolTip(tr("In addition to the keys that it has"));
    m_none = button(tr("&No key"));
    m_usual = button(tr("As &usual"));
    auto* all = button(tr("&All as usual"));
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close);
    close->addButton(all, QDialogButtonBox::ResetRole);
    for (QPushButton* one : {all, close->button(QDialogButtonBox::Close)}) one->setAutoDefault(false);

    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("New &key"));
    label->setBuddy(m_key);
    row->addWidget(label);
    row->addWidget(m_key, 1);
    auto* does = new QHBoxLayout;
    for (QPushButton* one : {m_set, m_add, m_none, m_usual}) does->addWidget(one, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    layout->addWidget(m_told);
    layout->addLayout(does);
    layout->addWidget(close);
    resizeToScreen(*this, QSize(680, 560));

    connect(m_words, &QLineEdit::textChanged, this, &KeysDialog::showOnly);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysDialog::choose);
    connect(m_key, &QKeySequenceEdit::keySequenceChanged, this, &KeysDialog::judge);
    connect(m_set, &QPushButton::clicked, this, [this] { setKey(false); });
    connect(m_add, &QPushButton::clicked, this, [this] { setKey(true); });
    connect(m_none, &QPushButton::clicked, this, [this] {
        if (const auto command = current()) m_commands.setKeys(*command, {});
        fill();
    });
    connect(m_usual, &QPushButton::clicked, this, [this] {
        if (const auto command = current()) m_commands.setKeys(*command, Commands::usualKeysOf(*command));
        fill();
    });
    connect(all, &QPushButton::clicked, this, [this] {
        const auto answer = QMessageBox::question(
            this, tr("All keys as usual"),
            tr("All the keys that you have chosen are forgotten; that cannot be undone."),
            QMessageBox::Reset | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer != QMessageBox::Reset) return;
        for (std::size_t i = 0; i < kCommandCount; ++i)
            m_commands.setKeys(static_cast<Command>(i), Commands::usualKeysOf(static_cast<Command>(i)));
        fill();
    });
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (std::size_t i = 0; i < kCommandCount; ++i) {
        auto* item = new QTreeWidgetItem(m_list, {m_commands.textOf(static_cast<Command>(i))});
        item->setData(0, Qt::UserRole, static_cast<int>(i));
        item->setIcon(0, m_commands[static_cast<Command>(i)]->icon());
    }
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    fill();
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_words->setFocus();
}

std::optional<Command> KeysDialog::current() const {
    const QTreeWidgetItem* item = m_list->currentItem();
    if (item == nullptr || item->isHidden()) return std::nullopt;
    return static_cast<Command>(item->data(0, Qt::UserRole).toInt());
}

// Those that are not the usual ones stand out.
void KeysDialog::fill() {
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const auto command = static_cast<Command>(item->data(0, Qt::UserRole).toInt());
        item->setText(1, keysText(m_commands.keysOf(command)));
        QFont font = m_list->font();
        font.setBold(m_commands.keysOf(command) != Commands::usualKeysOf(command));
        item->setFont(0, font);
        item->setFont(1, font);
    }
    judge();
}

void KeysDialog::showOnly(const QString& words) {
    const QString wanted = foldedText(words.simplified());
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        item->setHidden(!foldedText(item->text(0)).contains(wanted) &&
                        !foldedText(item->text(1)).contains(wanted));
    }
    // What is found first is what one looks for.
    for (int i = 0; !current() && i < m_list->topLevelItemCount(); ++i)
        if (!m_list->topLevelItem(i)->isHidden()) m_list->setCurrentItem(m_list->topLevelItem(i));
    judge();
}

void KeysDialog::choose() {
    m_key->clear();
    judge();
}

void KeysDialog::judge() {
    const std::optional<Command> command = current();
    const QKeySequence key = m_key->keySequence();
    const QString board = command ? keyOfTheBoard(*command, key) : QString();
    m_none->setEnabled(command && !m_commands.keysOf(*command).isEmpty());
    m_usual->setEnabled(command && m_commands.keysOf(*command) != Commands::usualKeysOf(*command));
    const bool fits = command && !key.isEmpty() && board.isEmpty();
    m_set->setEnabled(fits);
    m_add->setEnabled(fits && !m_commands.keysOf(*command).isEmpty());
    const std::optional<Command> rival = fits ? m_commands.rivalFor(*command, key) : std::nullopt;
    m_set->setText(rival ? tr("&Set all the same") : tr("&Set"));
    setProblemInk(*m_told, !board.isEmpty() || rival.has_value());
    if (!board.isEmpty())
        m_told->setText(board);
    else if (rival)
        m_told->setText(tr("“%1” has this key; it would lose it.").arg(m_commands.textOf(*rival)));
    else if (command)
        m_told->setText(tr("Usually: %1")
                            .arg(Commands::usualKeysOf(*command).isEmpty()
                                     ? tr("no key")
                                     : keysText(Commands::usualKeysOf(*command))));
    else
        m_told->clear();
}

void KeysDialog::setKey(bool beside) {
    const std::optional<Command> command = current();
    const QKeySequence key = m_key->keySequence();
    if (!command || key.isEmpty()) return;
    while (const std::optional<Command> rival = m_commands.rivalFor(*command, key)) {
        QList<QKeySequence> left = m_commands.keysOf(*rival);
        left.removeAll(key);
        m_commands.setKeys(*rival, left);
    }
    QList<QKeySequence> keys = beside ? m_commands.keysOf(*command) : QList<QKeySequence>();
    keys.removeAll(key);
    keys << key;
    m_commands.setKeys(*command, keys);
    m_key->clear();
    fill();
}

}  // namespace tenaille::ui
