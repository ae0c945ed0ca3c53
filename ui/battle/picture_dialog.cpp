// SPDX-License-Identifier: MIT
#include "ui/battle/picture_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/io/file_name.h"
#include "ui/battle/save_path.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/dialog_size.h"
#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

constexpr QSize kSketch(520, 400);
constexpr int kLeastPixels = 8;
constexpr int kMostPixels = 400;
// For whom.
constexpr int kWhatIsKnown = 0;
constexpr int kWholeMap = 1;
constexpr int kEverything = 2;

}  // namespace

PictureDialog::PictureDialog(const document::Encounter& map, QString title, const MapExport& wish,
                             QWidget* parent)
    : QDialog(parent), m_map(map), m_title(std::move(title)) {
    setWindowTitle(tr("Picture of the map"));
    m_sketch = new QLabel;
    m_sketch->setMinimumSize(kSketch / 2);
    m_sketch->setAlignment(Qt::AlignCenter);
    m_sketch->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_sketch->setAccessibleName(tr("Sketch of the picture"));
    m_sentence = new QLabel;
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setMinimumHeight(2 * m_sentence->fontMetrics().lineSpacing());
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &PictureDialog::ask);
    auto* right = new QVBoxLayout;
    right->addWidget(m_sketch, 1);
    right->addWidget(m_sentence);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addWidget(makeFields());
    middle->addLayout(right, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    m_save->setDefault(true);
    resizeToScreen(*this, {880, 500});
    fill(wish);
    for (QComboBox* box : {m_audience, m_creatures, m_colours, m_format})
        connect(box, &QComboBox::currentIndexChanged, this, &PictureDialog::refresh);
    // Whoever wants everything wants all creatures, and nobody else does.
    connect(m_audience, &QComboBox::activated, this, [this] {
        const bool everything = m_audience->currentData().toInt() == kEverything;
        const auto before = everything ? PictureCreatures::OnScreen : PictureCreatures::All;
        const auto after = everything ? PictureCreatures::All : PictureCreatures::OnScreen;
        if (m_creatures->currentData().toInt() == static_cast<int>(before))
            m_creatures->setCurrentIndex(m_creatures->findData(static_cast<int>(after)));
    });
    connect(m_grid, &QCheckBox::toggled, this, &PictureDialog::refresh);
    connect(m_pixels, &QSpinBox::valueChanged, this, &PictureDialog::refresh);
    refresh();
}

QWidget* PictureDialog::makeFields() {
    m_audience = new QComboBox;
    m_audience->addItem(tr("The players: what they know"), kWhatIsKnown);
    m_audience->addItem(tr("The players: the whole map"), kWholeMap);
    m_audience->addItem(tr("The game master, secrets too"), kEverything);
    m_colours = new QComboBox;
    m_colours->addItem(tr("Light, as on paper"));
    m_colours->addItem(tr("Dark"));
    m_format = new QComboBox;
    m_format->addItem(tr("PNG"), QStringLiteral(".png"));
    m_format->addItem(tr("WebP, smaller"), QStringLiteral(".webp"));
    m_pixels = new QSpinBox;
    m_pixels->setRange(kLeastPixels, kMostPixels);
    m_pixels->setSingleStep(10);
    m_grid = new QCheckBox(tr("&Grid"));
    m_creatures = new QComboBox;
    m_creatures->addItem(tr("None"), static_cast<int>(PictureCreatures::None));
    m_creatures->addItem(tr("On the players' screen now"), static_cast<int>(PictureCreatures::OnScreen));
    m_creatures->addItem(tr("All"), static_cast<int>(PictureCreatures::All));
    auto* fields = new QWidget;
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(8);
    form->addRow(tr("&For"), m_audience);
    form->addRow(QString(), m_grid);
    form->addRow(tr("&Creatures"), m_creatures);
    form->addRow(tr("C&olours"), m_colours);
    form->addRow(tr("&Pixels a cell"), m_pixels);
    form->addRow(tr("F&ormat"), m_format);
    fields->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    return fields;
}

void PictureDialog::fill(const MapExport& wish) {
    const bool forPlayers = wish.audience == document::Audience::Players;
    m_audience->setCurrentIndex(m_audience->findData(!forPlayers    ? kEverything
                                                     : wish.asKnown ? kWhatIsKnown
                                                                    : kWholeMap));
    m_colours->setCurrentIndex(wish.dark ? 1 : 0);
    m_format->setCurrentIndex(io::hasExtension(wish.target, "webp") ? 1 : 0);
    m_pixels->setValue(wish.pixelsPerCell.value_or(kUsualPixelsPerCell));
    m_grid->setChecked(wish.grid);
    m_creatures->setCurrentIndex(m_creatures->findData(static_cast<int>(wish.creatures)));
    m_creatures->setEnabled(!m_map.tokens.empty());
    m_grid->setEnabled(m_map.gridRecord().visible);
}

MapExport PictureDialog::wish() const {
    MapExport made;
    made.target = m_format->currentData().toString().toStdString();
    made.kind = ExportKind::Picture;
    made.pixelsPerCell = m_pixels->value();
    const int audience = m_audience->currentData().toInt();
    made.audience = audience == kEverything ? document::Audience::GameMaster : document::Audience::Players;
    made.asKnown = audience == kWhatIsKnown;
    made.grid = m_grid->isChecked();
    made.creatures = static_cast<PictureCreatures>(m_creatures->currentData().toInt());
    made.dark = m_colours->currentIndex() == 1;
    return made;
}

void PictureDialog::refresh() {
    const MapExport now = wish();
    const double density = devicePixelRatioF();
    QImage sketch = picturePreview(m_map, now, kSketch * density);
    sketch.setDevicePixelRatio(density);
    m_sketch->setPixmap(QPixmap::fromImage(sketch));
    const QSize size = pictureSize(m_map, m_pixels->value());
    const std::int32_t most = mostPictureSide(now.target);
    const bool fits = std::max(size.width(), size.height()) <= most;
    m_save->setEnabled(fits);
    const QLocale numbers;
    QString text = tr("%1 × %2 pixels").arg(numbers.toString(size.width()), numbers.toString(size.height()));
    if (!fits)
        text = tr("%1: at most %2 a side are possible. Ask for fewer pixels a cell.")
                   .arg(text, numbers.toString(most));
    else if (now.audience == document::Audience::GameMaster)
        text += QLatin1Char('\n') +
                (now.creatures == PictureCreatures::All
                     ? tr("Hidden creatures, notes and secret doors are on it: not for players.")
                     : tr("Notes and secret doors are on it: not for players."));
    else if (now.asKnown)
        text += QLatin1Char('\n') + tr("No more than the players' screen shows now.");
    else
        text += QLatin1Char('\n') +
                tr("The whole map, with rooms that the party does not know, also those behind "
                   "secret doors.");
    tell(text, !fits);
}

void PictureDialog::tell(const QString& text, bool isProblem) {
    setProblemInk(*m_sentence, isProblem);
    m_sentence->setText(text);
}

void PictureDialog::ask() {
    const QString ending = m_format->currentData().toString();
    const QString path = askSavePath(
        this, tr("Save the picture"), FileSort::Exports, plainName(m_title) + ending,
        ending == QLatin1String(".png") ? tr("Pictures (*.png)") : tr("Pictures (*.webp)"), ending, {ending});
    if (!path.isEmpty() && save(path)) accept();
}

bool PictureDialog::save(const QString& path) {
    MapExport now = wish();
    now.target = path.toStdString();
    const Result<std::vector<io::ExportNote>> written = writeWhileWaiting(m_map, now);
    if (!written) {
        tell(problemText(written.problem()) + QLatin1Char('\n') + remedyText(written.problem()), true);
        return false;
    }
    m_told = tr("Written: %1").arg(path);
    if (now.audience == document::Audience::GameMaster)
        m_told += QLatin1Char('\n') + tr("It shows everything secret.");
    return true;
}

}  // namespace tenaille::ui
