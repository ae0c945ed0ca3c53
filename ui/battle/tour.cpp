// SPDX-License-Identifier: MIT
#include "ui/battle/tour.h"

#include <QAction>
#include <QPainter>
#include <QPushButton>

#include "ui/battle/battle_window.h"
#include "ui/battle/ruling_card.h"
#include "ui/battle/side_panel.h"
#include "ui/style/theme.h"
#include "ui/widgets/segmented_control.h"

namespace tenaille::ui {

namespace {

constexpr int kLookEvery = 150;  // milliseconds

// One whose button goes on and stays.
class TourNotice final : public Notice {
  public:
    TourNotice() : Notice(Kind::Info, QString()) {
        m_next = new QPushButton;
        addButton(m_next);
    }
    QPushButton* nextButton() const { return m_next; }

  private:
    QPushButton* m_next;
};

// A frame around what is spoken of. It lets the pointer through.
class Mark final : public QWidget {
  public:
    explicit Mark(QWidget& around) : QWidget(around.window()) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        constexpr int kOut = 2;
        const QPoint corner = around.mapTo(around.window(), QPoint());
        setGeometry(QRect(corner, around.size()).adjusted(-kOut, -kOut, kOut, kOut));
        show();
        raise();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        constexpr double kWidth = 3;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(themeFor(*this).accent, kWidth));
        painter.drawRoundedRect(QRectF(rect()).adjusted(kWidth / 2, kWidth / 2, -kWidth / 2, -kWidth / 2), 6,
                                6);
    }
};

}  // namespace

void Tour::start(BattleWindow& window, const Document& document, NoticeStack& notices) {
    if (auto* running = window.findChild<Tour*>()) {
        if (running->m_notice != nullptr) running->m_notice->dismiss();
        delete running;
    }
    new Tour(window, document, notices);
}

Tour::Tour(BattleWindow& window, const Document& document, NoticeStack& notices)
    : QObject(&window), m_window(window), m_document(document), m_steps(steps()) {
    auto* notice = new TourNotice;
    m_notice = notice;
    m_next = notice->nextButton();
    connect(m_next, &QPushButton::clicked, this, &Tour::next);
    connect(notice, &Notice::dismissed, this, &QObject::deleteLater);
    connect(&m_timer, &QTimer::timeout, this, &Tour::look);
    m_window.context().setEditing(false);
    show();
    notices.add(notice);
    m_timer.start(kLookEvery);
}

Tour::~Tour() { delete m_mark; }

std::vector<Tour::Step> Tour::steps() {
    BattleContext& context = m_window.context();
    const auto key = [this](Command command) { return m_window.commands().keyText(command); };
    const auto isChanged = [this] { return m_document.revision() != m_revision; };
    return {
        {tr("Two minutes with Tenaille. Click one of the heroes: the panel at the right is now about him."),
         [&context] { return context.attacker().has_value(); }},
        {tr("Point at a foe. The card tells what the attack needs, number by number; a click on a rule tells "
            "what "
            "it says, a switch leaves a number out. On the board lie the lines that were looked at."),
         [&context] { return context.target().has_value(); }, &m_window.side().ruling()},
        {tr("Drag the hero. The way tells what it costs and who may strike at him on it; Esc forgets it."),
         isChanged},
        {tr("%1 takes that back, as it does everything. The page with the little clock at the right has all "
            "steps.")
             .arg(key(Command::Undo)),
         isChanged},
        {tr("%1 shows the map, to draw rooms, doors and lights, or to mend one that you brought in. %2 goes "
            "back to the encounter.")
             .arg(key(Command::EditMap), key(Command::RunEncounter)),
         [this, &context] {
             m_sawMap = m_sawMap || context.editing();
             return m_sawMap && !context.editing();
         },
         m_window.findChild<SegmentedControl*>()},
        {tr("%1 opens the players’ screen, on the television if there is one. It stays blank until you show "
            "the board, and shows no more than the heroes see.")
             .arg(key(Command::PlayerWindow)),
         {}},
        {tr("Your own map comes in when you drop it on this window. %1 begins a fight, %2 lists the keys, %3 "
            "finds any "
            "command.")
             .arg(key(Command::BeginFight), key(Command::KeySheet), key(Command::FindAction)),
         {}},
    };
}

void Tour::show() {
    const Step& step = m_steps[m_step];
    const bool isLast = m_step + 1 == m_steps.size();
    const QString place = tr("%1 of %2").arg(m_step + 1).arg(m_steps.size());
    m_notice->setText((m_done ? QStringLiteral("✓ ") : QString()) + step.text + QStringLiteral("  (") +
                      place + QLatin1Char(')'));
    m_next->setText(isLast ? tr("Done") : m_done || !step.isDone ? tr("Go on") : tr("Skip"));
    if (m_done) return;
    m_revision = m_document.revision();
    delete m_mark;
    if (step.mark != nullptr) m_mark = new Mark(*step.mark);
}

void Tour::look() {
    const Step& step = m_steps[m_step];
    if (m_done || !step.isDone || !step.isDone()) return;
    m_done = true;
    show();
}

void Tour::next() {
    if (m_step + 1 == m_steps.size()) return m_notice->dismiss();
    ++m_step;
    m_done = false;
    show();
}

}  // namespace tenaille::ui
