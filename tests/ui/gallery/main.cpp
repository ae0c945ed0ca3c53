// SPDX-License-Identifier: MIT
//
// ui_gallery [--scheme system|light|dark] [--longer] [--grab FOLDER]
// Shows the look of the program on one window; with --grab writes its pages as pictures instead, light and
// dark.
#include <QtWidgets>
#include <cstdio>

#include "tests/ui/gallery/gallery.h"
#include "ui/style/appearance.h"

namespace {

using namespace tenaille::ui;

int grab(Appearance& appearance, const QString& folder, bool longer) {
    for (const auto preference : {SchemePreference::Dark, SchemePreference::Light}) {
        appearance.setPreference(preference);
        for (const auto& page : gallery::pages(longer)) {
            page.widget->setAttribute(Qt::WA_DontShowOnScreen);
            page.widget->show();
            QApplication::processEvents();
            const QString file =
                QStringLiteral("%1/%2-%3.png").arg(folder, page.name, schemePreferenceName(preference));
            if (!page.widget->grab().save(file)) return 1;
        }
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    QElapsedTimer clock;
    clock.start();
    QApplication application(argc, argv);
    const qint64 qtReady = clock.nsecsElapsed();
    QCommandLineParser arguments;
    arguments.addHelpOption();
    arguments.addOptions(
        {{QStringLiteral("scheme"), QStringLiteral("system, light or dark"), QStringLiteral("name")},
         {QStringLiteral("longer"), QStringLiteral("texts 40 % longer")},
         {QStringLiteral("grab"), QStringLiteral("write pictures here"), QStringLiteral("folder")}});
    arguments.process(application);

    Appearance appearance(application, schemePreferenceFrom(arguments.value(QStringLiteral("scheme"))));
    const qint64 dressed = clock.nsecsElapsed();
    const bool longer = arguments.isSet(QStringLiteral("longer"));
    if (arguments.isSet(QStringLiteral("grab")))
        return grab(appearance, arguments.value(QStringLiteral("grab")), longer);

    QTabWidget window;
    window.setWindowTitle(QStringLiteral("Tenaille gallery"));
    for (auto& page : gallery::pages(longer)) window.addTab(page.widget.release(), page.name);
    auto* scheme = new QComboBox;
    scheme->setAccessibleName(QStringLiteral("Scheme"));
    scheme->addItems({QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")});
    scheme->setCurrentText(schemePreferenceName(appearance.preference()));
    QObject::connect(scheme, &QComboBox::currentTextChanged, &appearance,
                     [&](const QString& name) { appearance.setPreference(schemePreferenceFrom(name)); });
    window.setCornerWidget(scheme);
    window.resize(1366, 768);
    window.show();
    QTimer::singleShot(0, &appearance, [&] {
        std::printf("application %.1f ms, look %.1f ms, shown %.1f ms\n", double(qtReady) / 1e6,
                    double(dressed - qtReady) / 1e6, double(clock.nsecsElapsed()) / 1e6);
        std::fflush(stdout);
        appearance.followDesktop();
    });
    return QApplication::exec();
}
