// SPDX-License-Identifier: MIT
#include "ui/battle/print_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/battle/save_path.h"
#include "ui/print/assembly_sheet.h"
#include "ui/print/page_sketch.h"
#include "ui/scene/camera.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/dialog_size.h"
#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

constexpr int kOverviewPixels = 900;
constexpr double kUsualCells[] = {25.4, 25, 30};
constexpr double kUsualOverlaps[] = {0, 5, 10};

template <class Enum>
void addChoice(QComboBox& box, const QString& text, Enum value) {
    box.addItem(text, static_cast<int>(value));
}

template <class Enum>
Enum chosen(const QComboBox& box) {
    return static_cast<Enum>(box.currentData().toInt());
}

template <class Enum>
void choose(QComboBox& box, Enum value) {
    box.setCurrentIndex(std::max(0, box.findData(static_cast<int>(value))));
}

QDoubleSpinBox* lengthBox(double least, double most) {
    auto* box = new QDoubleSpinBox;
    box->setRange(least, most);
    box->setDecimals(1);
    box->setSuffix(QStringLiteral("\u00a0mm"));
    return box;
}

// Fields of a group, one a line: a label with its input, or an input alone.
class Lines {
  public:
    explicit Lines(QWidget* widget) : m_grid(new QGridLayout(widget)) {
        m_grid->setColumnStretch(1, 1);
        m_grid->setHorizontalSpacing(12);
        m_grid->setVerticalSpacing(6);
    }
    void add(const QString& text, QWidget* input) {
        auto* label = new QLabel(text);
        label->setBuddy(input);
        const int row = m_grid->rowCount();
        m_grid->addWidget(label, row, 0);
        m_grid->addWidget(input, row, 1);
    }
    void add(QWidget* input) { m_grid->addWidget(input, m_grid->rowCount(), 0, 1, 2); }

  private:
    QGridLayout* m_grid;
};

}  // namespace

PrintDialog::PrintDialog(const document::Encounter& encounter, std::vector<RecordId> selected,
                         std::shared_ptr<const Pictures> decoded, const PrintChoices& choices, QString title,
                         QWidget* parent)
    : QDialog(parent),
      m_encounter(encounter),
      m_selected(std::move(selected)),
      m_decoded(std::move(decoded)),
      m_title(std::move(title)) {
    setWindowTitle(tr("Print"));
    m_sketch = new PageSketch;
    m_sentence = new QLabel;
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setMinimumHeight(3 * m_sentence->fontMetrics().lineSpacing());
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_bar = new QProgressBar;
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    QSizePolicy keepsRoom = m_bar->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_bar->setSizePolicy(keepsRoom);
    m_bar->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_cancel = buttons->button(QDialogButtonBox::Cancel);
    m_save = buttons->addButton(tr("&Save as PDF…"), QDialogButtonBox::ActionRole);
    m_print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &PrintDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &PrintDialog::askPdf);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::askPrinter);

    auto* area = new QScrollArea;
    m_fields = makeFields();
    area->setWidget(m_fields);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumWidth(m_fields->minimumSizeHint().width() + 24);
    area->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    auto* right = new QVBoxLayout;
    right->addWidget(m_sketch, 1);
    right->addWidget(m_sentence);
    right->addWidget(m_bar);
    auto* middle = new QHBoxLayout;
    middle->addWidget(area);
    middle->addLayout(right, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
    m_cancel->setAutoDefault(false);
    m_save->setDefault(true);
    resizeToScreen(*this, {1060, 640});

    fill(choices);
    for (QComboBox* box : findChildren<QComboBox*>())
        connect(box, &QComboBox::currentIndexChanged, this, &PrintDialog::refresh);
    for (QCheckBox* box : findChildren<QCheckBox*>())
        connect(box, &QCheckBox::toggled, this, &PrintDialog::refresh);
    for (QDoubleSpinBox* box : {m_cellMm, m_margin})
        connect(box, &QDoubleSpinBox::valueChanged, this, &PrintDialog::refresh);
    connect(m_copies, &QSpinBox::valueChanged, this, &PrintDialog::refresh);
    refresh();
}

QWidget* PrintDialog::makeFields() {
    m_map = new QCheckBox(tr("&Map"));
    m_empty = new QCheckBox(tr("Pages with &nothing on them too"));
    m_assembly = new QCheckBox(tr("&Overview and scale bars first"));
    m_grid = new QCheckBox(tr("&Grid with numbers"));
    m_creatures = new QCheckBox(tr("&Creatures on the map"));
    m_audience = new QComboBox;
    addChoice(*m_audience, tr("The players"), document::Audience::Players);
    addChoice(*m_audience, tr("The game master, secrets too"), document::Audience::GameMaster);
    m_standUps = new QComboBox;
    addChoice(*m_standUps, tr("No creature"), StandUpsOf::Nobody);
    addChoice(*m_standUps, QString(), StandUpsOf::Selected);
    addChoice(*m_standUps, QString(), StandUpsOf::Everybody);
    m_copies = new QSpinBox;
    m_copies->setRange(1, kMostCopies);
    m_paper = new QComboBox;
    for (const Paper paper : {Paper::A4, Paper::Letter, Paper::A3})
        addChoice(*m_paper, paperName(paper), paper);
    m_turning = new QComboBox;
    addChoice(*m_turning, tr("Whichever takes fewer pages"), Turning::Automatic);
    addChoice(*m_turning, tr("Portrait"), Turning::Portrait);
    addChoice(*m_turning, tr("Landscape"), Turning::Landscape);
    m_cell = new QComboBox;
    m_cell->addItem(tr("1 inch (25.4 mm)"));
    m_cell->addItem(tr("25 mm"));
    m_cell->addItem(tr("30 mm"));
    m_cell->addItem(tr("Another size"));
    m_cellMm = lengthBox(kLeastCellMm, kMostCellMm);
    m_margin = lengthBox(kLeastMarginMm, kMostMarginMm);
    m_overlap = new QComboBox;
    m_overlap->addItem(tr("None"));
    m_overlap->addItem(tr("5 mm"));
    m_overlap->addItem(tr("10 mm"));

    auto* what = new QGroupBox(tr("What"));
    Lines content(what);
    content.add(tr("&For"), m_audience);
    content.add(m_map);
    content.add(m_empty);
    content.add(m_assembly);
    content.add(m_grid);
    content.add(m_creatures);
    content.add(tr("Stand-&ups"), m_standUps);
    content.add(tr("Copies of &each"), m_copies);
    auto* how = new QGroupBox(tr("How"));
    Lines paper(how);
    paper.add(tr("P&aper"), m_paper);
    paper.add(tr("Orientatio&n"), m_turning);
    paper.add(tr("Size of a ce&ll"), m_cell);
    paper.add(tr("&in millimetres"), m_cellMm);
    paper.add(tr("Ma&rgins"), m_margin);
    paper.add(tr("O&verlap"), m_overlap);
    auto* fields = new QWidget;
    auto* column = new QVBoxLayout(fields);
    column->setContentsMargins(0, 0, 8, 0);
    column->addWidget(what);
    column->addWidget(how);
    column->addStretch(1);
    return fields;
}

void PrintDialog::fill(const PrintChoices& choices) {
    m_map->setChecked(choices.map);
    m_empty->setChecked(choices.emptyPages);
    m_assembly->setChecked(choices.assembly);
    m_grid->setChecked(choices.content.grid);
    m_creatures->setChecked(choices.content.creatures);
    choose(*m_audience, choices.content.audience);
    // Nobody is selected now: then it may have been meant for that document alone.
    choose(*m_standUps, choices.standUps == StandUpsOf::Selected && m_selected.empty() ? StandUpsOf::Nobody
                                                                                       : choices.standUps);
    m_copies->setValue(choices.copies);
    choose(*m_paper, choices.setup.paper);
    choose(*m_turning, choices.setup.turning);
    m_cellMm->setValue(choices.setup.cellMm);
    const auto* usual = std::find(std::begin(kUsualCells), std::end(kUsualCells), choices.setup.cellMm);
    m_cell->setCurrentIndex(static_cast<int>(usual - std::begin(kUsualCells)));
    m_margin->setValue(choices.setup.marginMm);
    const auto* overlap =
        std::find(std::begin(kUsualOverlaps), std::end(kUsualOverlaps), choices.setup.overlapMm);
    m_overlap->setCurrentIndex(
        overlap == std::end(kUsualOverlaps) ? 0 : static_cast<int>(overlap - std::begin(kUsualOverlaps)));
}

PrintChoices PrintDialog::choices() const {
    PrintChoices made;
    const auto cell = static_cast<std::size_t>(m_cell->currentIndex());
    made.setup.paper = chosen<Paper>(*m_paper);
    made.setup.turning = chosen<Turning>(*m_turning);
    made.setup.cellMm = cell < std::size(kUsualCells) ? kUsualCells[cell] : m_cellMm->value();
    made.setup.marginMm = m_margin->value();
    made.setup.overlapMm = kUsualOverlaps[m_overlap->currentIndex()];
    made.content.audience = chosen<document::Audience>(*m_audience);
    made.content.grid = m_grid->isChecked();
    made.content.creatures = m_creatures->isChecked();
    made.map = m_map->isChecked();
    made.emptyPages = m_empty->isChecked();
    made.assembly = m_assembly->isChecked();
    made.standUps = chosen<StandUpsOf>(*m_standUps);
    made.copies = m_copies->value();
    return made;
}

// For players there are no figures of hidden creatures.
void PrintDialog::countFigures(document::Audience audience) {
    const auto isPrinted = [&](const board::TokenRecord& token) {
        return audience == document::Audience::GameMaster || !token.hidden;
    };
    const auto& tokens = m_encounter.tokens;
    const auto selected = std::count_if(m_selected.begin(), m_selected.end(), [&](RecordId id) {
        const board::TokenRecord* token = tokens.find(id);
        return token != nullptr && isPrinted(*token);
    });
    const auto all = std::count_if(tokens.begin(), tokens.end(), isPrinted);
    const auto name = [&](StandUpsOf who, const QString& text) {
        m_standUps->setItemText(m_standUps->findData(static_cast<int>(who)), text);
    };
    name(StandUpsOf::Selected, tr("Selected creatures (%n)", nullptr, static_cast<int>(selected)));
    name(StandUpsOf::Everybody, tr("All creatures (%n)", nullptr, static_cast<int>(all)));
}

void PrintDialog::refresh() {
    const PrintChoices now = choices();
    countFigures(now.content.audience);
    for (QWidget* ofMap :
         {static_cast<QWidget*>(m_assembly), static_cast<QWidget*>(m_empty), static_cast<QWidget*>(m_grid),
          static_cast<QWidget*>(m_creatures), static_cast<QWidget*>(m_overlap)})
        ofMap->setEnabled(now.map);
    m_copies->setEnabled(now.standUps != StandUpsOf::Nobody);
    const bool isFree = m_cell->currentIndex() == static_cast<int>(std::size(kUsualCells));
    m_cellMm->setEnabled(isFree);
    if (!isFree) {
        const QSignalBlocker quiet(m_cellMm);
        m_cellMm->setValue(now.setup.cellMm);
    }
    refreshOverview();
    const Result<PrintPlan> plan = planPrint(m_encounter, wishOf(now, m_encounter, m_selected));
    m_save->setEnabled(plan.ok());
    m_print->setEnabled(plan.ok());
    if (!plan) {
        m_sketch->show(std::nullopt, {}, {}, 0);
        return tell(problemText(plan.problem()) + QLatin1Char('\n') + remedyText(plan.problem()), true);
    }
    m_sketch->show(*plan, planeRect(m_encounter.gridRecord().extent), m_overview, now.setup.marginMm);
    QStringList pages;
    if (plan->map)
        pages << tr("Map: %1").arg(pagesText(*plan->map, now.setup)) +
                     (plan->landscape ? tr(", landscape") : tr(", portrait"));
    if (plan->map && now.content.audience == document::Audience::Players)
        pages << tr(
            "The whole map, with rooms that the party does not know, also those behind "
            "secret doors.");
    if (plan->assembly) pages << tr("One page before it shows how they fit together.");
    if (!plan->standUps.empty())
        pages << tr("Stand-ups: %n page(s)", nullptr, static_cast<int>(plan->standUps.size()));
    tell(pages.join(QLatin1Char('\n')), false);
}

void PrintDialog::refreshOverview() {
    const MapContent content = choices().content;
    if (m_overviewOf == content) return;
    m_overviewOf = content;
    const Result<MapSheet> sheet = mapSheet(m_encounter, content, *m_decoded);
    m_overview = sheet ? mapOverview(*sheet, {kOverviewPixels, kOverviewPixels}) : QImage();
}

void PrintDialog::tell(const QString& text, bool isProblem) {
    setProblemInk(*m_sentence, isProblem);
    m_sentence->setText(text);
}

void PrintDialog::askPdf() {
    const QString path =
        askSavePath(this, tr("Save as PDF"), FileSort::Exports, m_title + QStringLiteral(".pdf"),
                    tr("PDF files (*.pdf)"), QStringLiteral(".pdf"), {QStringLiteral(".pdf")});
    if (!path.isEmpty() && savePdf(path)) accept();
}

bool PrintDialog::savePdf(const QString& path) {
    const bool done = run([&](const PrintDocument& document, const PrintWatch& watch) {
        return writePdf(document, path.toStdString(), watch);
    });
    if (done) m_told = tr("Written: %1").arg(path);
    return done;
}

void PrintDialog::askPrinter() {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(m_title);
    QPrintDialog dialog(&printer, this);
    dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintCollateCopies);
    if (dialog.exec() != QDialog::Accepted) return;
    const bool done = run([&](const PrintDocument& document, const PrintWatch& watch) {
        return printPages(document, printer, watch);
    });
    if (!done) return;
    m_told = tr("Sent to the printer %1. Measure the bars of the first page.").arg(printer.printerName());
    accept();
}

bool PrintDialog::run(const std::function<Result<bool>(const PrintDocument&, const PrintWatch&)>& print) {
    setRunning(true);
    const Result<PrintDocument> document =
        PrintDocument::make(m_encounter, wishOf(choices(), m_encounter, m_selected), *m_decoded);
    const Result<bool> printed = document ? print(*document,
                                                  [this](int done, int all) {
                                                      m_bar->setRange(0, all);
                                                      m_bar->setValue(done);
                                                      QApplication::processEvents();
                                                      return !m_stop;
                                                  })
                                          : Result<bool>(document.problem());
    setRunning(false);
    if (!printed) {
        const QString place = placeText(printed.problem());
        tell((place.isEmpty() ? QString() : place + QLatin1Char('\n')) + problemText(printed.problem()) +
                 QLatin1Char('\n') + remedyText(printed.problem()),
             true);
        return false;
    }
    if (!*printed) tell(tr("Stopped before the last page."), false);
    return *printed;
}

void PrintDialog::setRunning(bool running) {
    m_running = running;
    m_stop = false;
    m_bar->setRange(0, 0);
    m_bar->setVisible(running);
    m_fields->setEnabled(!running);
    m_save->setEnabled(!running);
    m_print->setEnabled(!running);
    if (running) QApplication::processEvents();
}

// While pages are made it stops that; the dialog stays.
void PrintDialog::reject() {
    if (m_running)
        m_stop = true;
    else
        QDialog::reject();
}

}  // namespace tenaille::ui
