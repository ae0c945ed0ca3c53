// SPDX-License-Identifier: MIT
#include "ui/battle/import_report_dialog.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/io/creatures/creature_notes.h"
#include "ui/text/note_text.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/dialog_size.h"

namespace tenaille::ui {

namespace {

QString translated(const char* text, int n = -1) {
    return QCoreApplication::translate("ImportReport", text, nullptr, n);
}

QString kindText(io::NoteKind kind) {
    switch (kind) {
        case io::NoteKind::Guessed:
            return translated(QT_TRANSLATE_NOOP("ImportReport", "Guessed"));
        case io::NoteKind::Changed:
            return translated(QT_TRANSLATE_NOOP("ImportReport", "Changed"));
        case io::NoteKind::LeftOut:
            return translated(QT_TRANSLATE_NOOP("ImportReport", "Left out"));
    }
    return {};
}

QString wholeText(const io::ImportNote& note, Units units) {
    const QString text = noteText(note, units);
    return note.cause ? text + QLatin1Char(' ') + problemText(*note.cause) : text;
}

// Addresses and paths may be broken after their strokes: a row tells all of its note.
QString breakable(QString text) { return text.replace(QLatin1Char('/'), QStringLiteral("/\u200b")); }

// Rows as high as their texts: a tree of Qt does not wrap by itself.
class WholeNotes final : public QStyledItemDelegate {
  public:
    explicit WholeNotes(QTreeWidget& list) : QStyledItemDelegate(&list), m_list(list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem wrapped = option;
        int depth = 1;
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) ++depth;
        wrapped.rect = QRect(0, 0, m_list.columnWidth(0) - depth * m_list.indentation(), 1);
        return QStyledItemDelegate::sizeHint(wrapped, index);
    }

  private:
    QTreeWidget& m_list;
};

// A section for each kind of note that there is, its notes below it, and below them their places in the file.
void fillList(QTreeWidget& list, const std::vector<io::ImportNote>& notes, Units units) {
    for (const io::NoteKind kind : {io::NoteKind::Guessed, io::NoteKind::Changed, io::NoteKind::LeftOut}) {
        QTreeWidgetItem* section = nullptr;
        for (const io::ImportNote& note : notes) {
            if (note.kind != kind) continue;
            if (section == nullptr) section = new QTreeWidgetItem(&list, {kindText(kind)});
            const QString text = wholeText(note, units);
            auto* row = new QTreeWidgetItem(section, {breakable(text)});
            row->setToolTip(0, text);
            for (const std::string& place : note.places) new QTreeWidgetItem(row, {placeText(place)});
            row->setExpanded(io::notes::placesMatter(note));
        }
        if (section == nullptr) continue;
        QFont bold = list.font();
        bold.setBold(true);
        section->setFont(0, bold);
        section->setExpanded(true);
    }
}

}  // namespace

QString importSummary(const io::ImportReport& report) {
    const io::ImportFigures& in = report.inside;
    const auto number = [](std::size_t value) { return static_cast<int>(value); };
    QStringList parts{QStringLiteral("%1 × %2").arg(report.width).arg(report.height)};
    const auto add = [&](const char* text, std::size_t count) {
        if (count > 0) parts << translated(text, number(count));
    };
    add(QT_TRANSLATE_N_NOOP("ImportReport", "%n wall segment(s)"), in.segments);
    add(QT_TRANSLATE_N_NOOP("ImportReport", "%n segment(s) of objects"), in.objectSegments);
    add(QT_TRANSLATE_N_NOOP("ImportReport", "%n door(s)"), in.doors);
    add(QT_TRANSLATE_N_NOOP("ImportReport", "%n window(s)"), in.windows);
    add(QT_TRANSLATE_N_NOOP("ImportReport", "%n light(s)"), in.lights);
    QString summary =
        translated(QT_TRANSLATE_NOOP("ImportReport", "%1: %2"))
            .arg(QFileInfo(QString::fromStdString(report.file)).fileName(), parts.join(QStringLiteral(", ")));
    QStringList notes;
    const auto addNotes = [&](io::NoteKind kind, const char* text) {
        if (const std::size_t count = report.counted(kind)) notes << translated(text, number(count));
    };
    addNotes(io::NoteKind::Guessed, QT_TRANSLATE_N_NOOP("ImportReport", "%n guessed"));
    addNotes(io::NoteKind::Changed, QT_TRANSLATE_N_NOOP("ImportReport", "%n changed"));
    addNotes(io::NoteKind::LeftOut, QT_TRANSLATE_N_NOOP("ImportReport", "%n left out"));
    if (!notes.isEmpty()) summary += QStringLiteral(" · ") + notes.join(QStringLiteral(", "));
    return summary;
}

namespace {

void showReport(const QString& head, const io::ImportReport& report, Units units,
                const std::function<void(bool windows)>& chooseOpenings, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(translated(QT_TRANSLATE_NOOP("ImportReport", "Import report")));
    auto* summary = new QLabel(head);
    summary->setWordWrap(true);
    auto* list = new QTreeWidget;
    list->setHeaderHidden(true);
    list->setWordWrap(true);
    list->setItemDelegate(new WholeNotes(*list));
    // The rows are as high as their texts need at this width.
    QObject::connect(list->header(), &QHeaderView::sectionResized, list, &QTreeWidget::doItemsLayout,
                     Qt::QueuedConnection);
    list->setAccessibleName(dialog.windowTitle());
    list->setVisible(!report.notes.empty());
    fillList(*list, report.notes, units);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    if (!report.openings.empty()) {
        const auto offer = [&](const QString& text, bool windows) {
            QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
            QObject::connect(button, &QPushButton::clicked, &dialog,
                             [&chooseOpenings, windows] { chooseOpenings(windows); });
        };
        offer(translated(QT_TRANSLATE_NOOP("ImportReport", "Openings are windows")), true);
        offer(translated(QT_TRANSLATE_NOOP("ImportReport", "Openings are open doors")), false);
    }
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(summary);
    layout->addWidget(list);
    layout->addWidget(buttons);
    if (report.notes.empty()) {
        layout->insertWidget(1, new QLabel(translated(QT_TRANSLATE_NOOP(
                                    "ImportReport", "Nothing had to be guessed, changed or left out."))));
        layout->insertStretch(2);
    }
    resizeToScreen(dialog, report.notes.empty() ? QSize(520, 160) : QSize(680, 420));
    dialog.exec();
}

}  // namespace

void showImportReport(const io::ImportReport& report, const std::function<void(bool windows)>& chooseOpenings,
                      QWidget* parent) {
    showReport(importSummary(report), report, Units::Both, chooseOpenings, parent);
}

void showImportNotes(const QString& head, const std::vector<io::ImportNote>& notes, Units units,
                     QWidget* parent) {
    io::ImportReport report;
    report.notes = notes;
    showReport(head, report, units, {}, parent);
}

}  // namespace tenaille::ui
