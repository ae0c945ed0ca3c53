// SPDX-License-Identifier: MIT
#include "ui/battle/board_size_dialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

// So wide that the title stays whole beside the buttons of the window.
constexpr int kBoardSizeWidth = 400;

QString translated(const char* text) { return QCoreApplication::translate("BoardSize", text); }

QString reason(io::CellsFrom from) {
    switch (from) {
        case io::CellsFrom::Name:
            return translated(
                QT_TRANSLATE_NOOP("BoardSize", "The number of squares is that of the file name."));
        case io::CellsFrom::Pixels:
            return translated(QT_TRANSLATE_NOOP(
                "BoardSize", "The number of squares is a guess: a usual size of squares fits evenly."));
        case io::CellsFrom::Nothing:
            return translated(QT_TRANSLATE_NOOP(
                "BoardSize", "The number of squares is a guess: neither the name nor the size tells it."));
    }
    return {};
}

// "70 × 70 pixels per square": whether the squares come out square is seen here.
QString squareText(QSize pixels, int columns, int rows) {
    const auto side = [](int all, int cells) {
        return QLocale().toString(static_cast<double>(all) / cells, 'f', all % cells == 0 ? 0 : 1);
    };
    return translated(QT_TRANSLATE_NOOP("BoardSize", "%1 × %2 pixels per square"))
        .arg(side(pixels.width(), columns), side(pixels.height(), rows));
}

}  // namespace

std::optional<board::Extent> askBoardSize(const io::CellsGuess& guess, const QString& fileName, QSize pixels,
                                          QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(translated(QT_TRANSLATE_NOOP("BoardSize", "Size of the board")));
    auto* head = new QLabel(
        translated(QT_TRANSLATE_NOOP("BoardSize", "%1 has %2 × %3 pixels."))
            .arg(fileName, QLocale().toString(pixels.width()), QLocale().toString(pixels.height())) +
        QLatin1Char('\n') + reason(guess.from));
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    dialog.setMinimumWidth(kBoardSizeWidth);
    QSpinBox* columns = cellsBox(guess.columns);
    QSpinBox* rows = cellsBox(guess.rows);
    auto* square = new QLabel;
    const auto refresh = [=] { square->setText(squareText(pixels, columns->value(), rows->value())); };
    for (const QSpinBox* box : {columns, rows})
        QObject::connect(box, &QSpinBox::valueChanged, square, refresh);
    // Squares are square: the rows follow; whoever knows better changes them afterwards.
    QObject::connect(columns, &QSpinBox::valueChanged, rows, [rows, pixels](int across) {
        rows->setValue(qRound(static_cast<double>(across) * pixels.height() / pixels.width()));
    });
    refresh();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    // Not a row of the form: it would get the height that its words need in a wider one.
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(head);
    auto* form = new QFormLayout;
    layout->addLayout(form);
    form->addRow(translated(QT_TRANSLATE_NOOP("BoardSize", "Squares a&cross")), columns);
    form->addRow(translated(QT_TRANSLATE_NOOP("BoardSize", "Squares &down")), rows);
    form->addRow(square);
    layout->addWidget(buttons);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return board::Extent{board::GridKind::Square, columns->value(), rows->value()};
}

std::optional<board::Extent> askGridSize(const board::Extent& present, bool bare, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(translated(QT_TRANSLATE_NOOP("BoardSize", "Size of the board")));
    dialog.setMinimumWidth(kBoardSizeWidth);
    auto* grid = new QComboBox;
    const std::pair<board::GridKind, QString> kinds[] = {
        {board::GridKind::Square, translated(QT_TRANSLATE_NOOP("BoardSize", "Squares"))},
        {board::GridKind::HexPointy, translated(QT_TRANSLATE_NOOP("BoardSize", "Hexes, points up"))},
        {board::GridKind::HexFlat, translated(QT_TRANSLATE_NOOP("BoardSize", "Hexes, sides up"))}};
    for (const auto& [kind, text] : kinds) {
        grid->addItem(text, static_cast<int>(kind));
        if (kind == present.grid) grid->setCurrentIndex(grid->count() - 1);
    }
    grid->setEnabled(bare);
    if (!bare)
        grid->setToolTip(translated(
            QT_TRANSLATE_NOOP("BoardSize", "The kind changes only while nothing lies on the board.")));
    QSpinBox* columns = cellsBox(present.width);
    QSpinBox* rows = cellsBox(present.height);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* form = new QFormLayout(&dialog);
    form->addRow(translated(QT_TRANSLATE_NOOP("BoardSize", "&Grid")), grid);
    form->addRow(translated(QT_TRANSLATE_NOOP("BoardSize", "Cells a&cross")), columns);
    form->addRow(translated(QT_TRANSLATE_NOOP("BoardSize", "Cells &down")), rows);
    form->addRow(buttons);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return board::Extent{static_cast<board::GridKind>(grid->currentData().toInt()), columns->value(),
                         rows->value(), present.stagger};
}

}  // namespace tenaille::ui
