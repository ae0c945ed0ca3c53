// SPDX-License-Identifier: MIT
#include "ui/battle/import_report_dialog.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/text/edit_text.h"
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

QString noteText(const io::ImportNote& note) {
    std::vector<std::string> arguments{std::to_string(note.count)};
    arguments.insert(arguments.end(), note.arguments.begin(), note.arguments.end());
    const QString text = filled(QCoreApplication::translate("Problem", note.message), arguments);
    return note.cause ? text + QLatin1Char(' ') + problemText(*note.cause) : text;
}

// The places in the file lie below their note; only where there are any is room for the arrow that opens
// them.
void fillList(QTreeWidget& list, const io::ImportReport& report) {
    bool places = false;
    for (const io::ImportNote& note : report.notes) {
        auto* row = new QTreeWidgetItem(&list, {kindText(note.kind), noteText(note)});
        row->setToolTip(1, row->text(1));
        for (const std::string& place : note.places)
            new QTreeWidgetItem(row, {QString(), QString::fromStdString(place)});
        places = places || !note.places.empty();
    }
    list.setRootIsDecorated(places);
    list.setWordWrap(true);
    list.setUniformRowHeights(false);
    list.header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    list.setVisible(!report.notes.empty());
}

}  // namespace

QString importSummary(const io::ImportReport& report) {
    const io::ImportFigures& in = report.inside;
    const auto number = [](std::size_t value) { return static_cast<int>(value); };
    QStringList parts{QStringLiteral("%1 × %2").arg(report.width).arg(report.height),
                      translated(QT_TRANSLATE_N_NOOP("ImportReport", "%n wall segment(s)"),
                                 number(in.segments + in.objectSegments)),
                      translated(QT_TRANSLATE_N_NOOP("ImportReport", "%n door(s)"), number(in.doors)),
                      translated(QT_TRANSLATE_N_NOOP("ImportReport", "%n window(s)"), number(in.windows)),
                      translated(QT_TRANSLATE_N_NOOP("ImportReport", "%n light(s)"), number(in.lights))};
    QString summary = QFileInfo(QString::fromStdString(report.file)).fileName() + QStringLiteral(": ") +
                      parts.join(QStringLiteral(", "));
    if (!report.notes.empty())
        summary += QStringLiteral(". ") +
                   translated(QT_TRANSLATE_N_NOOP("ImportReport", "%n thing(s) guessed or left out."),
                              number(report.notes.size()));
    return summary;
}

void showImportReport(const io::ImportReport& report, const std::function<void(bool windows)>& chooseOpenings,
                      QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(translated(QT_TRANSLATE_NOOP("ImportReport", "Import report")));
    auto* head = new QLabel(importSummary(report));
    head->setWordWrap(true);
    auto* list = new QTreeWidget;
    list->setHeaderLabels({translated(QT_TRANSLATE_NOOP("ImportReport", "What happened")),
                           translated(QT_TRANSLATE_NOOP("ImportReport", "Explanation"))});
    fillList(*list, report);
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
    layout->addWidget(head);
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

}  // namespace tenaille::ui
