// SPDX-License-Identifier: MIT
#include "ui/battle/share_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <qrcodegen/QrCode.hpp>

#include "ui/battle/player_screen.h"
#include "ui/style/icon.h"

namespace tenaille::ui {

namespace {

struct Sharing {
    Q_DECLARE_TR_FUNCTIONS(Sharing)
};

constexpr int kCodeSize = 248;  // pixels of the user interface

// Black on white whatever the theme, with the quiet margin of four modules that readers need.
QPixmap codeOf(const QString& text, double ratio) {
    constexpr int kQuiet = 4;
    const auto code =
        qrcodegen::QrCode::encodeText(text.toUtf8().constData(), qrcodegen::QrCode::Ecc::MEDIUM);
    const int modules = code.getSize() + 2 * kQuiet;
    const int step = std::max(1, static_cast<int>(kCodeSize * ratio) / modules);
    QPixmap image(modules * step, modules * step);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int y = 0; y < code.getSize(); ++y)
        for (int x = 0; x < code.getSize(); ++x)
            if (code.getModule(x, y))
                painter.fillRect((x + kQuiet) * step, (y + kQuiet) * step, step, step, Qt::black);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

QLabel* wrapped(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    return label;
}

constexpr int kLeastWidth = 440;

class ShareDialog final : public QDialog {
  public:
    ShareDialog(PlayerScreen& players, const QString& showKey, QWidget* parent)
        : QDialog(parent),
          m_players(players),
          m_showKey(showKey),
          m_addresses(new QComboBox),
          m_switch(new QPushButton),
          m_code(new QLabel),
          m_link(new QLineEdit),
          m_copy(new QPushButton(icon(Glyph::Copy), Sharing::tr("&Copy"))),
          m_state(wrapped({})) {
        setWindowTitle(Sharing::tr("The players' picture on the network"));
        setMinimumWidth(kLeastWidth);
        for (const QHostAddress& address : networkAddresses()) m_addresses->addItem(address.toString());
        m_code->setFixedSize(kCodeSize, kCodeSize);
        m_code->setAlignment(Qt::AlignCenter);
        m_code->setAccessibleName(Sharing::tr("The link as a QR code"));
        m_link->setReadOnly(true);
        m_link->setAccessibleName(Sharing::tr("The link"));
        m_switch->setDefault(true);
        auto* where = new QHBoxLayout;
        auto* address = new QLabel(Sharing::tr("&Address of this computer"));
        address->setBuddy(m_addresses);
        where->addWidget(address);
        where->addWidget(m_addresses, 1);
        where->addWidget(m_switch);
        auto* link = new QHBoxLayout;
        link->addWidget(m_link, 1);
        link->addWidget(m_copy);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
        auto* layout = new QVBoxLayout(this);
        layout->setSpacing(12);
        layout->addWidget(wrapped(
            Sharing::tr("A phone or tablet in the same network shows what the players' screen shows, and "
                        "nothing else. It cannot change anything.")));
        layout->addLayout(where);
        layout->addWidget(m_code, 0, Qt::AlignHCenter);
        layout->addLayout(link);
        layout->addWidget(m_state);
        layout->addWidget(wrapped(Sharing::tr(
            "The connection is not encrypted: use it in a network that you trust. Each start makes a "
            "new link, and old links end.")));
        layout->addWidget(buttons);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        connect(m_copy, &QPushButton::clicked, this,
                [this] { QGuiApplication::clipboard()->setText(m_link->text()); });
        connect(m_switch, &QPushButton::clicked, this, &ShareDialog::toggle);
        connect(&m_players.feed(), &PictureFeed::changed, this, &ShareDialog::refresh);
        connect(&m_players.feed(), &PictureFeed::failed, this, [this](const QString& reason) {
            refresh();
            m_state->setText(Sharing::tr("It did not start: %1. Choose another address.").arg(reason));
        });
        refresh();
    }

  private:
    void toggle() {
        if (m_players.feed().isOn())
            m_players.feed().stop();
        else
            m_players.share(QHostAddress(m_addresses->currentText()));
    }

    void refresh() {
        const PictureFeed& feed = m_players.feed();
        const bool hasLink = !feed.url().isEmpty();
        m_switch->setText(feed.isOn() ? Sharing::tr("&Stop") : Sharing::tr("&Start"));
        m_switch->setEnabled(m_addresses->count() > 0);
        m_addresses->setEnabled(!feed.isOn());
        m_code->setPixmap(hasLink ? codeOf(feed.url(), devicePixelRatioF()) : QPixmap());
        m_link->setText(feed.url());
        m_link->setCursorPosition(0);
        constexpr int kFrame = 24;
        // As long as the link will be: the window does not jump when it is there.
        const QHostAddress address(m_addresses->currentText());
        const QString link = hasLink ? feed.url() : PictureServer::sampleLink(address);
        m_link->setMinimumWidth(m_link->fontMetrics().horizontalAdvance(link) + kFrame);
        m_copy->setEnabled(hasLink);
        m_state->setText(stateText());
        layout()->activate();
        setMinimumWidth(std::max(kLeastWidth, layout()->minimumSize().width()));
        adjustSize();
    }

    QString stateText() const {
        const PictureFeed& feed = m_players.feed();
        if (m_addresses->count() == 0)
            return Sharing::tr(
                "This computer is in no network: connect it to the one of the players' devices.");
        if (!feed.isOn()) return Sharing::tr("Off: nobody can reach this program.");
        const QString watching = Sharing::tr("%n browser(s) watching.", nullptr, feed.watchers());
        return m_players.isPublished()
                   ? watching
                   : watching + QStringLiteral(" ") +
                         Sharing::tr("They see nothing before you show the board (%1).").arg(m_showKey);
    }

    PlayerScreen& m_players;
    QString m_showKey;
    QComboBox* m_addresses;
    QPushButton* m_switch;
    QLabel* m_code;
    QLineEdit* m_link;
    QPushButton* m_copy;
    QLabel* m_state;
};

}  // namespace

void openShareDialog(PlayerScreen& players, const QString& showKey, QWidget* parent) {
    ShareDialog(players, showKey, parent).exec();
}

}  // namespace tenaille::ui
