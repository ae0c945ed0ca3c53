// SPDX-License-Identifier: MIT
#include "ui/battle/log_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <utility>

#include "ui/battle/log_model.h"
#include "ui/style/icon.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/section_header.h"

namespace tenaille::ui {

namespace {

constexpr int kLeastHeight = 120;

// Copies whole lines; a list would copy the text of the current one.
class LineList final : public QListView {
  public:
    explicit LineList(std::function<void()> copy) : m_copy(std::move(copy)) {}

  protected:
    // Before the shortcut of the window, which copies what is selected on the board.
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride &&
            static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
            event->accept();
            return true;
        }
        return QListView::event(event);
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->matches(QKeySequence::Copy))
            m_copy();
        else
            QListView::keyPressEvent(event);
    }

  private:
    std::function<void()> m_copy;
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
};

}  // namespace

LogPanel::LogPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_model(new LogModel(this)), m_filtered(new QSortFilterProxyModel(this)) {
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
    layout->addWidget(m_header);
    m_filter = new FilterEdit;
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter of the log"));
    m_filter->setToolTip(tr("Type a word, or what a line is: %1")
                             .arg(QStringList{logKindText(LogKind::Action), logKindText(LogKind::Ruling),
                                              logKindText(LogKind::Override), logKindText(LogKind::Advice)}
                                      .join(QStringLiteral(", "))));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon(Glyph::Filter, IconTint::Muted), QLineEdit::LeadingPosition);
    auto* row = new QWidget;
    auto* inRow = new QVBoxLayout(row);
    inRow->setContentsMargins(12, 10, 12, 8);
    inRow->addWidget(m_filter);
    layout->addWidget(row);
    m_list = new LineList([this] { copy(); });
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
    connect(&document, &Document::changed, m_model, &LogModel::follow);
    connect(&document, &Document::wasReset, m_model,
            [this, &document] { m_model->show(document.encounter()); });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_filtered, signal, this, &LogPanel::refreshNote);
    connect(m_filtered, &QAbstractItemModel::modelReset, this, &LogPanel::refreshNote);
    // The filter lets a line go before the log does.
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &LogPanel::refreshNote);
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

void LogPanel::focusFilter() {
    m_filter->setFocus();
    m_filter->selectAll();
}

void LogPanel::refreshNote() {
    const int shown = m_filtered->rowCount();
    const int all = m_model->rowCount();
    m_header->setNote(shown == all ? tr("%n line(s)", nullptr, all)
                                   : tr("%1 of %n line(s)", nullptr, all).arg(shown));
}

QString LogPanel::text() const {
    QModelIndexList lines = m_list->selectionModel()->selectedIndexes();
    if (lines.isEmpty())
        for (int row = 0; row < m_filtered->rowCount(); ++row) lines << m_filtered->index(row, 0);
    std::sort(lines.begin(), lines.end());
    QStringList texts;
    for (const QModelIndex& line : lines) texts << line.data(LogModel::kWholeRole).toString();
    return texts.join(QLatin1Char('\n'));
}

void LogPanel::copy() const { QGuiApplication::clipboard()->setText(text()); }

}  // namespace tenaille::ui
