// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "ui/battle/map_export.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace tenaille::ui {

// What a picture of the map shows, for whom and how large, with a sketch of it; then it asks for a file and
// writes it, and stays open until that is done.
class PictureDialog final : public QDialog {
    Q_OBJECT

  public:
    // The document stands still while the dialog is open. `title`: suggested as the name of the file.
    PictureDialog(const document::Encounter& map, QString title, const MapExport& wish,
                  QWidget* parent = nullptr);

    // Without the name of the file: what is remembered for the next time.
    MapExport wish() const;
    // What was written, to be told once the dialog is closed; empty: nothing.
    const QString& told() const { return m_told; }

    // Writes without asking where. False: a problem, which the dialog shows.
    bool save(const QString& path);

  private:
    QWidget* makeFields();
    void fill(const MapExport& wish);
    void refresh();
    void ask();
    void tell(const QString& text, bool isProblem);

    const document::Encounter& m_map;
    QString m_title;
    QString m_told;
    QComboBox* m_audience = nullptr;
    QComboBox* m_colours = nullptr;
    QComboBox* m_format = nullptr;
    QSpinBox* m_pixels = nullptr;
    QCheckBox* m_grid = nullptr;
    QComboBox* m_creatures = nullptr;
    QLabel* m_sketch = nullptr;
    QLabel* m_sentence = nullptr;
    QPushButton* m_save = nullptr;
};

}  // namespace tenaille::ui
