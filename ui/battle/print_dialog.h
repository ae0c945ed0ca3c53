// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <functional>

#include "ui/battle/print_choices.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QPagedPaintDevice;

namespace tenaille::ui {

class PageSketch;

// What is printed of a document and how, with a sketch of its pages. It writes the PDF file or prints itself
// and stays open, with a bar that grows and a button that stops it, until the last page is done.
class PrintDialog final : public QDialog {
    Q_OBJECT

  public:
    // The document stands still while the dialog is open. `selected`: creatures; `decoded`: of its pictures,
    // what is there already; `title`: suggested as the name of the file, without ending.
    PrintDialog(const document::Encounter& encounter, std::vector<RecordId> selected,
                std::shared_ptr<const Pictures> decoded, const PrintChoices& choices, QString title,
                QWidget* parent = nullptr);

    PrintChoices choices() const;
    // What was done, to be told once the dialog is closed: empty if nothing was.
    const QString& told() const { return m_told; }

    // Writes without asking where. False: a problem, which the dialog shows, or stopped.
    bool savePdf(const QString& path);

  public Q_SLOTS:
    void reject() override;

  private:
    QWidget* makeFields();
    void fill(const PrintChoices& choices);
    void countFigures(document::Audience audience);
    void refresh();
    void refreshOverview();
    void askPdf();
    void askPrinter();
    bool run(const std::function<Result<bool>(const PrintDocument&, const PrintWatch&)>& print);
    void setRunning(bool running);
    void tell(const QString& text, bool isProblem);

    const document::Encounter& m_encounter;
    std::vector<RecordId> m_selected;
    std::shared_ptr<const Pictures> m_decoded;
    QString m_title;
    QString m_told;
    bool m_running = false;
    bool m_stop = false;
    QImage m_overview;
    std::optional<MapContent> m_overviewOf;

    QWidget* m_fields = nullptr;
    QCheckBox* m_map = nullptr;
    QCheckBox* m_empty = nullptr;
    QCheckBox* m_assembly = nullptr;
    QCheckBox* m_grid = nullptr;
    QCheckBox* m_creatures = nullptr;
    QComboBox* m_audience = nullptr;
    QComboBox* m_standUps = nullptr;
    QSpinBox* m_copies = nullptr;
    QComboBox* m_paper = nullptr;
    QComboBox* m_turning = nullptr;
    QComboBox* m_cell = nullptr;
    QDoubleSpinBox* m_cellMm = nullptr;
    QDoubleSpinBox* m_margin = nullptr;
    QComboBox* m_overlap = nullptr;
    PageSketch* m_sketch = nullptr;
    QLabel* m_sentence = nullptr;
    QProgressBar* m_bar = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_print = nullptr;
    QPushButton* m_cancel = nullptr;
};

}  // namespace tenaille::ui
