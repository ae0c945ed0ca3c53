// SPDX-License-Identifier: MIT
//
// An application that knows how long its window could not answer: the longest stretch of events handled one
// after the other, with no pause in which the mouse would have got its turn. Time spent waiting for events
// does not count.
#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>

namespace tenaille {

class WatchedApplication : public QApplication {
  public:
    using QApplication::QApplication;

    double worstMs() const { return m_worstMs; }
    void forgetWorst() { m_worstMs = 0; }
    // What a benchmark does to the window on its own account counts neither, and ends the stretch.
    template <class Act>
    auto aside(Act&& act) {
        ++m_depth;
        auto result = act();
        --m_depth;
        m_since.invalidate();
        return result;
    }

    bool notify(QObject* receiver, QEvent* event) override {
        if (m_depth == 0 && (!m_since.isValid() || m_pause.nsecsElapsed() > kPauseNs)) m_since.start();
        ++m_depth;
        const bool handled = QApplication::notify(receiver, event);
        --m_depth;
        if (m_depth == 0) {
            m_worstMs = std::max(m_worstMs, static_cast<double>(m_since.nsecsElapsed()) / 1e6);
            m_pause.start();
        }
        return handled;
    }

  private:
    static constexpr qint64 kPauseNs = 200'000;
    int m_depth = 0;
    QElapsedTimer m_since;  // the stretch began
    QElapsedTimer m_pause;  // its last event ended
    double m_worstMs = 0;
};

}  // namespace tenaille
