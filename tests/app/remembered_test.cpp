// SPDX-License-Identifier: MIT
#include "app/remembered.h"

#include <gtest/gtest.h>

#include <QSettings>
#include <limits>

#include "tests/support/temporary_folder.h"
#include "ui/battle/print_choices.h"

namespace tenaille::app::remembered_test {

class RememberedTest : public testing::Test {
  protected:
    void set(const char* name, const QVariant& value) {
        m_settings.setValue(QString::fromLatin1(name), value);
    }

    test::TemporaryFolder m_folder;
    QSettings m_settings{QString::fromStdString(m_folder.file("settings.ini")), QSettings::IniFormat};
};

TEST_F(RememberedTest, NothingIsAFreshProgram) {
    const Remembered found = rememberedIn(m_settings);
    EXPECT_EQ(found.units, ui::Units::Metric);
    EXPECT_EQ(found.stripEdges, ui::StripEdges(ui::StripEdge::Bottom));
    EXPECT_EQ(found.clockHeight, 0);
    EXPECT_FALSE(found.trueSize);
    EXPECT_FALSE(found.desktopScheme);
    EXPECT_TRUE(found.playersPlace.isNull());
    EXPECT_TRUE(found.recent.isEmpty());
}

TEST_F(RememberedTest, WhatWasChosenComesBack) {
    set(setting::kUnits, 2);
    set(setting::kClockHeight, 300);
    set(setting::kPlayerStrip, 5);
    set(setting::kPlayerSize, 25.4);
    set(setting::kPlayerPlace, QRect(1920, 0, 1280, 720));
    set(setting::kPlayerScale, QVariantMap{{QStringLiteral("HDMI-1"), 3.78}});
    set(setting::kTheme, QStringLiteral("dark"));
    const Remembered found = rememberedIn(m_settings);
    EXPECT_EQ(found.units, ui::Units::Both);
    EXPECT_EQ(found.clockHeight, 300);
    EXPECT_EQ(found.stripEdges, ui::StripEdge::Bottom | ui::StripEdge::Top);
    EXPECT_EQ(found.trueSize, 25.4);
    EXPECT_EQ(found.playersPlace, QRect(1920, 0, 1280, 720));
    EXPECT_EQ(found.dotsPerMm.value(QStringLiteral("HDMI-1")).toDouble(), 3.78);
    EXPECT_EQ(found.theme, ui::SchemePreference::Dark);
}

TEST_F(RememberedTest, WhatMakesNoSenseIsAsInAFreshProgram) {
    constexpr int kMost = std::numeric_limits<int>::max();
    for (const QVariant& nonsense :
         {QVariant(-1), QVariant(kMost), QVariant(QStringLiteral("inf")), QVariant(QStringLiteral("x")),
          QVariant(QRect(QPoint(-kMost, 0), QPoint(kMost, kMost))),
          QVariant(QVariantMap{{QStringLiteral("HDMI-1"), 1e300}, {QStringLiteral("copies"), -3}})}) {
        for (const char* name : {setting::kUnits, setting::kClockHeight, setting::kPlayerStrip,
                                 setting::kPlayerSize, setting::kPlayerPlace, setting::kPlayerScale,
                                 setting::kPrint, setting::kTheme, setting::kDesktopScheme})
            set(name, nonsense);
        const Remembered found = rememberedIn(m_settings);
        EXPECT_EQ(found.units, ui::Units::Metric);
        EXPECT_EQ(found.clockHeight, 0);
        EXPECT_EQ(found.stripEdges, ui::StripEdges(ui::StripEdge::Bottom));
        EXPECT_FALSE(found.trueSize);
        EXPECT_TRUE(found.playersPlace.isNull());
        EXPECT_TRUE(found.dotsPerMm.isEmpty());
        EXPECT_EQ(found.print, ui::storedChoices(ui::PrintChoices()));
        EXPECT_FALSE(found.desktopScheme);
    }
}

}  // namespace tenaille::app::remembered_test
