// SPDX-License-Identifier: MIT
#include "tests/ui/gallery/gallery.h"

#include <QtWidgets>

#include "ui/style/icon.h"
#include "ui/style/paint.h"
#include "ui/style/theme.h"
#include "ui/text/units.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/hint_bar.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/modifier_row.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/progress_notice.h"
#include "ui/widgets/section_header.h"
#include "ui/widgets/segmented_control.h"
#include "ui/widgets/stat_tile.h"
#include "ui/widgets/tool_strip_button.h"

namespace tenaille::ui::gallery {
namespace {

class Texts {
  public:
    explicit Texts(bool longer) : m_longer(longer) {}
    QString operator()(const char* english) const { return text(english, m_longer); }
    bool longer() const { return m_longer; }

  private:
    bool m_longer;
};

// A piece of board, only to judge the colours against it.
class PaintedBoard final : public QWidget {
  public:
    using QWidget::QWidget;

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        const Theme& t = themeFor(*this);
        p.fillRect(rect(), t.offBoard);
        p.fillRect(rect().adjusted(30, 0, -30, -30), t.boardBackground);
        const QRect room(90, 70, 440, 264);
        p.fillRect(room, t.floor);
        p.setPen(t.grid);
        for (int x = room.left() + 44; x < room.right(); x += 44) p.drawLine(x, room.top(), x, room.bottom());
        for (int y = room.top() + 44; y < room.bottom(); y += 44) p.drawLine(room.left(), y, room.right(), y);
        const QPoint ogre(room.left() + 286, room.top() + 176);
        arc(p, ogre, 135, t.arcFront);
        arc(p, ogre, 45, t.arcLeft);
        arc(p, ogre, 225, t.arcRight);
        arc(p, ogre, -45, t.arcRear);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(t.wallInk, 6));
        p.drawRect(room);
        p.setPen(QPen(t.wallCore, 2));
        p.drawRect(room);
        p.fillRect(QRect(room.left() - 5, room.top() + 88, 10, 44), t.door);
        p.fillRect(QRect(room.left() + 174, room.top() + 30, 5, 88), t.lowWall);
        const QPoint archer(room.left() + 66, room.top() + 66);
        ruling(p, archer, ogre + QPoint(-44, -44), t.lineClear, Qt::SolidLine);
        ruling(p, archer, ogre + QPoint(-44, 44), t.lineCut, Qt::DashLine);
        ruling(p, archer, ogre + QPoint(44, -44), t.lineTouch, Qt::DotLine);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(t.selection, 4));
        p.drawEllipse(archer, 23, 23);
        creature(p, archer, 18, t.heroes, QStringLiteral("Ar"));
        creature(p, ogre, 40, t.foes, QStringLiteral("Ogre"));
        creature(p, QPoint(room.left() + 22, room.top() + 242), 18, t.neutral, QStringLiteral("?"));
    }

  private:
    static void arc(QPainter& p, QPoint at, int start, const QColor& tint) {
        p.setPen(Qt::NoPen);
        p.setBrush(tint);
        p.drawPie(QRect(at - QPoint(130, 130), QSize(260, 260)), start * 16, 90 * 16);
    }
    void ruling(QPainter& p, QPoint from, QPoint to, const QColor& ink, Qt::PenStyle pen) {
        p.setPen(QPen(themeFor(*this).lineCasing, 5, pen == Qt::SolidLine ? pen : Qt::NoPen));
        p.drawLine(from, to);
        p.setPen(QPen(ink, 2.5, pen));
        p.drawLine(from, to);
    }
    void creature(QPainter& p, QPoint at, int radius, const QColor& side, const QString& letters) {
        p.setPen(QPen(themeFor(*this).wallInk, 3));
        p.setBrush(side);
        p.drawEllipse(at, radius, radius);
        p.setPen(themeFor(*this).onSide);
        p.setFont(scaled(font(), radius > 20 ? 1.2 : 0.95, QFont::Bold));
        p.drawText(QRect(at - QPoint(radius, radius), QSize(2 * radius, 2 * radius)), Qt::AlignCenter,
                   letters);
    }
};

QAction* action(QObject* owner, Glyph glyph, const QString& name, const QString& keys = {}) {
    auto* made = new QAction(icon(glyph), name, owner);
    made->setShortcut(QKeySequence(keys));
    return made;
}

QWidget* toolBar(const Texts& tr) {
    auto* bar = new QToolBar;
    bar->setMovable(false);
    auto* mode = new SegmentedControl;
    mode->addSegment(tr("Edit map"));
    mode->addSegment(tr("Run encounter"));
    mode->setCurrent(1);
    bar->addWidget(mode);
    auto* undo = new QToolButton;
    undo->setIcon(icon(Glyph::Undo));
    undo->setText(tr("Undo move"));
    undo->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addWidget(undo);
    auto* redo = new QToolButton;
    redo->setIcon(icon(Glyph::Redo));
    redo->setAccessibleName(tr("Redo"));
    redo->setEnabled(false);
    bar->addWidget(redo);
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    auto* rules = new Chip(tr("Rules:"), tr("Segments + arcs (5e)"));
    rules->setMenu(new QMenu(rules));
    bar->addWidget(rules);
    auto* screen = new Chip(tr("Player screen:"), tr("HDMI-1, live"));
    screen->setIcon(icon(Glyph::PlayerScreen));
    bar->addWidget(screen);
    auto* blank = new QToolButton;
    blank->setIcon(icon(Glyph::Blank));
    blank->setText(tr("Blank"));
    blank->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addWidget(blank);
    auto* next = new QPushButton(icon(Glyph::Next, IconTint::OnFill), tr("Next segment"));
    setTone(*next, Tone::Go);
    bar->addWidget(next);
    return bar;
}

QWidget* toolStrip(const Texts& tr) {
    auto* strip = new QWidget;
    auto* column = new QVBoxLayout(strip);
    column->setContentsMargins(6, 8, 6, 8);
    column->setSpacing(4);
    auto* group = new QActionGroup(strip);
    const struct {
        Glyph glyph;
        const char* name;
        const char* keys;
    } tools[] = {{Glyph::Select, "Select", "V"},   {Glyph::Pan, "Pan", "H"},   {Glyph::Target, "Target", "T"},
                 {Glyph::Measure, "Measure", "M"}, {Glyph::Turn, "Turn", "A"}, {Glyph::Fog, "Fog", "F"},
                 {Glyph::Ping, "Ping", "P"}};
    for (const auto& tool : tools) {
        auto* one = action(strip, tool.glyph, tr(tool.name), QString::fromLatin1(tool.keys));
        one->setCheckable(true);
        group->addAction(one);
        one->setChecked(tool.glyph == Glyph::Select);
        one->setEnabled(tool.glyph != Glyph::Ping);
        column->addWidget(new ToolStripButton(one, strip));
    }
    column->addStretch();
    return strip;
}

ModifierRow* modifier(const QString& value, ModifierRow::Mood mood, const QString& words, const char* rule) {
    auto* row = new ModifierRow;
    row->setValue(value, mood);
    row->setText(words);
    row->setRule(QString::fromLatin1(rule));
    return row;
}

QWidget* rulingCard(const Texts& tr) {
    auto* card = new QWidget;
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* head = new SectionHeader(tr("Ruling"));
    for (const char* link : {"Pin", "Copy", "Roll"}) head->addLink(tr(link));
    column->addWidget(head);
    auto* inside = new QVBoxLayout;
    inside->setContentsMargins(12, 12, 12, 12);
    inside->setSpacing(3);
    auto* title = new QLabel(tr("Arda → Ogre chief"));
    title->setFont(scaled(title->font(), 1.25, QFont::Bold));
    inside->addWidget(title);
    auto* about = new QLabel(tr("Bow, 6 squares · front arc of the ogre · segment 3"));
    about->setWordWrap(true);
    about->setForegroundRole(QPalette::PlaceholderText);
    inside->addWidget(about);
    inside->addSpacing(6);
    auto* tiles = new QHBoxLayout;
    tiles->setSpacing(8);
    const struct {
        const char *label, *value;
        StatTile::Mood mood;
    } figures[] = {{"To hit", "+7", StatTile::Mood::Good},
                   {"Target AC", "19", StatTile::Mood::Plain},
                   {"Needs", "12+", StatTile::Mood::Plain},
                   {"Miss", "20 %", StatTile::Mood::Bad}};
    for (const auto& figure : figures) {
        auto* tile = new StatTile(tr(figure.label));
        tile->setValue(QString::fromUtf8(figure.value), figure.mood);
        tiles->addWidget(tile, 1);
    }
    inside->addLayout(tiles);
    inside->addSpacing(8);
    auto* rows = new QVBoxLayout;
    rows->setSpacing(1);
    using Mood = ModifierRow::Mood;
    QList<ModifierRow*> lines = {
        modifier(signedText(9), Mood::Good, tr("Attack bonus, longbow"), "sheet"),
        modifier(signedText(-2), Mood::Bad, tr("Fatigue: 14 of 12"), "FA-04"),
        modifier(QStringLiteral("15"), Mood::Plain, tr("Armour class"), "sheet"),
        modifier(signedText(2), Mood::Bad, tr("Cover: pillar cuts 2 of 4 lines"), "CV-02"),
        modifier(signedText(0), Mood::Plain, tr("Shield on left arm: not this arc"), "F5-09"),
        modifier(QStringLiteral("—"), Mood::Plain,
                 tr("No attack of opportunity: Conrath acts in melee this segment"), "AO-07")};
    lines[3]->setOverridden(QStringLiteral("+4"));
    lines[4]->setCounted(false);
    for (int i = 0; i < lines.size(); ++i) {
        lines[i]->setStriped(i % 2 == 1);
        rows->addWidget(lines[i]);
    }
    inside->addLayout(rows);
    column->addLayout(inside);
    return card;
}

QWidget* inspector(const Texts& tr) {
    auto* card = new QWidget;
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(0, 0, 0, 0);
    auto* head = new SectionHeader(tr("Ogre chief"));
    head->setNote(tr("Large (tall) · reach 3 m"));
    head->addButton(icon(Glyph::More, IconTint::Muted), tr("More"));
    column->addWidget(head);
    auto* inside = new QHBoxLayout;
    inside->setContentsMargins(12, 4, 12, 12);
    inside->addWidget(new QLabel(tr("Conditions:")));
    auto* prone = new Chip({}, tr("Prone"));
    prone->setRemovable(true);
    prone->setCompact(true);
    inside->addWidget(prone);
    auto* add = new Chip(tr("add"), {});
    add->setIcon(icon(Glyph::Plus, IconTint::Muted));
    add->setCompact(true);
    inside->addWidget(add);
    inside->addStretch();
    column->addLayout(inside);
    return card;
}

QWidget* turnStrip(const Texts& tr) {
    auto* strip = new QWidget;
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(12, 8, 12, 8);
    const Theme& t = darkTheme();
    const struct {
        const char *initials, *name;
        QColor side;
    } creatures[] = {{"Ar", "Arda", t.heroes},
                     {"Co", "Conrath", t.heroes},
                     {"Og", "Ogre", t.foes},
                     {"?", "Stranger", t.neutral}};
    for (const auto& creature : creatures) {
        auto* chip = new Chip({}, tr(creature.name));
        chip->setDisc(QString::fromLatin1(creature.initials), creature.side);
        chip->setHighlighted(creature.name == creatures[0].name);
        row->addWidget(chip);
    }
    row->addStretch();
    return strip;
}

QWidget* battlePage(const Texts& tr) {
    auto* page = new QMainWindow;
    page->setWindowFlags(Qt::Widget);
    for (const char* menu : {"File", "Edit", "View", "Map", "Encounter", "Player screen", "Help"})
        page->menuBar()->addMenu(tr(menu))->addAction(tr("Open…"));
    page->addToolBar(qobject_cast<QToolBar*>(toolBar(tr)));
    auto* middle = new QWidget;
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(toolStrip(tr));
    auto* board = new PaintedBoard;
    board->setMinimumSize(480, 400);
    (new HintBar(board))
        ->setText(tr("Arda (archer) → Ogre chief · 4 lines from the best corner, 2 blocked by the pillar · "
                     "hold Alt for every corner"));
    auto* notices = new NoticeStack(board);
    auto* recovered = notices->show(Notice::Kind::Warning, tr("Recovered unsaved changes of ruined-keep"));
    recovered->addAction(tr("Restore"));
    recovered->addAction(tr("Discard"));
    auto* progress = new ProgressNotice(tr("Importing the-litch-and-his-tomb.dd2vtt"));
    progress->setProgress(62, 100);
    notices->add(progress);
    row->addWidget(board, 1);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(rulingCard(tr));
    column->addWidget(inspector(tr));
    column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setWidget(side);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFixedWidth(342);
    row->addWidget(scroll);
    auto* all = new QWidget;
    auto* rows = new QVBoxLayout(all);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(middle, 1);
    rows->addWidget(turnStrip(tr));
    page->setCentralWidget(all);
    page->statusBar()->setSizeGripEnabled(false);
    page->statusBar()->addWidget(new QLabel(tr("(13, 5) · 19.5 m, 7.5 m")));
    page->statusBar()->addPermanentWidget(new QLabel(tr("Saved · journal on")));
    page->resize(1366, 740);
    return page;
}

QWidget* iconPage() {
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    constexpr int kColumns = 13;
    for (int i = 0; i < kGlyphCount; ++i) {
        auto* button = new QToolButton(page);
        button->setIcon(icon(static_cast<Glyph>(i)));
        button->setIconSize({24, 24});
        button->setText(glyphName(static_cast<Glyph>(i)));
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setChecked(i % 17 == 5);
        button->setEnabled(i % 11 != 7);
        grid->addWidget(button, i / kColumns, i % kColumns);
    }
    return page;
}

QWidget* buttonGroup(const Texts& tr) {
    auto* box = new QGroupBox(tr("Buttons"));
    auto* column = new QVBoxLayout(box);
    const struct {
        const char* name;
        Tone tone;
        bool enabled;
    } buttons[] = {{"Plain", Tone::Plain, true},
                   {"Primary", Tone::Primary, true},
                   {"Test vision", Tone::Go, true},
                   {"Delete", Tone::Danger, true},
                   {"Disabled", Tone::Primary, false}};
    for (const auto& one : buttons) {
        auto* button = new QPushButton(tr(one.name));
        setTone(*button, one.tone);
        button->setEnabled(one.enabled);
        column->addWidget(button);
    }
    auto* check = new QCheckBox(tr("Blocks sight"));
    check->setChecked(true);
    column->addWidget(check);
    column->addWidget(new QCheckBox(tr("Blocks movement")));
    auto* radio = new QRadioButton(tr("Square grid"));
    radio->setChecked(true);
    column->addWidget(radio);
    column->addWidget(new QRadioButton(tr("Hex grid")));
    column->addStretch();
    return box;
}

QWidget* fieldGroup(const Texts& tr) {
    auto* box = new QGroupBox(tr("Fields"));
    auto* form = new QFormLayout(box);
    auto* name = new QLineEdit(tr("Ogre chief"));
    auto* search = new QLineEdit;
    search->setPlaceholderText(tr("Search"));
    search->addAction(icon(Glyph::Search, IconTint::Muted), QLineEdit::LeadingPosition);
    auto* kind = new QComboBox;
    kind->addItems({tr("Stone"), tr("Low wall"), tr("Arrow slit")});
    auto* reach = new QSpinBox;
    reach->setSuffix(tr(" squares"));
    auto* height = new QDoubleSpinBox;
    height->setValue(3.0);
    height->setEnabled(false);
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setValue(40);
    auto* bar = new QProgressBar;
    bar->setValue(62);
    const struct {
        const char* label;
        QWidget* field;
    } rows[] = {{"Name", name},     {"Find", search},    {"Kind", kind},   {"Reach", reach},
                {"Height", height}, {"Opacity", slider}, {"Progress", bar}};
    for (const auto& row : rows) {
        row.field->setAccessibleName(tr(row.label));
        form->addRow(tr(row.label), row.field);
    }
    return box;
}

QWidget* listGroup(const Texts& tr) {
    auto* tabs = new QTabWidget;
    auto* tree = new QTreeWidget;
    tree->setHeaderLabels({tr("Layer"), tr("Count")});
    auto* walls = new QTreeWidgetItem(tree, {tr("Walls and doors"), QStringLiteral("38")});
    new QTreeWidgetItem(walls, {tr("Stone"), QStringLiteral("30")});
    for (const char* layer : {"Creatures", "Lights", "Terrain", "Props", "Background image"})
        new QTreeWidgetItem(tree, {tr(layer), QStringLiteral("3")});
    tree->topLevelItem(1)->setIcon(0, icon(Glyph::Eye));
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->setStretchLastSection(false);
    tree->expandAll();
    tree->setCurrentItem(walls);
    tree->setAlternatingRowColors(true);
    tabs->addTab(tree, tr("Layers"));
    auto* log = new QPlainTextEdit(tr("Arda moves 4 squares"));
    tabs->addTab(log, tr("Log"));
    return tabs;
}

QWidget* controlPage(const Texts& tr) {
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->addWidget(buttonGroup(tr));
    row->addWidget(fieldGroup(tr));
    row->addWidget(listGroup(tr), 1);
    page->resize(1100, 420);
    return page;
}

QWidget* menuPage(const Texts& tr) {
    auto* menu = new QMenu;
    menu->addAction(action(menu, Glyph::Undo, tr("Undo move Arda"), QStringLiteral("Ctrl+Z")));
    menu->addAction(action(menu, Glyph::Copy, tr("Copy"), QStringLiteral("Ctrl+C")));
    menu->addSeparator();
    auto* shown = menu->addAction(tr("Show grid"));
    shown->setCheckable(true);
    shown->setChecked(true);
    menu->addMenu(tr("Snap"))->addAction(tr("Half square"));
    menu->addAction(tr("Not now"))->setEnabled(false);
    menu->setActiveAction(shown);
    menu->adjustSize();
    return menu;
}

}  // namespace

QString text(const char* english, bool longer) {
    QString result = QString::fromUtf8(english);
    if (!longer) return result;
    static const QString filling = QStringLiteral("éàç eùôêà îïëœé ");
    const qsizetype more = qMax<qsizetype>(2, (result.size() * 4 + 9) / 10);
    for (qsizetype i = 0; i < more; ++i) result += filling[i % filling.size()];
    return result.trimmed();
}

std::vector<Page> pages(bool longer) {
    const Texts tr(longer);
    std::vector<Page> all;
    const auto add = [&all](const char* name, QWidget* widget) {
        all.push_back({QString::fromLatin1(name), std::unique_ptr<QWidget>(widget)});
    };
    add("battle", battlePage(tr));
    add("controls", controlPage(tr));
    add("menu", menuPage(tr));
    add("icons", iconPage());
    return all;
}

}  // namespace tenaille::ui::gallery
