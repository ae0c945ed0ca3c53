// SPDX-License-Identifier: MIT
#include "ui/battle/log_export.h"

#include <gtest/gtest.h>

namespace tenaille::ui::log_export_test {

TEST(LogExport, TextHasALineForEach) {
    EXPECT_EQ(logAsText(QStringLiteral("tomb"), {QStringLiteral("one"), QStringLiteral("two")}),
              QStringLiteral("Session log: tomb\n=================\n\none\ntwo\n"));
}

TEST(LogExport, WhatTheLinesSayIsNoMarkup) {
    const QString page =
        logAsHtml(QStringLiteral("<b>"), {QStringLiteral("Arda </li><script>1</script> & co")});
    EXPECT_TRUE(page.contains(QLatin1String("<h1>Session log: &lt;b&gt;</h1>")));
    EXPECT_TRUE(
        page.contains(QLatin1String("<li>Arda &lt;/li&gt;&lt;script&gt;1&lt;/script&gt; &amp; co</li>")));
    EXPECT_FALSE(page.contains(QLatin1String("<script")));
}

}  // namespace tenaille::ui::log_export_test
