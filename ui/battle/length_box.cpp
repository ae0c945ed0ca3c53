// SPDX-License-Identifier: MIT
#include "ui/battle/length_box.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <cmath>
#include <optional>

#include "core/geometry/lattice.h"

namespace tenaille::ui {

namespace {

constexpr double kMetresPerCell = 1.5;  // MV-01
constexpr double kFeetPerCell = 5;
constexpr double kMostCellsTyped = 100;
constexpr const char* kPerCell = "perCell";

// How much of the word's unit one cell is; nothing for another word.
std::optional<double> perCellOf(const QString& word) {
    static const QHash<QString, double> kWords = [] {
        QHash<QString, double> words;
        const auto add = [&](double perCell, const char* list) {
            for (const QString& one : QString::fromUtf8(list).split(u' ')) words.insert(one, perCell);
        };
        add(kMetresPerCell, "m m. metre metres meter meters mètre mètres");
        add(kFeetPerCell, "ft ft. foot feet pi pi. pied pieds ' ′");
        add(1, "sq sq. square squares cell cells hex hexes c c. case cases");
        return words;
    }();
    const auto found = kWords.constFind(word.toLower());
    return found == kWords.constEnd() ? std::nullopt : std::optional(*found);
}

// Takes cells, metres and feet, whatever it shows: "6 sq", "30 ft".
class LengthBox final : public QDoubleSpinBox {
  public:
    double valueFromText(const QString& text) const override { return read(text).value_or(value()); }

    QValidator::State validate(QString& text, int& position) const override {
        const QValidator::State plain = QDoubleSpinBox::validate(text, position);
        if (plain == QValidator::Acceptable) return plain;
        const std::optional<double> typed = read(text);
        if (typed && *typed >= minimum() && *typed <= maximum()) return QValidator::Acceptable;
        return text.size() <= kMostTyped ? QValidator::Intermediate : QValidator::Invalid;
    }

  private:
    static constexpr qsizetype kMostTyped = 24;

    // A number and the first word behind it; without one it is in the unit of the field.
    std::optional<double> read(const QString& text) const {
        static const QRegularExpression kForm(
            QStringLiteral(R"(^\s*([0-9]+(?:[.,][0-9]*)?|[.,][0-9]+)\s*([^\s0-9]*).*$)"));
        const QRegularExpressionMatch match = kForm.match(text);
        if (!match.hasMatch()) return std::nullopt;
        const double number = match.captured(1).replace(u',', u'.').toDouble();
        if (match.captured(2).isEmpty()) return number;
        const std::optional<double> perCell = perCellOf(match.captured(2));
        if (!perCell) return std::nullopt;
        return number * property(kPerCell).toDouble() / *perCell;
    }
};

}  // namespace

QDoubleSpinBox* lengthBox(Units units) {
    auto* box = new LengthBox;
    setUnits(*box, units);
    box->setKeyboardTracking(false);
    box->setToolTip(QCoreApplication::translate("Units", "Takes metres, feet and squares: 9 m, 30 ft, 6 sq"));
    return box;
}

void setUnits(QDoubleSpinBox& box, Units units) {
    const bool feet = units == Units::Imperial;
    const double perCell = feet ? kFeetPerCell : kMetresPerCell;
    const double before = box.property(kPerCell).toDouble();
    if (before == perCell) return;
    const QSignalBlocker quiet(box);  // the length stays
    const double cells = before > 0 ? box.value() / before : 0;
    box.setProperty(kPerCell, perCell);
    box.setDecimals(feet ? 1 : 2);
    box.setRange(0, kMostCellsTyped * perCell);
    box.setSingleStep(perCell / 2);
    box.setSuffix(feet ? QCoreApplication::translate("Units", " ft")
                       : QCoreApplication::translate("Units", " m"));
    box.setValue(cells * perCell);
}

void showUnits(QDoubleSpinBox& box, std::int32_t lattice) {
    box.setValue(lattice * box.property(kPerCell).toDouble() / geometry::kUnitsPerCell);
}

std::int32_t unitsOf(const QDoubleSpinBox& box) {
    return static_cast<std::int32_t>(
        std::lround(box.value() * geometry::kUnitsPerCell / box.property(kPerCell).toDouble()));
}

}  // namespace tenaille::ui
