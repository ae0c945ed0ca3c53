// SPDX-License-Identifier: MIT
#include "ui/style/desktop_scheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFileInfo>

namespace tenaille::ui {
namespace {

constexpr int kAnswerWithinMs = 2000;

QString service() { return QStringLiteral("org.freedesktop.portal.Desktop"); }
QString path() { return QStringLiteral("/org/freedesktop/portal/desktop"); }
QString interface() { return QStringLiteral("org.freedesktop.portal.Settings"); }
QString group() { return QStringLiteral("org.freedesktop.appearance"); }
QString key() { return QStringLiteral("color-scheme"); }

// Asking for the bus where there is none would start one, which takes a process and half a second.
bool hasSessionBus() {
    if (qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")) return true;
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !folder.isEmpty() && QFileInfo::exists(folder + QStringLiteral("/bus"));
}

// Read answers with a variant inside a variant, the signal with one less.
unsigned numberIn(QVariant value) {
    while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    return value.toUInt();
}

}  // namespace

std::optional<Scheme> DesktopScheme::schemeOf(unsigned portalValue) {
    if (portalValue == 1) return Scheme::Dark;
    if (portalValue == 2) return Scheme::Light;
    return std::nullopt;
}

void DesktopScheme::watch() {
    if (m_watching || !hasSessionBus()) return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    m_watching = true;
    bus.connect(service(), path(), interface(), QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(service(), path(), interface(), QStringLiteral("Read"));
    question << group() << key();
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question, kAnswerWithinMs), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, &DesktopScheme::answered);
}

void DesktopScheme::answered(QDBusPendingCallWatcher* watcher) {
    watcher->deleteLater();
    const QDBusPendingReply<QDBusVariant> reply = *watcher;
    if (reply.isError()) return;  // no portal on this desktop: what the palette said stays
    if (const auto scheme = schemeOf(numberIn(reply.value().variant()))) Q_EMIT found(*scheme);
}

void DesktopScheme::settingChanged(const QString& changedGroup, const QString& changedKey,
                                   const QDBusVariant& value) {
    if (changedGroup != group() || changedKey != key()) return;
    if (const auto scheme = schemeOf(numberIn(value.variant()))) Q_EMIT found(*scheme);
}

}  // namespace tenaille::ui
