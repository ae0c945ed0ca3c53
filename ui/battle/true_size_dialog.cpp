// SPDX-License-Identifier: MIT
#include "ui/battle/true_size_dialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSlider>
#include <cmath>

#include "ui/battle/player_screen.h"

namespace tenaille::ui {

namespace {

struct TrueSize {
    Q_DECLARE_TR_FUNCTIONS(TrueSize)
};

// The slider goes in steps of a thousandth of a dot, between what any screen has.
constexpr double kSliderSteps = 1000;
constexpr double kFewestDots = 0.8;  // a millimetre, on a projector
constexpr double kMostDots = 24;     // on a telephone

}  // namespace

void askTrueSize(PlayerScreen& players, QWidget* parent) {
    const std::optional<double> before = players.trueSize();
    const double dotsBefore = players.dotsPerMm();
    QDialog dialog(parent);
    dialog.setWindowTitle(TrueSize::tr("True size"));
    auto* form = new QFormLayout(&dialog);
    auto* size = new QComboBox;
    for (const auto& [text, mm] : {std::pair(TrueSize::tr("1 inch a cell"), 25.4),
                                   {TrueSize::tr("25 mm a cell"), 25.0},
                                   {TrueSize::tr("30 mm a cell"), 30.0}}) {
        size->addItem(text, mm);
        if (before && std::abs(*before - mm) < 0.01) size->setCurrentIndex(size->count() - 1);
    }
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setRange(static_cast<int>(kFewestDots * kSliderSteps),
                     static_cast<int>(kMostDots * kSliderSteps));
    slider->setValue(static_cast<int>(std::lround(dotsBefore * kSliderSteps)));
    slider->setSingleStep(2);
    slider->setPageStep(20);
    slider->setMinimumWidth(320);
    auto* dots = new QLabel;
    auto* advice = new QLabel(
        TrueSize::tr("Hold a bank card to the players' screen and move the slider until it covers the "
                     "outline there. Each screen is measured once."));
    advice->setWordWrap(true);
    const auto follow = [&players, dots, slider] {
        players.setDotsPerMm(slider->value() / kSliderSteps);
        dots->setText(TrueSize::tr("%1 dots a millimetre")
                          .arg(QLocale().toString(slider->value() / kSliderSteps, 'f', 2)));
    };
    QObject::connect(slider, &QSlider::valueChanged, &dialog, follow);
    follow();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton* off =
        before ? buttons->addButton(TrueSize::tr("No true size"), QDialogButtonBox::DestructiveRole)
               : nullptr;
    bool ended = false;
    if (off != nullptr)
        QObject::connect(off, &QPushButton::clicked, &dialog, [&] {
            ended = true;
            dialog.accept();
        });
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    form->addRow(TrueSize::tr("A &cell"), size);
    form->addRow(TrueSize::tr("&Screen"), slider);
    form->addRow(QString(), dots);
    form->addRow(advice);
    form->addRow(buttons);
    players.showCard(true);
    const bool taken = dialog.exec() == QDialog::Accepted;
    players.showCard(false);
    if (!taken) {
        players.setDotsPerMm(dotsBefore);
        players.setTrueSize(before);
    } else if (ended) {
        players.setTrueSize(std::nullopt);
    } else {
        players.setTrueSize(size->currentData().toDouble());
    }
}

}  // namespace tenaille::ui
