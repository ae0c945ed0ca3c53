// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <optional>

#include "ui/style/theme.h"

class QDBusPendingCallWatcher;
class QDBusVariant;

namespace tenaille::ui {

// What the desktop says about dark and light, from its settings portal (org.freedesktop.appearance
// color-scheme). Nothing here waits: watch() sends a question and returns, the answer comes as a signal, and
// later changes too. Without a session bus or a portal no signal ever comes.
class DesktopScheme final : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    // Starts to listen; once is enough. Call it after the first window is on the screen.
    void watch();

    // The portal's number: 1 asks for dark, 2 for light, anything else leaves it to us.
    static std::optional<Scheme> schemeOf(unsigned portalValue);

  Q_SIGNALS:
    void found(tenaille::ui::Scheme scheme);

  private Q_SLOTS:
    void answered(QDBusPendingCallWatcher* watcher);
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

  private:
    bool m_watching = false;
};

}  // namespace tenaille::ui
