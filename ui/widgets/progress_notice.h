// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/notice.h"

class QProgressBar;
class QPushButton;

namespace tenaille::ui {

// A notice for work that takes a while: text, bar, Cancel. Whoever works calls setProgress() as often as they
// like and dismiss() at the end. After Cancel the button says so and waits: the work ends when it can.
class ProgressNotice final : public Notice {
    Q_OBJECT
  public:
    explicit ProgressNotice(const QString& text, QWidget* parent = nullptr);

    // Without a known end (total <= 0) the bar only shows that something goes on.
    void setProgress(qint64 done, qint64 total);
    bool isCanceled() const { return m_canceled; }

  Q_SIGNALS:
    void canceled();  // once

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void cancel();

    QProgressBar* m_bar;
    QPushButton* m_cancel;
    bool m_canceled = false;
};

}  // namespace tenaille::ui
