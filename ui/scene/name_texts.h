// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QStaticText>

namespace tenaille::ui {

// Names with their letters laid out, which takes longer than painting them.
class NameTexts {
  public:
    struct Text {
        QStaticText letters;
        double width = 0;  // pixels
    };
    const Text& find(const QString& name, const QFont& font, const QFontMetricsF& metrics);

  private:
    int m_fontPixels = 0;
    QHash<QString, Text> m_texts;  // of one size of font
};

}  // namespace tenaille::ui
