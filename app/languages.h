// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>
#include <QTranslator>

class QSettings;

namespace tenaille::app {

// The language of the program: English and the translations in assets/translations. Follows the desktop until
// the user chooses.
class Languages final : public QObject {
    Q_OBJECT

  public:
    explicit Languages(QSettings& settings, QObject* parent = nullptr);

    QStringList names() const;  // those that are compiled in: "en", "fr"
    QString current() const { return m_current; }

  public Q_SLOTS:
    // Switches at once; windows get a LanguageChange event.
    void choose(const QString& name);

  private:
    void install(const QString& name);

    QSettings& m_settings;
    QTranslator m_own;
    QTranslator m_qt;
    QString m_current;
};

}  // namespace tenaille::app
