// SPDX-License-Identifier: MIT
#include "app/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>

#include "app/voice.h"

namespace tenaille::app {

namespace {
constexpr auto kLanguageKey = "language";

// Dates and times as the country of the desktop writes them, if it speaks that language; else English as most
// of the world reads it: the day before the month, 24 hours.
QLocale localeOf(const QString& language) {
    const QLocale own(language);
    const QLocale desktop = QLocale::system();
    if (desktop.language() == own.language()) return {desktop.language(), desktop.territory()};
    return own.language() == QLocale::English ? QLocale(QLocale::English, QLocale::UnitedKingdom) : own;
}
}  // namespace

Languages::Languages(QSettings& settings, QObject* parent) : QObject(parent), m_settings(settings) {
    const QString wanted = settings.value(QString::fromLatin1(kLanguageKey), localeLanguage()).toString();
    install(names().contains(wanted) ? wanted : QStringLiteral("en"));
}

QStringList Languages::names() const {
    QStringList names{QStringLiteral("en")};
    for (const QString& file : QDir(QStringLiteral(":/translations")).entryList({QStringLiteral("*.qm")})) {
        const QString name = file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
        if (!names.contains(name)) names << name;
    }
    return names;
}

void Languages::choose(const QString& name) {
    m_settings.setValue(QString::fromLatin1(kLanguageKey), name);
    install(name);
}

void Languages::install(const QString& name) {
    if (name == m_current) return;
    m_current = name;
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    QLocale::setDefault(localeOf(name));
    if (m_qt.load(QStringLiteral("qtbase_") + name, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    // English has a file too: it holds the plural forms.
    if (m_own.load(QStringLiteral(":/translations/tenaille_") + name))
        QCoreApplication::installTranslator(&m_own);
}

}  // namespace tenaille::app
