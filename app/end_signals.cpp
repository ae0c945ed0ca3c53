// SPDX-License-Identifier: MIT
#include "app/end_signals.h"

#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace tenaille::app {

namespace {

constexpr std::array kEndings{SIGTERM, SIGHUP, SIGINT};

// What the handler may touch: it writes at one end, the event loop reads at the other.
std::array<int, 2> ends{-1, -1};

void pass(int signal) {
    const auto byte = static_cast<unsigned char>(signal);
    // Nothing can be done about a failure here.
    [[maybe_unused]] const ssize_t written = ::write(ends[0], &byte, 1);
}

void handle(void (*handler)(int)) {
    struct sigaction action {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    for (const int signal : kEndings) sigaction(signal, &action, nullptr);
}

}  // namespace

EndSignals::EndSignals() {
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return;
    m_notifier = std::make_unique<QSocketNotifier>(ends[1], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        unsigned char byte = 0;
        if (::read(ends[1], &byte, 1) == 1) Q_EMIT asked(byte);
    });
    handle(pass);
}

EndSignals::~EndSignals() {
    if (!m_notifier) return;
    handle(SIG_DFL);
    m_notifier.reset();
    for (const int end : ends) ::close(end);
}

}  // namespace tenaille::app
