// SPDX-License-Identifier: MIT
//
// Paints every widget of the gallery in both themes, at two sizes of text and with longer texts, and looks at
// the pictures and at the places: nothing blank, nothing cut, nothing without a name.
#include "tests/ui/gallery/gallery.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QScrollArea>
#include <QSet>
#include <ostream>

#include "ui/style/appearance.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui::gallery_test {

QApplication& galleryApplication() { return *qobject_cast<QApplication*>(QCoreApplication::instance()); }

struct Case {
    SchemePreference scheme;
    bool longer;
    double textScale;
};

std::string describe(const Case& c) {
    return schemePreferenceName(c.scheme).toStdString() + (c.longer ? ", longer texts" : "") + ", text x" +
           std::to_string(c.textScale);
}

void PrintTo(const Case& c, std::ostream* out) { *out << describe(c); }

int coloursIn(const QWidget& widget, const QImage& page, const QWidget& root) {
    const double ratio = page.devicePixelRatio();
    const QRect area(widget.mapTo(&root, QPoint()) * ratio, widget.size() * ratio);
    QSet<QRgb> colours;
    const QRect seen = area.intersected(page.rect());
    for (int y = seen.top(); y <= seen.bottom(); ++y)
        for (int x = seen.left(); x <= seen.right(); ++x) colours.insert(page.pixel(x, y));
    return static_cast<int>(colours.size());
}

std::string nameOf(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const QString text = button ? button->text() : label ? label->text() : widget.accessibleName();
    return std::string(widget.metaObject()->className()) + " \"" + text.toStdString() + '"';
}

bool isOurs(const QWidget& widget) {
    return QByteArray(widget.metaObject()->className()).startsWith("tenaille::ui::");
}

void expectWhole(const QWidget& widget, const QWidget& root) {
    const QSize needed = widget.minimumSizeHint();
    // The note of a header is shortened on purpose and says so by its policy.
    if (widget.sizePolicy().horizontalPolicy() != QSizePolicy::Ignored) {
        EXPECT_GE(widget.width(), needed.width()) << nameOf(widget) << " is cut";
    }
    EXPECT_GE(widget.height(), needed.height()) << nameOf(widget) << " is cut";
    if (widget.hasHeightForWidth()) {
        EXPECT_GE(widget.height() + 1, widget.heightForWidth(widget.width()))
            << nameOf(widget) << " loses a line";
    }
    for (const QWidget* p = &widget; p != &root; p = p->parentWidget()) {
        if (qobject_cast<const QScrollArea*>(p)) return;  // what does not fit is scrolled to
    }
    const QRect place(widget.mapTo(&root, QPoint()), widget.size());
    EXPECT_TRUE(root.rect().contains(place)) << nameOf(widget) << " reaches out of its page";
}

void expectGood(const gallery::Page& page) {
    QWidget& root = *page.widget;
    root.setAttribute(Qt::WA_DontShowOnScreen);
    root.show();
    // Twice: wrapped labels tell their height only once they have their width.
    QApplication::processEvents();
    root.resize(root.size().expandedTo(root.minimumSizeHint()));
    QApplication::processEvents();
    const QImage picture = root.grab().toImage();
    int looked = 0;
    for (const auto* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        const bool button = qobject_cast<const QAbstractButton*>(widget);
        const auto* label = qobject_cast<const QLabel*>(widget);
        if (!isOurs(*widget) && !button && !(label && !label->text().isEmpty())) continue;
        // Sized by Qt itself: the extension button of a bar, icons in a field. NoticeStack is only a place
        // for others.
        if (widget->objectName().startsWith(QStringLiteral("qt_")) ||
            widget->inherits("QLineEditIconButton") || qobject_cast<const NoticeStack*>(widget))
            continue;
        ++looked;
        expectWhole(*widget, root);
        if (widget->visibleRegion().boundingRect() != widget->rect()) continue;  // scrolled away
        EXPECT_GE(coloursIn(*widget, picture, root), 3) << nameOf(*widget) << " is blank";
    }
    if (page.name != QStringLiteral("menu")) {
        EXPECT_GT(looked, 10) << page.name.toStdString();
    }
    EXPECT_GT(coloursIn(root, picture, root), 10) << page.name.toStdString();
}

class GalleryLooks : public testing::TestWithParam<Case> {};

TEST_P(GalleryLooks, NothingIsBlankOrCut) {
    const Case c = GetParam();
    Appearance look(galleryApplication(), c.scheme, Scheme::Light);
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * c.textScale);
    QApplication::setFont(font);
    for (const auto& page : gallery::pages(c.longer)) {
        SCOPED_TRACE(page.name.toStdString() + ", " + describe(c));
        expectGood(page);
    }
}

INSTANTIATE_TEST_SUITE_P(Every, GalleryLooks,
                         testing::Values(Case{SchemePreference::Light, false, 1},
                                         Case{SchemePreference::Dark, false, 1},
                                         Case{SchemePreference::Dark, true, 1},
                                         Case{SchemePreference::Light, true, 1.5}));

TEST(Gallery, TheBattlePageFitsTheSmallestScreen) {
    Appearance look(galleryApplication(), SchemePreference::Dark, Scheme::Dark);
    for (const auto& page : gallery::pages(false)) {
        if (page.name != QStringLiteral("battle")) continue;
        page.widget->ensurePolished();
        const QSize needed = page.widget->minimumSizeHint();
        EXPECT_LE(needed.width(), 1366);
        EXPECT_LE(needed.height(), 768);
    }
}

TEST(Gallery, EverythingTheKeyboardReachesHasAName) {
    Appearance look(galleryApplication(), SchemePreference::Dark, Scheme::Dark);
    int reached = 0;
    for (const auto& page : gallery::pages(false)) {
        if (page.name == QStringLiteral("icons")) continue;
        for (auto* widget : page.widget->findChildren<QWidget*>()) {
            const bool control = isOurs(*widget) || qobject_cast<QAbstractButton*>(widget);
            if (!control || !(widget->focusPolicy() & Qt::TabFocus)) continue;
            ++reached;
            auto* face = QAccessible::queryAccessibleInterface(widget);
            ASSERT_NE(face, nullptr) << nameOf(*widget);
            EXPECT_FALSE(face->text(QAccessible::Name).isEmpty()) << nameOf(*widget) << " has no name";
        }
    }
    EXPECT_GT(reached, 30);
}

void expectFocusSeen(QWidget& root) {
    int seen = 0;
    for (auto* widget : root.findChildren<QWidget*>()) {
        const bool control = qobject_cast<QAbstractButton*>(widget);
        if (!control || !widget->isVisible() || !widget->isEnabled() ||
            !(widget->focusPolicy() & Qt::TabFocus))
            continue;
        widget->clearFocus();
        const QImage before = widget->grab().toImage();
        root.window()->setAttribute(Qt::WA_KeyboardFocusChange);
        widget->setFocus(Qt::TabFocusReason);
        if (!widget->hasFocus()) continue;
        ++seen;
        EXPECT_NE(widget->grab().toImage(), before) << nameOf(*widget) << " does not show the focus";
    }
    EXPECT_GT(seen, 5);
}

TEST(Gallery, FocusByKeyboardIsSeen) {
    for (const auto scheme : {SchemePreference::Dark, SchemePreference::Light}) {
        Appearance look(galleryApplication(), scheme, Scheme::Dark);
        for (const auto& page : gallery::pages(false)) {
            if (page.name != QStringLiteral("battle") && page.name != QStringLiteral("controls")) continue;
            SCOPED_TRACE(page.name.toStdString());
            page.widget->show();
            page.widget->activateWindow();
            QApplication::processEvents();
            expectFocusSeen(*page.widget);
        }
    }
}

}  // namespace tenaille::ui::gallery_test
