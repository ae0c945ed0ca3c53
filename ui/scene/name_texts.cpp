// SPDX-License-Identifier: MIT
#include "ui/scene/name_texts.h"

namespace tenaille::ui {

namespace {

constexpr int kMostTexts = 2000;

}  // namespace

const NameTexts::Text& NameTexts::find(const QString& name, const QFont& font, const QFontMetricsF& metrics) {
    if (m_fontPixels != font.pixelSize() || m_texts.size() > kMostTexts) m_texts.clear();
    m_fontPixels = font.pixelSize();
    const auto known = m_texts.constFind(name);
    if (known != m_texts.constEnd()) return *known;
    Text text{QStaticText(name), metrics.horizontalAdvance(name)};
    text.letters.setTextFormat(Qt::PlainText);
    text.letters.prepare({}, font);
    return *m_texts.insert(name, text);
}

}  // namespace tenaille::ui
