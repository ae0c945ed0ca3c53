// SPDX-License-Identifier: MIT
#include "ui/style/appearance.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyle>

#include "ui/style/desktop_scheme.h"

namespace tenaille::ui::appearance_test {

QApplication& application() { return *qobject_cast<QApplication*>(QCoreApplication::instance()); }

TEST(Appearance, APreferenceWinsOverTheDesktop) {
    Appearance look(application(), SchemePreference::Dark, Scheme::Light);
    EXPECT_EQ(look.scheme(), Scheme::Dark);
    EXPECT_EQ(look.desktopScheme(), Scheme::Light);
    EXPECT_EQ(themeFor(QApplication::palette()).scheme, Scheme::Dark);
    look.setPreference(SchemePreference::System);
    EXPECT_EQ(look.scheme(), Scheme::Light);
}

TEST(Appearance, WithoutMemoryThePaletteOfTheDesktopDecides) {
    QApplication::setPalette(QPalette(Qt::black));
    EXPECT_EQ(Appearance(application(), SchemePreference::System).scheme(), Scheme::Dark);
    QApplication::setPalette(QPalette(Qt::lightGray));
    EXPECT_EQ(Appearance(application(), SchemePreference::System).scheme(), Scheme::Light);
}

TEST(Appearance, SwitchesWindowsThatAreAlreadyOpen) {
    Appearance look(application(), SchemePreference::Light, Scheme::Light);
    QPushButton button(QStringLiteral("Save"));
    button.ensurePolished();
    const QImage light = button.grab().toImage();
    QSignalSpy changed(&look, &Appearance::schemeChanged);
    look.setPreference(SchemePreference::Dark);
    QApplication::processEvents();
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(&themeFor(button), &darkTheme());
    EXPECT_NE(button.grab().toImage(), light);
    look.setPreference(SchemePreference::Dark);
    EXPECT_EQ(changed.count(), 1) << "no change, no signal";
}

TEST(Appearance, FollowsWhatTheDesktopAnswers) {
    Appearance look(application(), SchemePreference::System, Scheme::Light);
    look.followDesktop();
    auto* desktop = look.findChild<DesktopScheme*>();
    ASSERT_NE(desktop, nullptr);
    QSignalSpy wanted(&look, &Appearance::desktopSchemeChanged);
    Q_EMIT desktop->found(Scheme::Dark);
    EXPECT_EQ(look.scheme(), Scheme::Dark);
    EXPECT_EQ(wanted.count(), 1);
    look.setPreference(SchemePreference::Light);
    Q_EMIT desktop->found(Scheme::Light);
    Q_EMIT desktop->found(Scheme::Dark);
    EXPECT_EQ(look.scheme(), Scheme::Light) << "a forced scheme stays";
    EXPECT_EQ(look.desktopScheme(), Scheme::Dark) << "but the desktop is remembered";
}

TEST(Appearance, PortalNumbers) {
    EXPECT_EQ(DesktopScheme::schemeOf(1), Scheme::Dark);
    EXPECT_EQ(DesktopScheme::schemeOf(2), Scheme::Light);
    EXPECT_EQ(DesktopScheme::schemeOf(0), std::nullopt);
    EXPECT_EQ(DesktopScheme::schemeOf(7), std::nullopt);
}

TEST(Appearance, PreferencesHaveNames) {
    for (const auto preference : {SchemePreference::System, SchemePreference::Light, SchemePreference::Dark})
        EXPECT_EQ(schemePreferenceFrom(schemePreferenceName(preference)), preference);
    EXPECT_EQ(schemePreferenceFrom(QStringLiteral("purple")), SchemePreference::System);
}

TEST(Appearance, TheFontOfTheDesktopStays) {
    const QFont before = QApplication::font();
    QApplication::setFont(QFont(QStringLiteral("DejaVu Serif"), 13));
    Appearance look(application(), SchemePreference::Light, Scheme::Light);
    EXPECT_EQ(QApplication::font().family(), QStringLiteral("DejaVu Serif"));
    EXPECT_EQ(QApplication::font().pointSize(), 13);
    QApplication::setFont(before);
}

}  // namespace tenaille::ui::appearance_test
