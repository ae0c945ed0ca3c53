// SPDX-License-Identifier: MIT
#include "ui/battle/find_action.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/style/icon.h"
#include "ui/widgets/dialog_size.h"

namespace tenaille::ui {

namespace {

constexpr int kEntryRole = Qt::UserRole;
constexpr QSize kFindSize(760, 460);

// Without accents and case.
QString folded(const QString& text) {
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_D))
        if (c.category() != QChar::Mark_NonSpacing) plain += c.toCaseFolded();
    return plain;
}

bool beginsWord(const QString& text, const QString& word) {
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
        if (at == 0 || !text[at - 1].isLetterOrNumber()) return true;
    return false;
}

QString withoutMnemonic(const QString& text) { return QString(text).remove(QLatin1Char('&')); }

}  // namespace

int rankOfAction(const QString& text, const QString& menu, const QString& typed) {
    const QString plainText = folded(text);
    const QString plainMenu = folded(menu);
    int rank = 0;
    for (const QString& word : folded(typed).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const int own = beginsWord(plainText, word)   ? 0
                        : beginsWord(plainMenu, word) ? 1
                        : plainText.contains(word)    ? 2
                                                      : kNoSuchAction;
        rank = std::max(rank, own);
    }
    return rank;
}

FindAction::FindAction(const QMenuBar& menus, QWidget* parent, const std::vector<QMenu*>& more)
    : QDialog(parent) {
    setWindowTitle(tr("Find a command"));
    for (const QAction* menu : menus.actions())
        if (menu->menu() != nullptr && menu->isVisible())
            collect(*menu->menu(), withoutMnemonic(menu->text()));
    for (QMenu* menu : more) collect(*menu, withoutMnemonic(menu->title()));
    m_words = new QLineEdit;
    m_words->setPlaceholderText(tr("What do you want to do?"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_words->setClearButtonEnabled(true);
    m_words->addAction(icon(Glyph::Search, IconTint::Muted), QLineEdit::LeadingPosition);
    m_words->installEventFilter(this);
    m_list = new QTreeWidget;
    m_list->setRootIsDecorated(false);
    m_list->setHeaderHidden(true);
    m_list->setColumnCount(3);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(tr("Commands"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    layout->addWidget(m_list);
    connect(m_words, &QLineEdit::textChanged, this, &FindAction::showOnly);
    connect(m_words, &QLineEdit::returnPressed, this, &FindAction::choose);
    connect(m_list, &QTreeWidget::itemClicked, this, &FindAction::choose);
    resizeToScreen(*this, kFindSize);
    showOnly({});
}

void FindAction::collect(QMenu& menu, const QString& title) {
    Q_EMIT menu.aboutToShow();  // some are filled only then
    const auto below = [&](const QAction& head) {
        return title + QStringLiteral(" › ") + withoutMnemonic(head.text());
    };
    QString section = title;
    for (QAction* action : menu.actions()) {
        if (action->isSeparator()) section = action->text().isEmpty() ? title : below(*action);
        if (action->isSeparator() || !action->isVisible()) continue;
        if (action->menu() != nullptr)
            collect(*action->menu(), below(*action));
        else
            addEntry(*action, section);
    }
}

void FindAction::addEntry(QAction& action, const QString& title) {
    const QString text = withoutMnemonic(action.text());
    const QString words = withoutMnemonic(action.property(kFindWords).toString());
    m_entries.push_back({&action, text, text + QLatin1Char(' ') + words, title});
}

void FindAction::showOnly(const QString& typed) {
    struct Found {
        int rank;
        int later;  // 0: its text begins with what is typed, 1: it says so, 2: further words do
        std::size_t i;
        auto operator<=>(const Found&) const = default;
    };
    std::vector<Found> found;
    const QString begin = folded(typed.trimmed());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry& entry = m_entries[i];
        if (const int rank = rankOfAction(entry.words, entry.menu, typed); rank < kNoSuchAction)
            found.push_back({rank,
                             folded(entry.text).startsWith(begin)                  ? 0
                             : rankOfAction(entry.text, entry.menu, typed) == rank ? 1
                                                                                   : 2,
                             i});
    }
    std::sort(found.begin(), found.end());
    m_list->clear();
    for (const auto& [rank, later, i] : found) {
        const Entry& entry = m_entries[i];
        QStringList keys;
        for (const QKeySequence& key : entry.action->shortcuts())
            keys << key.toString(QKeySequence::NativeText);
        auto* line = new QTreeWidgetItem(m_list, {entry.text, entry.menu, keys.join(QStringLiteral(", "))});
        line->setIcon(0, entry.action->icon());
        line->setData(0, kEntryRole, static_cast<qulonglong>(i));
        line->setForeground(1, palette().placeholderText());
        line->setDisabled(!entry.action->isEnabled());
        if (entry.action->isCheckable() && entry.action->isChecked())
            line->setText(0, tr("%1 (on)", "a command that is switched on").arg(entry.text));
        if (m_list->currentItem() == nullptr && entry.action->isEnabled()) m_list->setCurrentItem(line);
    }
    if (!found.empty()) return;
    auto* nothing = new QTreeWidgetItem(m_list, {tr("No command is called that.")});
    nothing->setDisabled(true);
}

// The list goes up and down while the keyboard stays with the words.
bool FindAction::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_words || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    if (step == 0) return QDialog::eventFilter(watched, event);
    const int count = m_list->topLevelItemCount();
    int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    do row += step;
    while (row >= 0 && row < count && m_list->topLevelItem(row)->isDisabled());
    if (row >= 0 && row < count) m_list->setCurrentItem(m_list->topLevelItem(row));
    return true;
}

void FindAction::choose() {
    const QTreeWidgetItem* line = m_list->currentItem();
    if (line == nullptr || line->isDisabled()) return;
    m_chosen = m_entries[line->data(0, kEntryRole).toULongLong()].action;
    accept();
}

}  // namespace tenaille::ui
