// SPDX-License-Identifier: MIT
#include "ui/battle/own_look_box.h"

#include <QButtonGroup>
#include <QColorDialog>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/battle/swatches.h"
#include "ui/scene/own_looks.h"

namespace tenaille::ui {

namespace {

constexpr QSize kInkSize{20, 20};

QIcon inkIcon(const QColor& colour) {
    QPixmap picture(kInkSize * 2);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    // A light ring: the button of the chosen one may have the same colour.
    painter.setPen(QPen(QColor(128, 128, 128), 2));
    painter.setBrush(Qt::white);
    painter.drawEllipse(QRectF(picture.rect()).adjusted(2, 2, -2, -2));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QRectF(picture.rect()).adjusted(7, 7, -7, -7));
    painter.end();
    picture.setDevicePixelRatio(2);
    return QIcon(picture);
}

}  // namespace

OwnLookBox::OwnLookBox(const board::KindRecord& present, const BoardColours& colours, QWidget* parent)
    : QWidget(parent),
      m_kind(present),
      m_colours(colours),
      m_colour(present.colour ? QColor::fromRgb(*present.colour) : houseInks().front()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_marks = new QComboBox;
    m_marks->setIconSize(kSwatchSize);
    layout->addWidget(m_marks);
    setFocusProxy(m_marks);
    m_row = new QWidget;
    m_inks = new QHBoxLayout(m_row);
    m_inks->setContentsMargins(0, 0, 0, 0);
    m_inks->setSpacing(2);
    m_group = new QButtonGroup(this);
    layout->addWidget(m_row);
    addMarks();
    addColours();
    showColour();
    connect(m_marks, &QComboBox::currentIndexChanged, this, [this] {
        m_row->setVisible(isOwn());
        Q_EMIT changed();
    });
}

void OwnLookBox::addMarks() {
    const QStringList lines{tr("Solid line"), tr("Dashes"),   tr("Dots"),  tr("Double line"),
                            tr("Ticks"),      tr("Diamonds"), tr("Zigzag")};
    const QStringList patterns{tr("Plain colour"), tr("Stripes"), tr("Lattice"),
                               tr("Dots"),         tr("Crosses"), tr("Waves")};
    m_marks->addItem(tr("As above"));
    for (const QString& text : m_kind.of == board::KindOf::Wall ? lines : patterns) m_marks->addItem(text);
    const int present = m_kind.of == board::KindOf::Wall
                            ? static_cast<int>(m_kind.line.value_or(board::WallLine::Solid))
                            : static_cast<int>(m_kind.pattern.value_or(board::GroundPattern::Plain));
    m_marks->setCurrentIndex(m_kind.colour ? present + 1 : 0);
}

void OwnLookBox::addColours() {
    const QStringList names{tr("Blue"),  tr("Sky blue"), tr("Green"), tr("Orange"),
                            tr("Amber"), tr("Yellow"),   tr("Pink"),  tr("Black")};
    for (qsizetype i = 0; i < names.size(); ++i)
        addColour(houseInks()[static_cast<std::size_t>(i)], names[i]);
    auto* other = new QToolButton;
    other->setText(tr("Other…"));
    other->setToolTip(tr("A colour of your own"));
    connect(other, &QToolButton::clicked, this, &OwnLookBox::askColour);
    m_inks->addWidget(other);
    m_inks->addStretch(1);
    const auto known = std::find(houseInks().begin(), houseInks().end(), m_colour);
    if (known == houseInks().end()) addColour(m_colour, tr("Your colour"));
}

void OwnLookBox::addColour(const QColor& colour, const QString& name) {
    auto* button = new QToolButton;
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setIcon(inkIcon(colour));
    button->setIconSize(kInkSize);
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setProperty("ink", colour);
    m_group->addButton(button);
    // Own ones stand beside those of the house, before "Other…".
    m_inks->insertWidget(static_cast<int>(m_group->buttons().size()) - 1, button);
    connect(button, &QToolButton::clicked, this,
            [this, button] { choose(button->property("ink").value<QColor>()); });
}

void OwnLookBox::askColour() {
    const QColor chosen = QColorDialog::getColor(m_colour, this, tr("Colour of the kind"));
    if (chosen.isValid()) choose(QColor(chosen.rgb()));
}

void OwnLookBox::choose(const QColor& colour) {
    m_colour = colour;
    const auto buttons = m_group->buttons();
    const bool isKnown = std::any_of(buttons.begin(), buttons.end(), [&](const QAbstractButton* button) {
        return button->property("ink").value<QColor>() == colour;
    });
    if (!isKnown) addColour(colour, tr("Your colour"));
    showColour();
    Q_EMIT changed();
}

void OwnLookBox::showColour() {
    for (QAbstractButton* button : m_group->buttons())
        if (button->property("ink").value<QColor>() == m_colour) button->setChecked(true);
    for (int item = 1; item < m_marks->count(); ++item)
        m_marks->setItemIcon(item, swatch(static_cast<std::uint8_t>(item - 1)));
    m_row->setVisible(isOwn());
}

QIcon OwnLookBox::swatch(std::uint8_t mark) const {
    const std::string look = board::lookWord(m_kind.like, board::OwnLook{mark, m_colour.rgb()});
    if (m_kind.of == board::KindOf::Terrain) return terrainSwatch(look, m_colours);
    board::WallRecord wall;
    wall.kind = look;
    return swatchOf(wall, m_colours);
}

void OwnLookBox::setLike(const std::string& like) {
    m_kind.like = like;
    showColour();
}

bool OwnLookBox::isOwn() const { return m_marks->currentIndex() > 0; }

std::uint8_t OwnLookBox::mark() const {
    return static_cast<std::uint8_t>(std::max(0, m_marks->currentIndex() - 1));
}

void OwnLookBox::put(board::KindRecord& kind) const {
    kind.colour.reset();
    kind.line.reset();
    kind.pattern.reset();
    if (!isOwn()) return;
    kind.colour = m_colour.rgb() | 0xff000000;
    if (kind.of == board::KindOf::Wall)
        kind.line = static_cast<board::WallLine>(mark());
    else
        kind.pattern = static_cast<board::GroundPattern>(mark());
}

}  // namespace tenaille::ui
