// SPDX-License-Identifier: MIT
#include "ui/style/appearance.h"

#include <QApplication>
#include <QToolTip>

#include "ui/style/desktop_scheme.h"
#include "ui/style/house_style.h"

namespace tenaille::ui {

// Where the desktop names none, Qt falls on the generic family; there we prefer a face drawn for screens, and
// fontconfig falls through the list to what is installed.
std::optional<QFont> houseFont(const QFont& present) {
    static const QStringList generic = {QStringLiteral("Sans Serif"), QStringLiteral("Sans"),
                                        QStringLiteral("sans-serif"), QString()};
    if (!generic.contains(present.family())) return std::nullopt;
    QFont font = present;
    font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"),
                      QStringLiteral("Sans Serif")});
    if (font.pointSizeF() > 0 && font.pointSizeF() < 10) font.setPointSizeF(10);
    return font;
}

QString schemePreferenceName(SchemePreference preference) {
    switch (preference) {
        case SchemePreference::Light:
            return QStringLiteral("light");
        case SchemePreference::Dark:
            return QStringLiteral("dark");
        case SchemePreference::System:
            break;
    }
    return QStringLiteral("system");
}

SchemePreference schemePreferenceFrom(const QString& name) {
    for (const auto preference : {SchemePreference::Light, SchemePreference::Dark})
        if (name == schemePreferenceName(preference)) return preference;
    return SchemePreference::System;
}

// The application is a parameter because it must stand already; Qt keeps its looks in static functions.
Appearance::Appearance(QApplication& /*application*/, SchemePreference preference,
                       std::optional<Scheme> remembered)
    : m_preference(preference),
      // Read before our own palette hides it.
      m_desktop(remembered.value_or(themeFor(QGuiApplication::palette()).scheme)) {
    if (const auto font = houseFont(QApplication::font())) QApplication::setFont(*font);
    QApplication::setStyle(new HouseStyle);
    apply();
}

Appearance::~Appearance() = default;

void Appearance::setPreference(SchemePreference preference) {
    if (preference == m_preference) return;
    m_preference = preference;
    apply();
    Q_EMIT preferenceChanged(preference);
}

Scheme Appearance::scheme() const {
    switch (m_preference) {
        case SchemePreference::Light:
            return Scheme::Light;
        case SchemePreference::Dark:
            return Scheme::Dark;
        case SchemePreference::System:
            break;
    }
    return m_desktop;
}

Scheme Appearance::desktopScheme() const { return m_desktop; }

void Appearance::followDesktop() {
    if (m_watcher) return;
    m_watcher = new DesktopScheme(this);
    connect(m_watcher, &DesktopScheme::found, this, &Appearance::setDesktopScheme);
    m_watcher->watch();
}

void Appearance::setDesktopScheme(Scheme scheme) {
    if (scheme == m_desktop) return;
    m_desktop = scheme;
    Q_EMIT desktopSchemeChanged(scheme);
    apply();
}

void Appearance::apply() {
    const Scheme wanted = scheme();
    if (m_applied == wanted) return;
    const QPalette palette = paletteOf(themeOf(wanted));
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    const bool first = !m_applied;
    m_applied = wanted;
    if (!first) Q_EMIT schemeChanged(wanted);
}

}  // namespace tenaille::ui
