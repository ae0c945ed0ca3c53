// SPDX-License-Identifier: MIT
#include "ui/widgets/progress_notice.h"

#include <QKeyEvent>
#include <QProgressBar>
#include <QPushButton>

namespace tenaille::ui {
namespace {

constexpr int kProgressSteps = 1000;  // the bar's own scale: file sizes do not fit an int

}

ProgressNotice::ProgressNotice(const QString& text, QWidget* parent)
    : Notice(Kind::Info, text, parent),
      m_bar(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel"), this)) {
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    m_bar->setAccessibleName(text);
    addBelow(m_bar);
    addButton(m_cancel);
    setClosable(false);
    connect(m_cancel, &QPushButton::clicked, this, &ProgressNotice::cancel);
}

void ProgressNotice::setProgress(qint64 done, qint64 total) {
    if (total <= 0) {
        m_bar->setRange(0, 0);
        return;
    }
    const double share = qBound(0.0, double(done) / double(total), 1.0);
    m_bar->setRange(0, kProgressSteps);
    m_bar->setValue(static_cast<int>(share * kProgressSteps));  // repaints only when the step changes
}

void ProgressNotice::cancel() {
    if (m_canceled) return;
    m_canceled = true;
    m_cancel->setEnabled(false);
    m_cancel->setText(tr("Cancelling…"));
    Q_EMIT canceled();
}

void ProgressNotice::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return cancel();
    Notice::keyPressEvent(event);
}

}  // namespace tenaille::ui
