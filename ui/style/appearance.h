// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QObject>
#include <optional>

#include "ui/style/theme.h"

class QApplication;

namespace tenaille::ui {

class DesktopScheme;

// What the user asks for in the settings; stored by name: "system", "light", "dark".
enum class SchemePreference { System, Light, Dark };
QString schemePreferenceName(SchemePreference preference);
SchemePreference schemePreferenceFrom(const QString& name);  // System for anything unknown

// The font of the program where the desktop has chosen none; nothing where it has: that is the user's choice.
std::optional<QFont> houseFont(const QFont& present);

// Dresses the application: style, palette, font; and changes the dress while it runs. Made once by the
// composition root before the first window, kept as long as the application.
class Appearance final : public QObject {
    Q_OBJECT
  public:
    // `remembered`: what the desktop wanted last time, so that the first window already opens in the right
    // colours while the desktop has not answered yet. Without it the palette that the desktop gave us
    // decides.
    Appearance(QApplication& application, SchemePreference preference, std::optional<Scheme> remembered = {});
    ~Appearance() override;

    SchemePreference preference() const { return m_preference; }
    void setPreference(SchemePreference preference);

    Scheme scheme() const;         // what is shown
    Scheme desktopScheme() const;  // what the desktop wants: to be remembered

    // Asks the desktop, and follows it from now on. After the first window is shown: it is not needed
    // earlier.
    void followDesktop();

  Q_SIGNALS:
    void preferenceChanged(tenaille::ui::SchemePreference preference);
    void schemeChanged(tenaille::ui::Scheme scheme);
    void desktopSchemeChanged(tenaille::ui::Scheme scheme);

  private:
    void setDesktopScheme(Scheme scheme);
    void apply();

    SchemePreference m_preference;
    Scheme m_desktop;
    std::optional<Scheme> m_applied;
    DesktopScheme* m_watcher = nullptr;
};

}  // namespace tenaille::ui
