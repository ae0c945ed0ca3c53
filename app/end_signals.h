// SPDX-License-Identifier: MIT
//
// EndSignals: the desktop ends the session, or somebody ends the program (SIGTERM, SIGHUP, SIGINT). It is
// told in the event loop, where what is open can be kept for the next start. A second signal ends the program
// at once.
#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <memory>

namespace tenaille::app {

class EndSignals final : public QObject {
    Q_OBJECT

  public:
    // One at a time. Where the system has no pair of sockets left the program ends as it would without it.
    EndSignals();
    ~EndSignals() override;

  Q_SIGNALS:
    void asked(int signal);

  private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};

}  // namespace tenaille::app
