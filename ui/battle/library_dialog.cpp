// SPDX-License-Identifier: MIT
//
// How the dialog is built, and what is put on the board; the library itself is changed in library_edits.cpp.
#include "ui/battle/library_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QStyle>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/creatures/party.h"
#include "ui/battle/battle_context.h"
#include "ui/battle/creature_form.h"
#include "ui/battle/encounter_line.h"
#include "ui/battle/library_commands.h"
#include "ui/battle/library_form.h"
#include "ui/battle/library_model.h"
#include "ui/style/icon.h"
#include "ui/style/paint.h"
#include "ui/text/creature_text.h"
#include "ui/text/problem_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/dialog_size.h"
#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

constexpr QSize kLibrarySize(1040, 640);
constexpr int kSideWidth = 360;
constexpr int kNarrowSide = 240;
constexpr int kMostOfOne = 100;
constexpr int kNameLetters = 18;  // that a name has room for, on the average

// Pressed by a click, by its letter or by Space; Enter is for the fields.
QPushButton* quietButton(const QString& text, const QIcon& sign = {}) {
    auto* button = new QPushButton(sign, text);
    button->setAutoDefault(false);
    return button;
}

QLabel* plainLabel() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

}  // namespace

LibraryDialog::LibraryDialog(BattleContext& context, board::Cell near, QWidget* parent, const QString& path)
    : QDialog(parent), m_context(context), m_near(near), m_shelf(path) {
    setWindowTitle(tr("Creature library"));
    m_model = new LibraryModel(m_shelf, this);
    m_filter = new LibraryFilter(this);
    m_filter->setSourceModel(m_model);
    m_words = new QLineEdit;
    m_words->setPlaceholderText(tr("Search by name, type or source"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_words->setClearButtonEnabled(true);
    m_words->addAction(icon(Glyph::Search, IconTint::Muted), QLineEdit::LeadingPosition);
    m_words->installEventFilter(this);
    m_words->setMaxLength(100);
    m_parts = new QSplitter;
    m_parts->addWidget(makeList());
    m_parts->addWidget(makeSide());
    m_parts->setStretchFactor(0, 1);
    m_parts->setStretchFactor(1, 0);
    m_parts->setChildrenCollapsible(false);
    m_parts->setHandleWidth(1);
    m_inWords = new EncounterLine(m_shelf);
    m_below = new QWidget;
    auto* below = new QVBoxLayout(m_below);
    below->setContentsMargins(0, 0, 0, 0);
    below->addWidget(makeAddRow());
    below->addWidget(m_inWords);
    m_told = plainLabel();
    m_told->setMinimumHeight(2 * m_told->fontMetrics().lineSpacing());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &LibraryDialog::reject);
    auto* last = new QHBoxLayout;
    m_anew = quietButton(tr("Begin anew"), icon(Glyph::New));
    m_anew->setToolTip(
        tr("Keeps the damaged files under other names and begins a new library with all that can be read"));
    m_anew->hide();
    last->addWidget(m_told, 1);
    last->addWidget(m_anew, 0, Qt::AlignBottom);
    last->addWidget(buttons, 0, Qt::AlignBottom);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_parts, 1);
    layout->addWidget(m_below);
    layout->addLayout(last);
    connectParts();
    squeeze();
    // What was squeezed needs less room at once, not only after it has been shown.
    for (QLayout* one : {m_left->layout(), m_below->layout(), static_cast<QLayout*>(layout)}) one->activate();
    m_parts->refresh();
    resizeToScreen(*this, kLibrarySize);
    m_parts->setSizes({width() - m_side->minimumWidth(), m_side->minimumWidth()});
    reload(0);
    tellWrong();
    watchFile(path);
    m_words->setFocus();
}

// On a small or a dense screen the list comes first: its buttons show their signs alone.
void LibraryDialog::squeeze() {
    if (onScreen(*this, kLibrarySize) == kLibrarySize) return;
    m_side->setMinimumWidth(kNarrowSide);
    for (QPushButton* button : {m_new, m_edit, m_duplicate, m_delete, m_undo, m_import, m_export}) {
        const QString text = QString(button->text()).remove(QLatin1Char('&'));
        button->setAccessibleName(text);
        if (button->toolTip().isEmpty()) button->setToolTip(text);
        button->setText({});
    }
}

// The list waits meanwhile: what the form needs of its width it gets, and all of it where that is not enough.
void LibraryDialog::giveRoomToForm() {
    m_widths = m_parts->sizes();
    const int wanted =
        m_form->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2;
    const int all = m_widths[0] + m_widths[1];
    if (all - wanted < m_left->minimumSizeHint().width()) m_left->hide();
    if (m_widths[1] < wanted) m_parts->setSizes({all - wanted, wanted});
}

// The list is hidden and lets go of its rows when the shelf is gone already.
LibraryDialog::~LibraryDialog() {
    m_list->selectionModel()->disconnect(this);
    m_list->setModel(nullptr);
}

QWidget* LibraryDialog::makeList() {
    m_list = new QTreeView;
    m_list->setModel(m_filter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSortingEnabled(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->sortByColumn(LibraryModel::Name, Qt::AscendingOrder);
    m_list->setAccessibleName(tr("Creatures"));
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(LibraryModel::Name, QHeaderView::Stretch);
    m_count = new QLabel;
    m_new = quietButton(tr("&New"), icon(Glyph::Plus));
    m_edit = quietButton(tr("&Edit"), icon(Glyph::Edit));
    m_duplicate = quietButton(tr("D&uplicate"), icon(Glyph::Duplicate));
    m_delete = quietButton(tr("&Delete"), icon(Glyph::Delete));
    m_undo = quietButton(tr("Put &back"), icon(Glyph::Undo));
    m_undo->setToolTip(tr("Takes the last deletion back"));
    m_import = quietButton(tr("&Import…"), icon(Glyph::Import));
    m_export = quietButton(tr("E&xport…"), icon(Glyph::Export));
    m_export->setToolTip(tr("Writes those that are selected, or all that the list shows"));
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {m_new, m_edit, m_duplicate, m_delete, m_undo}) row->addWidget(button);
    row->addStretch(1);
    for (QPushButton* button : {m_import, m_export}) row->addWidget(button);
    auto* top = new QHBoxLayout;
    top->addWidget(m_words, 1);
    top->addWidget(m_count);
    m_left = new QWidget;
    auto* layout = new QVBoxLayout(m_left);
    layout->setContentsMargins(0, 0, 10, 0);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    return m_left;
}

QWidget* LibraryDialog::makeSide() {
    m_title = plainLabel();
    m_title->setFont(scaled(font(), 1.25, QFont::DemiBold));
    m_line = plainLabel();
    m_warning = plainLabel();
    setProblemInk(*m_warning);
    m_details = plainLabel();
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* preview = new QWidget;
    auto* inPreview = new QVBoxLayout(preview);
    inPreview->setContentsMargins(12, 4, 12, 4);
    for (QLabel* label : {m_title, m_line, m_warning, m_details}) inPreview->addWidget(label);
    inPreview->addStretch(1);
    m_form = new LibraryForm;
    m_form->setUnits(m_context.units());
    m_save = quietButton(tr("&Save to my library"));
    setTone(*m_save, Tone::Primary);
    auto* cancel = quietButton(tr("Cancel"));
    connect(m_save, &QPushButton::clicked, this, &LibraryDialog::save);
    connect(cancel, &QPushButton::clicked, this, &LibraryDialog::endEdit);
    const auto scrolled = [](QWidget* inside) {
        auto* area = new QScrollArea;
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setWidget(inside);
        return area;
    };
    auto* editing = new QWidget;
    auto* inEditing = new QVBoxLayout(editing);
    inEditing->setContentsMargins(0, 0, 0, 0);
    QScrollArea* fields = scrolled(m_form);
    fields->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    inEditing->addWidget(fields, 1);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 4, 12, 4);
    row->addWidget(m_save);
    row->addWidget(cancel);
    row->addStretch(1);
    inEditing->addLayout(row);
    m_side = new QStackedWidget;
    m_side->addWidget(scrolled(preview));
    m_side->addWidget(editing);
    m_side->setMinimumWidth(kSideWidth);
    return m_side;
}

QWidget* LibraryDialog::makeAddRow() {
    m_number = new QSpinBox;
    m_number->setRange(1, kMostOfOne);
    m_number->setAccessibleName(tr("How many"));
    m_sideChoice = new QComboBox;
    m_sideChoice->addItem(tr("as in the library"), QString());
    for (const char* side : {"party", "foe", board::kNeutralSide})
        m_sideChoice->addItem(sideText(side), QString::fromLatin1(side));
    m_sideChoice->setAccessibleName(tr("Side of those who are added"));
    m_add = quietButton(tr("&Add to the board"), icon(Glyph::AddCreature, IconTint::OnFill));
    setTone(*m_add, Tone::Primary);
    m_party = quietButton(tr("Add the &party"), icon(Glyph::Party));
    auto* label = new QLabel(tr("Nu&mber"));
    label->setBuddy(m_number);
    auto* side = new QLabel(tr("Side"));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label);
    layout->addWidget(m_number);
    layout->addWidget(side);
    layout->addWidget(m_sideChoice);
    layout->addWidget(m_add);
    layout->addStretch(1);
    layout->addWidget(m_party);
    return row;
}

void LibraryDialog::connectParts() {
    connect(m_words, &QLineEdit::textChanged, this, &LibraryDialog::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LibraryDialog::showCurrent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &LibraryDialog::showCurrent);
    connect(m_list, &QTreeView::doubleClicked, this, &LibraryDialog::addCurrent);
    connect(m_new, &QPushButton::clicked, this, &LibraryDialog::newCreature);
    connect(m_edit, &QPushButton::clicked, this, &LibraryDialog::editCurrent);
    connect(m_duplicate, &QPushButton::clicked, this, &LibraryDialog::duplicateCurrent);
    connect(m_delete, &QPushButton::clicked, this, &LibraryDialog::remove);
    connect(m_undo, &QPushButton::clicked, this, &LibraryDialog::takeBack);
    connect(m_import, &QPushButton::clicked, this, &LibraryDialog::askImport);
    connect(m_export, &QPushButton::clicked, this, &LibraryDialog::askExport);
    connect(m_add, &QPushButton::clicked, this, &LibraryDialog::addCurrent);
    connect(m_party, &QPushButton::clicked, this, &LibraryDialog::addParty);
    connect(m_anew, &QPushButton::clicked, this, &LibraryDialog::beginAnew);
    connect(m_inWords, &EncounterLine::addWanted, this, &LibraryDialog::addList);
    // What the board refuses is told here: the notices of the window lie behind this dialog.
    connect(&m_context, &BattleContext::refused, this, [this](const Problem& problem) { tell(problem); });
    auto* back = new QShortcut(QKeySequence::Undo, m_list);
    back->setContext(Qt::WidgetShortcut);
    connect(back, &QShortcut::activated, m_undo, &QPushButton::click);
}

const creatures::LibraryCreature* LibraryDialog::current() const {
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? m_model->creature(m_filter->mapToSource(index).row()) : nullptr;
}

std::vector<const creatures::LibraryCreature*> LibraryDialog::chosen() const {
    std::vector<const creatures::LibraryCreature*> all;
    for (const QModelIndex& index : m_list->selectionModel()->selectedRows())
        if (const auto* one = m_model->creature(m_filter->mapToSource(index).row())) all.push_back(one);
    return all;
}

// Stands on the personal creature with that id; without one on the first of the list.
void LibraryDialog::reload(std::uint32_t select) {
    m_model->reload();
    QModelIndex wanted;
    for (int row = 0; row < m_model->rowCount() && select != 0; ++row)
        if (m_model->creature(row)->id == select) wanted = m_model->index(row, 0);
    // One that the words do not show would be lost out of sight.
    if (wanted.isValid() && !m_filter->mapFromSource(wanted).isValid()) m_words->clear();
    m_list->setCurrentIndex(m_filter->index(0, 0));
    m_inWords->reread();
    refreshParty();
    search();
    if (!wanted.isValid()) return;
    m_list->setCurrentIndex(m_filter->mapFromSource(wanted));
    m_list->scrollTo(m_list->currentIndex());
    showCurrent();
}

void LibraryDialog::search() {
    m_filter->setWords(m_words->text());
    QModelIndex here = m_list->currentIndex();
    if (!here.isValid()) here = m_filter->index(0, 0);
    // Whoever is called just so goes before those who are called so, too.
    if (const auto called = m_shelf.names().find(m_words->text().toStdString()))
        for (int row = 0; row < m_filter->rowCount(); ++row)
            if (const QModelIndex index = m_filter->index(row, 0);
                m_model->creature(m_filter->mapToSource(index).row()) == m_shelf.all()[*called]) {
                here = index;
                m_list->setCurrentIndex(here);
            }
    // What goes out of sight takes its mark along: somebody is always chosen.
    if (here.isValid() && !m_list->selectionModel()->hasSelection()) {
        m_list->setCurrentIndex({});
        m_list->setCurrentIndex(here);
    }
    m_count->setText(tr("%n creature(s)", nullptr, m_filter->rowCount()));
    showCurrent();
}

void LibraryDialog::showCurrent() {
    const creatures::LibraryCreature* one = current();
    const auto all = chosen();
    const bool ours =
        std::any_of(all.begin(), all.end(), [](const auto* creature) { return creature->id != 0; });
    m_edit->setEnabled(one != nullptr);
    m_duplicate->setEnabled(one != nullptr);
    m_delete->setEnabled(ours);
    m_delete->setToolTip(ours ? QString()
                              : tr("The creatures of the program stay; your own can be deleted."));
    m_undo->setEnabled(!m_removed.empty());
    m_export->setEnabled(m_filter->rowCount() > 0);
    m_add->setEnabled(one != nullptr);
    m_edit->setToolTip(one != nullptr && one->id == 0
                           ? tr("The creature of the program stays; a copy becomes yours.")
                           : QString());
    m_warning->setVisible(one != nullptr && !otherSideText({one}).isEmpty());
    if (one == nullptr) {
        m_title->setText(tr("Nobody has that name."));
        m_line->clear();
        m_details->clear();
        return;
    }
    m_title->setText(creatureName(*one));
    QStringList line{sizeText(one->token.creature.size)};
    if (!one->type.empty()) line << creatureTypeText(one->type);
    line << sideText(one->token.creature.side);
    if (one->party) line << tr("of the party");
    m_line->setText(line.join(QStringLiteral(" · ")));
    m_warning->setText(otherSideText({one}));
    m_details->setText(creatureDetails(*one, m_context.units()));
}

// The name keeps its room: where that is scarce the columns leave that the preview tells, too.
void LibraryDialog::fitColumns() {
    const QAbstractItemView& list = *m_list;
    // A header tells no width of what is hidden.
    const QFontMetrics metrics = m_list->header()->fontMetrics();
    const auto widthOf = [&](int column) {
        const QString title = m_filter->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        return std::max(list.sizeHintForColumn(column),
                        metrics.horizontalAdvance(title) + 2 * metrics.height());
    };
    int left = m_list->viewport()->width() - m_list->fontMetrics().averageCharWidth() * kNameLetters;
    for (int column = LibraryModel::Size; column < LibraryModel::ColumnCount; ++column)
        left -= widthOf(column);
    for (const int column : {LibraryModel::Source, LibraryModel::Reach, LibraryModel::HitPoints,
                             LibraryModel::ArmorClass, LibraryModel::Size}) {
        const bool hidden = left < 0;
        if (hidden) left += widthOf(column);
        if (m_list->isColumnHidden(column) != hidden) m_list->setColumnHidden(column, hidden);
    }
}

// The list goes up and down while the keyboard stays with the words.
bool LibraryDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) fitColumns();
    if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (enter && (watched == m_words || watched == m_list)) {
        addCurrent();
        return true;
    }
    if (watched == m_list && key == Qt::Key_Delete && m_delete->isEnabled()) {
        remove();
        return true;
    }
    const bool moves =
        key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp;
    if (watched == m_words && moves) {
        const int page = std::max(1, m_list->viewport()->height() / std::max(1, m_list->sizeHintForRow(0)));
        const int by = key == Qt::Key_Down       ? 1
                       : key == Qt::Key_Up       ? -1
                       : key == Qt::Key_PageDown ? page
                                                 : -page;
        const int row =
            std::clamp(m_list->currentIndex().row() + by, 0, std::max(0, m_filter->rowCount() - 1));
        m_list->setCurrentIndex(m_filter->index(row, 0));
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void LibraryDialog::tell(const QString& text, bool isProblem) {
    setProblemInk(*m_told, isProblem);
    QString whole = text;
    if (!text.isEmpty() && !m_setAside.isEmpty())
        whole += QLatin1Char('\n') + tr("The damaged file is kept: %1.").arg(std::exchange(m_setAside, {}));
    m_told->setText(whole);
}

void LibraryDialog::tell(const Problem& problem) {
    const QString place = placeText(problem);
    tell((place.isEmpty() ? QString() : place + QStringLiteral(": ")) + problemText(problem) +
             QLatin1Char('\n') + remedyText(problem),
         true);
}

void LibraryDialog::refreshParty() {
    const auto party = creatures::partyToAdd(m_shelf.personal(), m_context.encounter(), creatureLanguage());
    const bool any = !party.missing.empty() || !party.present.empty();
    m_party->setEnabled(any);
    m_party->setToolTip(any ? QString()
                            : tr("Nobody is marked as one of the party: edit your heroes, or save them from "
                                 "the board to the library."));
}

bool LibraryDialog::addGroups(std::vector<actions::TokenGroup> groups, const QString& side) {
    for (actions::TokenGroup& group : groups) {
        board::Creature& creature = group.prototype.creature;
        if (!side.isEmpty()) creature.side = side.toStdString();
        creature.facing = firstFacing(m_context, creature);
        bringPicture(m_context, m_shelf, group.prototype);
    }
    const RecordId first = document::nextId(m_context.encounter());
    if (!m_context.perform(actions::AddGroups{.groups = std::move(groups), .near = m_near, .apart = true}))
        return false;
    refreshParty();
    Q_EMIT added(first);
    return true;
}

void LibraryDialog::addCurrent() {
    const creatures::LibraryCreature* one = current();
    if (one == nullptr) return;
    const int number = m_number->value();
    if (addGroups({{m_shelf.token(*one), number}}, m_sideChoice->currentData().toString()))
        tell(tr("On the board: %1.").arg(tr("%1 × %2").arg(number).arg(creatureName(*one))));
}

void LibraryDialog::addParty() {
    const auto party = creatures::partyToAdd(m_shelf.personal(), m_context.encounter(), creatureLanguage());
    std::vector<actions::TokenGroup> groups;
    QStringList names;
    for (const creatures::LibraryCreature* one : party.missing) {
        groups.push_back({m_shelf.token(*one), 1});
        names << creatureName(*one);
    }
    QStringList there;
    for (const std::string& name : party.present) there << fromUtf8(name);
    const QString stays =
        there.isEmpty() ? QString() : tr("On the board already: %1.").arg(there.join(QStringLiteral(", ")));
    if (groups.empty()) return tell(stays);
    // The side that was chosen for others is not meant for the heroes.
    if (!addGroups(std::move(groups), {})) return;
    QString text = tr("On the board: %1.").arg(names.join(QStringLiteral(", ")));
    if (!stays.isEmpty()) text += QLatin1Char('\n') + stays;
    const QString others = otherSideText(party.missing);
    if (!others.isEmpty()) text += QLatin1Char('\n') + others;
    tell(text, !others.isEmpty());
}

void LibraryDialog::addList(const std::vector<creatures::ListedGroup>& groups) {
    std::vector<actions::TokenGroup> wanted;
    wanted.reserve(groups.size());
    for (const creatures::ListedGroup& group : groups)
        wanted.push_back({m_shelf.token(*m_shelf.all()[group.creature]), group.count});
    const QString text = tr("On the board: %1.").arg(listedText(m_shelf, {.groups = groups}));
    if (!addGroups(std::move(wanted), m_sideChoice->currentData().toString())) return;
    m_inWords->clear();  // and the groups with it
    tell(text);
}

}  // namespace tenaille::ui
