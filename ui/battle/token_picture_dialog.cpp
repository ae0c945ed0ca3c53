// SPDX-License-Identifier: MIT
#include "ui/battle/token_picture_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

#include "ui/battle/stored_picture.h"
#include "ui/scene/token_painter.h"
#include "ui/style/theme.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/picture_crop.h"

namespace tenaille::ui {

namespace {

constexpr int kSampleSide = 132;

QString localFile(const QMimeData& data) {
    for (const QUrl& url : data.urls())
        if (url.isLocalFile()) return url.toLocalFile();
    return {};
}

}  // namespace

TokenPictureDialog::TokenPictureDialog(const QString& who, TokenFace face, const QImage& present, bool any,
                                       QWidget* parent)
    : QDialog(parent), m_face(std::move(face)) {
    setWindowTitle(tr("Picture of %1").arg(who));
    setAcceptDrops(true);
    m_crop = new PictureCrop;
    m_crop->setAccessibleName(tr("Part of the picture that is seen"));
    m_crop->setToolTip(tr("Drag the picture; the wheel brings it nearer. Arrow keys and + - do the same."));
    m_near = new QSlider(Qt::Horizontal);
    m_near->setRange(0, 1000);
    m_near->setPageStep(100);
    m_near->setAccessibleName(tr("How near"));
    m_sample = new QLabel;
    m_sample->setFixedSize(kSampleSide, kSampleSide);
    m_sample->setAlignment(Qt::AlignCenter);
    m_sample->setAccessibleName(tr("As it looks on the board"));
    m_problem = new QLabel;
    m_problem->setWordWrap(true);
    m_problem->hide();

    auto* file = new QPushButton(tr("&Choose file…"));
    auto* paste = new QPushButton(tr("&Paste"));
    paste->setEnabled(QGuiApplication::clipboard()->mimeData() != nullptr &&
                      QGuiApplication::clipboard()->mimeData()->hasImage());
    auto* none = new QPushButton(tr("&Letters instead"));
    none->setEnabled(any);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);

    auto* side = new QVBoxLayout;
    side->addWidget(m_sample, 0, Qt::AlignHCenter);
    side->addSpacing(8);
    for (QPushButton* button : {file, paste, none}) {
        button->setAutoDefault(false);
        side->addWidget(button);
    }
    side->addStretch(1);
    auto* picture = new QVBoxLayout;
    picture->addWidget(m_crop, 1);
    auto* nearness = new QHBoxLayout;
    auto* nearLabel = new QLabel(tr("&Nearer"));
    nearLabel->setBuddy(m_near);
    nearness->addWidget(nearLabel);
    nearness->addWidget(m_near, 1);
    picture->addLayout(nearness);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addLayout(picture, 1);
    middle->addLayout(side);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(middle, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);

    connect(file, &QPushButton::clicked, this, &TokenPictureDialog::chooseFile);
    connect(paste, &QPushButton::clicked, this, &TokenPictureDialog::paste);
    connect(none, &QPushButton::clicked, this, [this] {
        m_chosen = {};
        QDialog::accept();
    });
    connect(m_near, &QSlider::valueChanged, m_crop, &PictureCrop::setNearness);
    connect(m_crop, &PictureCrop::changed, this, &TokenPictureDialog::showSample);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        m_chosen = m_crop->cropped(kTokenPictureSide);
        QDialog::accept();
    });
    setPicture(present);
    m_crop->setFocus();
}

void TokenPictureDialog::setPicture(const QImage& image) {
    m_problem->hide();
    m_crop->setImage(image);
    m_near->setEnabled(!image.isNull());
    m_ok->setEnabled(!image.isNull());
    showSample();
}

void TokenPictureDialog::load(const QString& path) {
    const Result<QImage> image = readUsersPicture(path);
    if (image) return setPicture(*image);
    m_problem->setText(problemText(image.problem()));
    m_problem->show();
}

void TokenPictureDialog::chooseFile() {
    const QString path =
        askFileToOpen(this, tr("Choose picture"), FileSort::Images, lastFolder(FileSort::Images),
                      tr("Pictures (*.png *.jpg *.jpeg *.webp)"));
    if (!path.isEmpty()) load(path);
}

void TokenPictureDialog::paste() {
    const QImage image = QGuiApplication::clipboard()->image();
    if (!image.isNull()) setPicture(image.convertToFormat(QImage::Format_ARGB32_Premultiplied));
}

void TokenPictureDialog::showSample() {
    const QSignalBlocker quiet(m_near);
    m_near->setValue(m_crop->nearness());
    TokenFace face = m_face;
    face.size = 1;
    face.picture = nullptr;
    if (const QImage part = m_crop->cropped(2 * kSampleSide); !part.isNull())
        face.picture = std::make_shared<const Pyramid>(Pyramid{{part}, false});
    const double density = devicePixelRatioF();
    QPixmap sample(QSize(kSampleSide, kSampleSide) * density);
    sample.setDevicePixelRatio(density);
    sample.fill(Qt::transparent);
    QPainter painter(&sample);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = kSampleSide / (1 + 2 * kSpriteMargin);
    painter.translate(kSampleSide / 2.0, kSampleSide / 2.0);
    painter.scale(scale, scale);
    paintTokenFace(painter, face, scale * density);
    painter.end();
    m_sample->setPixmap(sample);
}

void TokenPictureDialog::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasImage() || !localFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void TokenPictureDialog::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    if (const QString path = localFile(*event->mimeData()); !path.isEmpty()) return load(path);
    const QImage image = qvariant_cast<QImage>(event->mimeData()->imageData());
    if (!image.isNull()) setPicture(image.convertToFormat(QImage::Format_ARGB32_Premultiplied));
}

}  // namespace tenaille::ui
