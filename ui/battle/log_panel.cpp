// SPDX-License-Identifier: MIT
#include "ui/battle/log_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <utility>

#include "ui/battle/log_filter.h"
#include "ui/battle/log_model.h"
#include "ui/style/icon.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/section_header.h"

namespace tenaille::ui {

namespace {

constexpr int kLeastHeight = 120;

// Copies whole lines; a list would copy the text of the current one.
class LineList final : public QListView {
  public:
    LineList(std::function<void()> copy, std::function<void(const QString&)> filter)
        : m_copy(std::move(copy)), m_toFilter(std::move(filter)) {}

  protected:
    // Before the shortcuts of the window: those copy what is selected on the board, and take letters for
    // tools. The dot and the comma stay theirs: the fight goes on while the log is read.
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* key = static_cast<QKeyEvent*>(event);
            if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::Find) || isWord(*key)) {
                event->accept();
                return true;
            }
        }
        return QListView::event(event);
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->matches(QKeySequence::Copy))
            m_copy();
        else if (event->matches(QKeySequence::Find))
            m_toFilter({});
        else if (isWord(*event))
            m_toFilter(event->text());
        else
            QListView::keyPressEvent(event);
    }

  private:
    static bool isWord(const QKeyEvent& key) {
        const bool plain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
        return plain && key.text().size() == 1 && key.text()[0].isLetterOrNumber();
    }

    std::function<void()> m_copy;
    std::function<void(const QString&)> m_toFilter;
};

// Leaves undo and redo to the window while there is nothing in it to take back.
class FilterEdit final : public QLineEdit {
  protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* key = static_cast<QKeyEvent*>(event);
            const bool foreign = (key->matches(QKeySequence::Undo) && !isUndoAvailable()) ||
                                 (key->matches(QKeySequence::Redo) && !isRedoAvailable());
            if (foreign) {
                event->ignore();
                return true;
            }
        }
        return QLineEdit::event(event);
    }
    // Whoever leaves it wants to see what comes.
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Escape) clear();
        QLineEdit::keyPressEvent(event);
    }
};

}  // namespace

LogPanel::LogPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_model(new LogModel(this)), m_filtered(new LogFilter(this)) {
    m_filtered->setSourceModel(m_model);
    m_filtered->setFilterRole(LogModel::kWholeRole);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_header = new SectionHeader(tr("Log"));
    LinkButton* copyLink = m_header->addLink(tr("Copy"));
    copyLink->setToolTip(tr("Copies the selected lines, or all that are shown"));
    connect(copyLink, &QToolButton::clicked, this, &LogPanel::copy);
    LinkButton* exportLink = m_header->addLink(tr("Export"));
    exportLink->setToolTip(
        tr("Writes the log as text or as a page; where lines are filtered or selected it asks whether to "
           "write all"));
    connect(exportLink, &QToolButton::clicked, this, &LogPanel::exportWanted);
    layout->addWidget(m_header);
    m_filter = new FilterEdit;
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter of the log"));
    m_filter->setToolTip(tr("Type a word, or what a line is: %1")
                             .arg(QStringList{logKindText(LogKind::Ruling), logKindText(LogKind::Override),
                                              logKindText(LogKind::Advice)}
                                      .join(QStringLiteral(", "))));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon(Glyph::Filter, IconTint::Muted), QLineEdit::LeadingPosition);
    auto* row = new QWidget;
    auto* inRow = new QVBoxLayout(row);
    inRow->setContentsMargins(12, 10, 12, 8);
    inRow->setSpacing(6);
    inRow->addWidget(m_filter);
    m_topics = new LogTopicBar;
    inRow->addWidget(m_topics);
    layout->addWidget(row);
    m_list = new LineList([this] { copy(); },
                          [this](const QString& letter) {
                              focusFilter();
                              if (!letter.isEmpty()) m_filter->setText(letter);
                          });
    m_list->setModel(m_filtered);
    m_list->setAccessibleName(tr("Log"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMinimumHeight(kLeastHeight);
    layout->addWidget(m_list, 1);

    connect(m_filter, &QLineEdit::textChanged, m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &QLineEdit::textChanged, this, &LogPanel::refreshNote);
    connect(m_topics, &LogTopicBar::changed, m_filtered, &LogFilter::setTopics);
    connect(m_topics, &LogTopicBar::changed, this, &LogPanel::refreshNote);
    connect(m_topics, &LogTopicBar::allWanted, this, [this] {
        showAll();
        m_list->setFocus();
    });
    connect(&document, &Document::changed, m_model, &LogModel::follow);
    connect(&document, &Document::wasReset, m_model,
            [this, &document] { m_model->show(document.encounter()); });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filtered, signal, this, &LogPanel::refreshNote);
    connect(m_filtered, &QAbstractItemModel::modelReset, this, &LogPanel::refreshNote);
    // Lines that the filter leaves out count as well, and it lets a line go before the log does.
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, signal, this, &LogPanel::refreshNote);
    followNewest();
    m_model->show(document.encounter());
}

// The newest line stays in sight until somebody scrolls away from it. Lines get their heights only when the
// list is laid out, which may be long after they came.
void LogPanel::followNewest() {
    QScrollBar* bar = m_list->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this,
            [this, bar](int value) { m_atNewest = value >= bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar](int, int highest) {
        if (m_atNewest) bar->setValue(highest);
    });
    connect(m_filtered, &QAbstractItemModel::modelReset, this, [this] { m_atNewest = true; });
}

void LogPanel::focusLines() {
    // Before the list has the keyboard: it would begin at its oldest line.
    const QModelIndex newest = m_filtered->index(m_filtered->rowCount() - 1, 0);
    if (!m_list->currentIndex().isValid() && newest.isValid())
        m_list->selectionModel()->setCurrentIndex(newest, QItemSelectionModel::NoUpdate);
    m_list->setFocus();
}

void LogPanel::focusFilter() {
    m_filter->setFocus();
    m_filter->selectAll();
    revealSoon(*m_filter);
}

void LogPanel::refreshNote() {
    const int shown = m_filtered->rowCount();
    const int all = m_model->rowCount();
    const QString note =
        shown == all ? tr("%n line(s)", nullptr, all) : tr("%1 of %n line(s)", nullptr, all).arg(shown);
    m_header->setNote(note);
    m_topics->tell(note, m_filter->text());
}

QString LogPanel::text() const { return lines().join(QLatin1Char('\n')); }

void LogPanel::showAll() {
    m_filter->clear();
    m_topics->clear();
}

void LogPanel::beginAnew() { showAll(); }

QModelIndexList LogPanel::shownLines() const {
    QModelIndexList lines = m_list->selectionModel()->selectedIndexes();
    if (lines.isEmpty())
        for (int row = 0; row < m_filtered->rowCount(); ++row) lines << m_filtered->index(row, 0);
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::vector<LogLine> LogPanel::allExportLines() const { return m_model->exportLines(); }

std::vector<LogLine> LogPanel::exportLines() const {
    const std::vector<LogLine> all = allExportLines();
    std::vector<LogLine> shown;
    for (const QModelIndex& line : shownLines())
        shown.push_back(all[static_cast<std::size_t>(m_filtered->mapToSource(line).row())]);
    return shown;
}

QStringList LogPanel::lines() const {
    QStringList texts;
    for (const QModelIndex& line : shownLines()) texts << line.data(LogModel::kWholeRole).toString();
    return texts;
}

void LogPanel::copy() const { QGuiApplication::clipboard()->setText(text()); }

}  // namespace tenaille::ui
