// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QImage>

#include "ui/scene/tokens.h"

class QLabel;
class QPushButton;
class QSlider;

namespace tenaille::ui {

class PictureCrop;

// The picture of a creature: chosen, dropped or pasted, cut to the disc that will be seen, beside what it
// looks like on the board.
class TokenPictureDialog final : public QDialog {
    Q_OBJECT

  public:
    // `face` is how the creature looks now, `present` its picture in full (null: none).
    // `any`: somebody of those that are meant has one.
    TokenPictureDialog(const QString& who, TokenFace face, const QImage& present, bool any,
                       QWidget* parent = nullptr);

    void load(const QString& path);
    // What was chosen once the dialog was accepted; null: letters again.
    const QImage& chosen() const { return m_chosen; }

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void setPicture(const QImage& image);
    void chooseFile();
    void paste();
    void showSample();

    TokenFace m_face;
    QImage m_chosen;
    PictureCrop* m_crop = nullptr;
    QSlider* m_near = nullptr;
    QLabel* m_sample = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_ok = nullptr;
};

}  // namespace tenaille::ui
