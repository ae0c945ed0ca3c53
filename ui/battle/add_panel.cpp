// SPDX-License-Identifier: MIT
#include "ui/battle/add_panel.h"

#include <QCompleter>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStringListModel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/battle/creature_form.h"
#include "ui/battle/creature_shelf.h"
#include "ui/style/icon.h"
#include "ui/text/creature_text.h"
#include "ui/text/problem_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/section_header.h"

namespace tenaille::ui {

namespace {

// "6 ", "6x ", "6 × ", or nothing.
const QString kCount = QStringLiteral("^\\s*(?:(\\d{1,4})\\s*[x×*]?\\s+)?");

// What English and French plurals of creatures come from; a word that follows no pattern stays.
QString singular(const QString& plural) {
    const std::pair<const char*, const char*> endings[] = {
        {"mice", "mouse"}, {"men", "man"}, {"geese", "goose"}, {"ves", "f"},   {"ies", "y"},
        {"oes", "o"},      {"ches", "ch"}, {"shes", "sh"},     {"sses", "ss"}, {"xes", "x"},
        {"eaux", "eau"},   {"aux", "al"},  {"ss", "ss"},       {"us", "us"},   {"s", ""}};
    if (plural.size() <= 3) return plural;
    for (const auto& [many, one] : endings) {
        const QLatin1String ending(many);
        if (plural.endsWith(ending, Qt::CaseInsensitive))
            return plural.chopped(ending.size()) + QLatin1String(one);
    }
    return plural;
}

}  // namespace

// Offers the names of the library for what stands behind the number, "3 kni".
class NameCompleter final : public QCompleter {
  public:
    explicit NameCompleter(QObject* parent) : QCompleter(parent) {
        setModel(&m_names);
        setCaseSensitivity(Qt::CaseInsensitive);
        setFilterMode(Qt::MatchContains);
    }

    void offer(const CreatureShelf& shelf) {
        QStringList names;
        for (const creatures::LibraryCreature* creature : shelf.all()) names.append(creatureName(*creature));
        names.removeDuplicates();
        names.sort(Qt::CaseInsensitive);
        m_names.setStringList(names);
    }

    QStringList splitPath(const QString& typed) const override {
        static const QRegularExpression count(kCount);
        m_count = count.match(typed).captured();
        return {typed.mid(m_count.size())};
    }
    QString pathFromIndex(const QModelIndex& index) const override {
        return m_count + QCompleter::pathFromIndex(index);
    }

  private:
    QStringListModel m_names;
    mutable QString m_count;
};

std::optional<CountedName> countedName(const QString& text) {
    static const QRegularExpression pattern(kCount + QStringLiteral("(.*\\S)\\s*$"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch()) return std::nullopt;
    CountedName result;
    if (!match.captured(1).isEmpty()) result.count = match.captured(1).toInt();
    if (result.count < 1 || result.count > 100) return std::nullopt;
    result.name = match.captured(2);
    if (std::all_of(result.name.begin(), result.name.end(), [](QChar c) { return c.isDigit(); }))
        return std::nullopt;
    if (result.count > 1) result.name = singular(result.name);
    result.name[0] = result.name[0].toUpper();
    return result;
}

AddPanel::AddPanel(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new SectionHeader(tr("Add creatures")));
    auto* row = new QWidget;
    auto* inRow = new QVBoxLayout(row);
    inRow->setContentsMargins(12, 10, 12, 4);
    m_what = new QLineEdit;
    m_what->setPlaceholderText(tr("6 goblins"));
    m_what->setAccessibleName(tr("Number and name of the new creatures"));
    m_what->setMaxLength(90);
    m_names = new NameCompleter(this);
    m_what->setCompleter(m_names);
    m_what->installEventFilter(this);
    m_add = new QPushButton(icon(Glyph::AddCreature), tr("Add to the map"));
    m_add->setEnabled(false);
    m_add->setAutoDefault(true);  // Enter presses it
    inRow->addWidget(m_what);
    m_from = new QLabel;
    m_from->setForegroundRole(QPalette::PlaceholderText);
    m_from->setTextFormat(Qt::PlainText);
    m_from->setWordWrap(true);
    inRow->addWidget(m_from);
    layout->addWidget(row);
    m_form = new CreatureForm;
    m_form->setNameVisible(false);
    layout->addWidget(m_form);
    m_bottom = new QWidget(this);
    auto* inBottom = new QVBoxLayout(m_bottom);
    inBottom->setContentsMargins(12, 8, 12, 8);
    inBottom->addWidget(m_add);
    layout->addWidget(m_bottom);
    layout->addStretch(1);
    clear();
    connect(m_what, &QLineEdit::textChanged, this, &AddPanel::nameTyped);
    connect(m_add, &QPushButton::clicked, this, &AddPanel::add);
}

AddPanel::~AddPanel() = default;

void AddPanel::clear() {
    m_what->clear();
    m_listed.reset();
    m_from->hide();
    board::TokenRecord prototype;
    prototype.creature.side = "foe";
    prototype.creature.facing = board::Facing{0};
    prototype.creature.armorClass = 13;
    prototype.attackBonus = 3;
    prototype.hitPoints = prototype.maxHitPoints = 8;
    m_usual = prototype;
    m_form->setRecord(prototype);
}

void AddPanel::setGrid(board::GridKind grid, const std::vector<board::Facing>& facings) {
    // Facings of another grid mean nothing on this one.
    board::TokenRecord prototype = m_form->record();
    std::optional<board::Facing>& facing = prototype.creature.facing;
    const bool permitted = !facing || std::find(facings.begin(), facings.end(), *facing) != facings.end();
    m_form->setGrid(grid, facings);
    if (permitted || facings.empty()) return;
    facing = facings.front();
    m_form->setRecord(prototype);
}

void AddPanel::focusName() {
    readShelf();
    m_what->setText(m_what->text());  // what was typed before is done: there is nothing of it to undo
    m_what->setFocus();
    m_what->selectAll();
}

// With nothing typed to take back Ctrl+Z is for the board, where the creatures have just come.
bool AddPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_what && event->type() == QEvent::ShortcutOverride && !m_what->isUndoAvailable() &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo)) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void AddPanel::readShelf() {
    if (m_shelf)
        m_shelf->refresh();
    else
        m_shelf = std::make_unique<CreatureShelf>();
    m_names->offer(*m_shelf);
}

// Whatever field has the keyboard, Enter ends the form: the fields take what was typed and pass the key on.
void AddPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return QWidget::keyPressEvent(event);
    if (m_add->isEnabled())
        add();
    else
        focusName();
}

std::optional<CountedName> AddPanel::wanted() const {
    if (m_isList) return std::nullopt;
    if (!m_listed) return countedName(m_what->text());
    return CountedName{m_listed->count, creatureName(*m_shelf->all()[m_listed->creature])};
}

// Several sorts at once come from the library alone: no creature is called like the whole list.
QString AddPanel::toldOf(const creatures::EncounterList& list) const {
    if (list.problem) return problemText(*list.problem) + QLatin1Char(' ') + remedyText(*list.problem);
    if (!list.unknown.empty())
        return tr("Nobody in the library is called “%1”.").arg(fromUtf8(list.unknown.front().name));
    QStringList parts;
    for (const creatures::ListedGroup& group : list.groups)
        parts << tr("%1 × %2").arg(group.count).arg(creatureName(*m_shelf->all()[group.creature]));
    return tr("With the data of the library: %1").arg(parts.join(QStringLiteral(", ")));
}

// Data that somebody changed by hand stay as long as the name does.
void AddPanel::takeFromLibrary() {
    if (!m_shelf) readShelf();
    const creatures::EncounterList list =
        creatures::readEncounterList(m_what->text().toStdString(), m_shelf->names());
    const auto before = std::exchange(m_listed, list.complete() && list.groups.size() == 1
                                                    ? std::optional(list.groups.front())
                                                    : std::nullopt);
    m_sorts = list.complete() && list.groups.size() > 1 ? list.groups : std::vector<creatures::ListedGroup>();
    m_isList = !list.groups.empty() && list.groups.size() + list.unknown.size() > 1;
    m_form->setEnabled(!m_isList);
    if (m_isList) {
        m_from->show();
        m_from->setText(toldOf(list));
        if (before) m_form->setRecord(m_usual);
        return;
    }
    const bool unknown = !m_listed && countedName(m_what->text()).has_value();
    m_from->setVisible(m_listed || unknown);
    if (!m_listed) {
        m_from->setText(tr("Not in the library: with the data below"));
        if (before) m_form->setRecord(m_usual);
        return;
    }
    const creatures::LibraryCreature& creature = *m_shelf->all()[m_listed->creature];
    m_from->setText(tr("With the data of the library: %1").arg(creatureName(creature)));
    if (before && before->creature == m_listed->creature) return;
    if (!before) m_usual = m_form->record();
    m_form->setRecord(tokenOf(creature));
}

board::TokenRecord AddPanel::tokenOf(const creatures::LibraryCreature& creature) const {
    board::TokenRecord record = m_shelf->token(creature);
    if (!record.creature.traits.has(board::Trait::Faceless)) record.creature.facing = m_usual.creature.facing;
    return record;
}

void AddPanel::nameTyped() {
    takeFromLibrary();
    const std::optional<CountedName> what = wanted();
    m_add->setEnabled(what.has_value() || !m_sorts.empty());
    m_add->setText(what ? tr("Add %1 × %2").arg(what->count).arg(what->name) : tr("Add to the map"));
    if (!m_sorts.empty())
        m_add->setText(tr("Add %n sort(s) of creatures", nullptr, static_cast<int>(m_sorts.size())));
}

void AddPanel::add() {
    if (!m_sorts.empty()) {
        std::vector<actions::TokenGroup> groups;
        for (const creatures::ListedGroup& group : m_sorts)
            groups.push_back({tokenOf(*m_shelf->all()[group.creature]), group.count});
        Q_EMIT addWanted(groups);
        return;
    }
    const std::optional<CountedName> what = wanted();
    if (!what) return;
    board::TokenRecord prototype = m_form->record();
    prototype.name = what->name.toStdString();
    Q_EMIT addWanted({{prototype, what->count}});
}

}  // namespace tenaille::ui
