// SPDX-License-Identifier: MIT
#include "ui/battle/add_panel.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QStringListModel>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>
#include <utility>

#include "ui/battle/creature_form.h"
#include "ui/battle/creature_shelf.h"
#include "ui/style/icon.h"
#include "ui/text/creature_text.h"
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
    m_offered = m_names->popup();
    m_offered->installEventFilter(this);  // after the completer's own: it is asked first
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
    m_list = {};
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
    nameTyped();                      // the creatures of the shelf may have other numbers now
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
    // The list of names would keep an Enter with which none of them is chosen.
    if (watched == m_offered && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isEnter && !m_offered->currentIndex().isValid()) {
            m_offered->hide();
            keyPressEvent(key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void AddPanel::readShelf() {
    if (m_shelf)
        m_shelf->refresh();
    else
        m_shelf = std::make_unique<CreatureShelf>();
    m_names->offer(*m_shelf);
    const bool damaged = m_shelf->damage().has_value();
    if (damaged && !std::exchange(m_damageTold, true)) Q_EMIT libraryDamaged(*m_shelf->damage());
    m_damageTold = damaged;
}

// Whatever field has the keyboard, Enter ends the form: the fields take what was typed and pass the key on.
void AddPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return QWidget::keyPressEvent(event);
    if (m_add->isEnabled())
        add();
    else
        focusName();
}

const creatures::ListedGroup* AddPanel::listed() const {
    return m_list.complete() && m_list.groups.size() == 1 ? &m_list.groups.front() : nullptr;
}

// They come from the library alone: no creature is called like the whole list.
bool AddPanel::isList() const {
    return !m_list.groups.empty() && m_list.groups.size() + m_list.unknown.size() > 1;
}

std::optional<CountedName> AddPanel::wanted() const {
    if (isList()) return std::nullopt;
    const creatures::ListedGroup* one = listed();
    if (one == nullptr) return countedName(m_what->text());
    return CountedName{one->count, creatureName(*m_shelf->all()[one->creature])};
}

QString AddPanel::fromText() const {
    const QString known = tr("With the data of the library: %1");
    if (const creatures::ListedGroup* one = listed())
        return known.arg(creatureName(*m_shelf->all()[one->creature]));
    if (!isList()) return tr("Not in the library: with the data below");
    QString told = listedText(*m_shelf, m_list);
    if (!m_list.unknown.empty() && !m_list.problem && !m_list.unknown.front().suggestions.empty()) {
        const std::size_t nearest = m_list.unknown.front().suggestions.front();
        told += QLatin1Char(' ') + tr("Perhaps “%1”?").arg(creatureName(*m_shelf->all()[nearest]));
    }
    return m_list.complete() ? known.arg(told) : told;
}

// Data that somebody changed by hand stay as long as the name does.
void AddPanel::takeFromLibrary() {
    if (!m_shelf) readShelf();
    constexpr std::size_t kNobody = std::numeric_limits<std::size_t>::max();
    const auto known = [this] { return listed() != nullptr ? listed()->creature : kNobody; };
    const std::size_t before = known();
    m_list = creatures::readEncounterList(m_what->text().toStdString(), m_shelf->names());
    const std::size_t now = known();
    m_form->setEnabled(!isList());
    m_from->setVisible(now != kNobody || isList() || countedName(m_what->text()));
    m_from->setText(fromText());
    if (now != kNobody && now == before) return;
    if (before == kNobody) m_usual = m_form->record();
    if (now != kNobody)
        m_form->setRecord(tokenOf(*m_shelf->all()[now]));
    else if (before != kNobody)
        m_form->setRecord(m_usual);
}

board::TokenRecord AddPanel::tokenOf(const creatures::LibraryCreature& creature) const {
    board::TokenRecord record = m_shelf->token(creature);
    if (!record.creature.traits.has(board::Trait::Faceless)) record.creature.facing = m_usual.creature.facing;
    return record;
}

void AddPanel::nameTyped() {
    takeFromLibrary();
    const std::optional<CountedName> what = wanted();
    const bool sorts = isList() && m_list.complete();
    m_add->setEnabled(what || sorts);
    m_add->setText(what ? tr("Add %1 × %2").arg(what->count).arg(what->name) : tr("Add to the map"));
    if (sorts)
        m_add->setText(tr("Add %n sort(s) of creatures", nullptr, static_cast<int>(m_list.groups.size())));
}

void AddPanel::add() {
    if (isList() && m_list.complete()) {
        std::vector<actions::TokenGroup> groups;
        for (const creatures::ListedGroup& group : m_list.groups)
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
