// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QImage>

#include "core/base/result.h"
#include "core/board/records.h"
#include "ui/scene/tokens.h"

class QLabel;
class QPushButton;
class QSlider;

namespace tenaille::ui {

class PictureCrop;

// Pixels of a creature's picture a side, at most.
inline constexpr int kTokenPictureSide = 512;

// The bytes of a picture that is stored with a document, and the extension of its kind. A null picture, or
// one that nothing can write, gives a problem.
struct StoredPicture {
    std::string bytes;
    std::string extension;
};
Result<StoredPicture> storedPicture(const QImage& image);

// Reads a picture of the user's (PNG, JPEG, WebP). The problem names the file.
Result<QImage> readUsersPicture(const QString& path);

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
