// SPDX-License-Identifier: MIT
//
// RunningProgram: one program a user and display. The one that is started second gives its file to the first
// and ends, so that nobody finds himself with the same encounter in two windows.
//
// They speak over a socket in the user's runtime folder, which nobody else may enter. The second says
// "tenaille 1", until when it waits (milliseconds since 1970), and the path (absolute, empty: it only wants
// to be seen), each in a line; the first answers "taken", or "busy" while a question of its own is open: then
// the second one stays. What is read too late is not answered: the second one has opened the file by then.
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>
#include <functional>

class QLocalSocket;

namespace tenaille::app {

class RunningProgram final : public QObject {
    Q_OBJECT

  public:
    // Empty where the user has no runtime folder: then every program stands alone.
    static QString usualSocket();

    // Whether another program took the file. One that does not answer within two seconds counts as not there.
    static bool handOver(const QString& socket, const QString& file);

    // `isBusy` is asked before something is taken.
    explicit RunningProgram(std::function<bool()> isBusy);

    // False: somebody else listens, or nobody can. The rest of a program that died is taken over.
    bool listen(const QString& socket);

  Q_SIGNALS:
    void asked(const QString& file);

  private:
    void answer(QLocalSocket& socket);

    QLocalServer m_server;
    std::function<bool()> m_isBusy;
};

}  // namespace tenaille::app
