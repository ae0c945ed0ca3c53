// SPDX-License-Identifier: MIT
#include "app/application.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QScreen>
#include <QSettings>
#include <QTimer>
#include <iostream>
#include <memory>
#include <optional>

#include "app/end_signals.h"
#include "app/languages.h"
#include "app/remembered.h"
#include "app/running_program.h"
#include "app/sample_document.h"
#include "app/voice.h"
#include "core/io/import/picture_map.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/document_files.h"
#include "ui/battle/player_screen.h"
#include "ui/battle/recent_files.h"
#include "ui/document/document.h"
#include "ui/scene/background.h"
#include "ui/style/appearance.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/typed_dialog.h"

namespace tenaille::app {

namespace {

QString key(const char* name) { return QString::fromLatin1(name); }

// The composition root: everything that lives as long as the program, and the window, which is made anew in
// another language.
class Session {
  public:
    explicit Session(QApplication& application)
        : m_before(rememberedIn(m_settings)),
          m_languages(m_settings),
          m_appearance(application, m_before.theme, m_before.desktopScheme),
          m_document(
              document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 24, 16})),
          m_files(m_document),
          m_players(m_document),
          m_recent(m_before.recent) {
        m_files.setSampleFolder(sampleFolder());
        ui::keepFoldersIn(m_settings);
        rememberPlayers();
        QObject::connect(&m_files, &ui::DocumentFiles::fileUsed, &m_recent, &ui::RecentFiles::use);
        QObject::connect(&m_recent, &ui::RecentFiles::changed, &m_recent,
                         [this] { m_settings.setValue(key(setting::kRecent), m_recent.paths()); });
        // At once: the program may end in another way than by its menu.
        QObject::connect(&m_appearance, &ui::Appearance::preferenceChanged, &m_appearance,
                         [this](ui::SchemePreference preference) {
                             m_settings.setValue(key(setting::kTheme), ui::schemePreferenceName(preference));
                             m_settings.sync();
                         });
    }

    void openFirst(const WindowRequest& request) {
        makeWindow();
        const std::string file = request.files.empty() ? std::string() : request.files.front();
        const bool isPicture = io::isPictureName(file);
        if (!file.empty() && !isPicture)
            m_files.openNow(QString::fromStdString(file));
        else if (file.empty() && !openLast())
            openSample();
        m_window->show();
        QTimer::singleShot(0, &m_appearance, [this, isPicture, file] {
            m_appearance.followDesktop();
            m_files.offerRecovery(m_window.get());
            // It asks how large the board is.
            if (isPicture) m_files.newFromPicture(QString::fromStdString(file), m_window.get());
        });
    }

    // Another program was started, and left its file to this one.
    void comeForward(const QString& file) {
        m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
        m_window->raise();
        m_window->activateWindow();
        const bool isOpen = !file.isEmpty() && QFileInfo(file) == QFileInfo(m_files.path());
        if (!file.isEmpty() && !isOpen) m_files.openDropped(file, m_window.get());
    }

    // The session ends, or somebody ended the program: nobody can be asked any more.
    void end(int signal) {
        m_files.keepForNextStart();
        QApplication::exit(128 + signal);  // as shells tell of it
    }

    void remember() {
        m_settings.setValue(key(setting::kDesktopScheme), m_appearance.desktopScheme() == ui::Scheme::Dark
                                                              ? QStringLiteral("dark")
                                                              : QStringLiteral("light"));
        m_settings.setValue(key(setting::kGeometry), m_window->saveGeometry());
    }

  private:
    // What was worked on last time, while it is where it was.
    bool openLast() {
        return !m_recent.paths().isEmpty() && QFileInfo::exists(m_recent.paths().front()) &&
               m_files.openNow(m_recent.paths().front());
    }

    void openSample() {
        const QString sample = sampleDocument(m_languages.current());
        if (sample.isEmpty() || !m_files.openSample(sample)) return;
        m_sample = m_document.revision();
        m_window->showAdvice(sampleAdvice());
    }

    void rememberPlayers() {
        m_players.setMeasured(m_before.dotsPerMm);
        m_players.setStripEdges(m_before.stripEdges);
        // One that is gone is forgotten.
        if (!m_players.setWaitingPicture(m_before.waitingPicture))
            m_settings.remove(key(setting::kPlayerWaiting));
        m_players.setPlace(m_before.playersPlace);
        if (m_before.trueSize) m_players.setTrueSize(m_before.trueSize);
        QObject::connect(&m_players, &ui::PlayerScreen::trueSizeChanged, &m_players, [this] {
            m_settings.setValue(key(setting::kPlayerSize), m_players.trueSize().value_or(0));
        });
        QObject::connect(&m_players, &ui::PlayerScreen::placeChosen, &m_players, [this](const QRect& place) {
            m_settings.setValue(key(setting::kPlayerPlace), place);
        });
        QObject::connect(&m_players, &ui::PlayerScreen::measuredChanged, &m_players,
                         [this](const QVariantMap& measured) {
                             m_settings.setValue(key(setting::kPlayerScale), measured);
                         });
        QObject::connect(&m_players, &ui::PlayerScreen::stripEdgesChanged, &m_players, [this] {
            m_settings.setValue(key(setting::kPlayerStrip), static_cast<int>(m_players.stripEdges().toInt()));
        });
        QObject::connect(&m_players, &ui::PlayerScreen::waitingPictureChanged, &m_players, [this] {
            m_settings.setValue(key(setting::kPlayerWaiting), m_players.waitingPicture());
        });
    }

    void makeWindow() {
        m_window = std::make_unique<ui::BattleWindow>(m_document, m_files);
        ui::BattleWindow* window = m_window.get();
        const Remembered before = rememberedIn(m_settings);
        window->setPreferences({m_appearance, m_languages.names(), m_languages.current(), before.units,
                                &m_recent, before.clockHeight, before.print, &m_players, before.playerScreen,
                                before.keys});
        if (!window->restoreGeometry(before.geometry)) {
            window->resize(window->screen()->availableSize() * 0.8);  // when it is not maximised any more
            window->setWindowState(Qt::WindowMaximized);
        }
        QObject::connect(window, &ui::BattleWindow::unitsChosen, window, [this](ui::Units units) {
            m_settings.setValue(key(setting::kUnits), static_cast<int>(units));
        });
        QObject::connect(window, &ui::BattleWindow::clockHeightChosen, window,
                         [this](int pixels) { m_settings.setValue(key(setting::kClockHeight), pixels); });
        QObject::connect(
            &window->commands(), &ui::Commands::keysChosen, window,
            [this](const QVariantMap& chosen) { m_settings.setValue(key(setting::kKeys), chosen); });
        QObject::connect(window, &ui::BattleWindow::printChosen, window, [this](const QVariantMap& choices) {
            m_settings.setValue(key(setting::kPrint), choices);
        });
        QObject::connect(window, &ui::BattleWindow::playerScreenChosen, window, [this](const QString& name) {
            m_settings.setValue(key(setting::kPlayerScreen), name);
        });
        QObject::connect(window, &ui::BattleWindow::languageChosen, window, [this](const QString& name) {
            // The window may not go away under its own menu.
            QTimer::singleShot(0, &m_languages, [this, name] { speak(name); });
        });
    }

    void speak(const QString& language) {
        m_settings.setValue(key(setting::kGeometry), m_window->saveGeometry());
        m_languages.choose(language);
        m_document.retranslate();
        m_players.retranslate();
        const std::unique_ptr<ui::BattleWindow> before = std::move(m_window);
        makeWindow();
        m_window->continueFrom(*before);
        if (m_sample == m_document.revision()) m_window->showAdvice(sampleAdvice());
        m_window->show();
    }

    QSettings m_settings;
    const Remembered m_before;  // at the start
    Languages m_languages;
    ui::Appearance m_appearance;
    ui::Document m_document;
    ui::DocumentFiles m_files;
    ui::PlayerScreen m_players;
    ui::RecentFiles m_recent;
    std::optional<quint64> m_sample;  // the revision of the document while it is the untouched sample
    std::unique_ptr<ui::BattleWindow> m_window;
};

}  // namespace

namespace {

// Qt would end the program without a word that helps.
bool hasDisplay() {
    const auto isSet = [](const char* variable) { return !qEnvironmentVariableIsEmpty(variable); };
    return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM");
}

}  // namespace

int runWindow(int argc, char** argv, const WindowRequest& request) {
    if (!hasDisplay()) {
        const Voice voice;
        std::cerr << "tenaille: "
                  << said(QT_TRANSLATE_NOOP(
                         "CommandLine",
                         "there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are empty).\n"
                         "Start it from a desktop; tenaille --help lists what works without one."))
                  << '\n';
        return 1;
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("tenaille"));
    QApplication::setApplicationDisplayName(QStringLiteral("Tenaille"));
    QApplication::setOrganizationName(QStringLiteral("tenaille"));
    QApplication::setApplicationVersion(QString::fromLatin1(TENAILLE_VERSION));
    // The desktop finds icon and name of the windows by this.
    QApplication::setDesktopFileName(QStringLiteral("org.tenaille.tenaille"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/desktop/org.tenaille.tenaille.svg")));
    QApplication::setQuitOnLastWindowClosed(true);
    const QString socket = RunningProgram::usualSocket();
    const QString file = request.files.empty()
                             ? QString()
                             : QFileInfo(QString::fromStdString(request.files.front())).absoluteFilePath();
    if (!request.another && RunningProgram::handOver(socket, file)) return 0;
    Session session(application);
    session.openFirst(request);
    // While a question is open, what it is about must not change.
    RunningProgram running(
        [] { return QApplication::activeModalWidget() != nullptr || ui::isTypedDialogOpen(); });
    QObject::connect(&running, &RunningProgram::asked, &running,
                     [&session](const QString& asked) { session.comeForward(asked); });
    running.listen(socket);
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::asked, &running, [&session](int signal) { session.end(signal); });
    const int status = QApplication::exec();
    session.remember();
    // An earlier version of what was just saved may still be on its way.
    ui::waitForBackground(std::chrono::seconds(3));
    return status;
}

}  // namespace tenaille::app
