// SPDX-License-Identifier: MIT
#include "ui/battle/versions_dialog.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/document/encounter.h"
#include "ui/scene/render_image.h"
#include "ui/style/appearance.h"
#include "ui/text/problem_text.h"

namespace tenaille::ui {

namespace {

struct Versions {
    Q_DECLARE_TR_FUNCTIONS(Versions)
};

constexpr QSize kPictureSize(440, 300);

// Where the fight stands, who is there, how much of a map.
QString summaryOf(const document::Encounter& encounter) {
    QStringList lines;
    if (const board::ClockRecord* clock = encounter.clockRecord())
        lines << (clock->kind == board::ClockKind::Segments && clock->stage == board::ClockStage::Segment
                      ? Versions::tr("Round %1, segment %2").arg(clock->round).arg(clock->segment)
                      : Versions::tr("Round %1").arg(clock->round));
    lines << Versions::tr("%n creature(s)", nullptr, static_cast<int>(encounter.tokens.size())) +
                 QStringLiteral(" · ") +
                 Versions::tr("%n wall(s)", nullptr, static_cast<int>(encounter.walls.size()));
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

QString timeOf(const io::Version& version) {
    const QDateTime time = QDateTime::fromSecsSinceEpoch(version.time);
    const QString clock = QLocale().toString(time.time(), QStringLiteral("HH:mm:ss"));
    const qint64 days = time.date().daysTo(QDate::currentDate());
    if (days == 0) return Versions::tr("Today %1").arg(clock);
    if (days == 1) return Versions::tr("Yesterday %1").arg(clock);
    return QLocale().toString(time.date(), QLocale::ShortFormat) + QLatin1Char(' ') + clock;
}

VersionsDialog::VersionsDialog(std::vector<io::Version> versions, const QString& path, QWidget* parent)
    : QDialog(parent), m_versions(std::move(versions)), m_path(path) {
    setWindowTitle(tr("Earlier versions of %1").arg(QFileInfo(path).fileName()));
    m_list = new QListWidget;
    m_list->setAccessibleName(tr("Versions"));
    for (const io::Version& version : m_versions) {
        const QString size =
            QLocale().formattedDataSize(version.bytes, 0, QLocale::DataSizeTraditionalFormat);
        m_list->addItem(timeOf(version) + QStringLiteral("  ·  ") + size +
                        (m_list->count() == 0 ? QStringLiteral("  ·  ") + tr("in the file") : QString()));
    }
    constexpr int kScrollBarAndMargins = 30;
    m_list->setMinimumWidth(std::max(220, m_list->sizeHintForColumn(0) + kScrollBarAndMargins));
    m_picture = new QLabel;
    m_picture->setFixedSize(kPictureSize);
    m_picture->setAlignment(Qt::AlignCenter);
    m_told = new QLabel;
    m_told->setWordWrap(true);
    m_told->setMinimumHeight(m_told->fontMetrics().lineSpacing() * 3);
    m_told->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_back = buttons->addButton(tr("&Go back to it"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &VersionsDialog::look);
    connect(m_list, &QListWidget::itemActivated, this, [this] {
        if (m_loaded) accept();
    });
    auto* right = new QVBoxLayout;
    right->addWidget(m_picture);
    right->addWidget(m_told, 1);
    auto* parts = new QHBoxLayout;
    parts->addWidget(m_list, 1);
    parts->addLayout(right);
    auto* note =
        new QLabel(tr("Going back is one step, which undo takes back; the file changes when you save."));
    note->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(parts, 1);
    layout->addWidget(note);
    layout->addWidget(buttons);
    m_back->setDefault(true);
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

QString VersionsDialog::chosenTime() const {
    return timeOf(m_versions[static_cast<std::size_t>(m_list->currentRow())]);
}

void VersionsDialog::look() {
    m_loaded.reset();
    m_picture->clear();
    m_told->clear();
    const int row = m_list->currentRow();
    m_back->setEnabled(false);
    if (row < 0) return;
    Result<io::LoadedDocument> loaded =
        io::loadVersion(m_versions[static_cast<std::size_t>(row)], m_path.toStdString());
    if (!loaded) {
        m_told->setText(problemText(loaded.problem()));
        return;
    }
    RenderOptions options;
    options.density = devicePixelRatioF();
    options.size = kPictureSize * devicePixelRatioF();
    options.colours = boardColours(themeFor(*this));
    options.frame.names = false;
    QImage picture = renderBoard(loaded->encounter, options);
    picture.setDevicePixelRatio(devicePixelRatioF());
    m_picture->setPixmap(QPixmap::fromImage(picture));
    m_told->setText(summaryOf(loaded->encounter));
    m_loaded = std::move(*loaded);
    m_back->setEnabled(true);
}

}  // namespace tenaille::ui
