// SPDX-License-Identifier: MIT
#include "ui/battle/check_panel.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <climits>
#include <map>
#include <memory>
#include <tuple>

#include "core/actions/room_parts.h"
#include "ui/scene/background.h"
#include "ui/style/icon.h"
#include "ui/text/finding_text.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/section_header.h"

namespace tenaille::ui {

namespace {

constexpr int kPauseMs = 400;
constexpr int kPollMs = 25;
constexpr std::size_t kMostRows = 30;
constexpr std::size_t kMostOpened = 300;
constexpr std::size_t kMostOfASort = 6;
constexpr int kIndent = 8;
constexpr int kMostOfPanel = 2;  // fifths

// An order in which the same finding is found again among thousands.
struct IsBefore {
    bool operator()(const actions::MapFinding* a, const actions::MapFinding* b) const {
        return std::tie(a->flaw, a->at, a->records) < std::tie(b->flaw, b->at, b->records);
    }
};

// As narrow as the panel: a long finding goes on in the next line.
class FindingButton final : public QToolButton {
  public:
    FindingButton() {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    QSize sizeHint() const override {
        const int width = kText + fontMetrics().horizontalAdvance(text()) + kAround;
        return {width, heightForWidth(width)};
    }
    QSize minimumSizeHint() const override { return {kLeastFinding, heightForWidth(width())}; }
    int heightForWidth(int width) const override {
        const QRect lines(0, 0, std::max(width - kText - kAround, kLeastText), INT_MAX / 2);
        return fontMetrics().boundingRect(lines, kWrapped, text()).height() + 2 * kAround;
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.text.clear();
        option.icon = {};
        if (isEnabled()) painter.drawComplexControl(QStyle::CC_ToolButton, option);
        const int line = fontMetrics().height();
        const QSize size = iconSize();
        icon().paint(&painter, kAround, kAround + (line - size.height()) / 2, size.width(), size.height());
        painter.setPen(
            palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
        painter.drawText(rect().adjusted(kText, kAround, -kAround, -kAround), kWrapped, text());
    }

  private:
    static constexpr int kWrapped = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;
    static constexpr int kAround = 4;
    static constexpr int kText = 28;  // behind the icon
    static constexpr int kLeastFinding = 120;
    static constexpr int kLeastText = 80;
};

// What is drawn of the map, without creatures, fight and log.
std::shared_ptr<const document::Encounter> mapOf(const document::Encounter& encounter) {
    auto map = std::make_shared<document::Encounter>();
    map->kind = document::DocumentKind::Map;
    map->grid = encounter.grid;
    map->settings = encounter.settings;
    map->pictures = encounter.pictures;  // their floors are rooms that nothing here knows
    map->floors = encounter.floors;
    map->walls = encounter.walls;
    map->doors = encounter.doors;
    map->terrain = encounter.terrain;
    map->lights = encounter.lights;
    map->props = encounter.props;
    map->texts = encounter.texts;
    map->notes = encounter.notes;
    return map;
}

}  // namespace

CheckPanel::CheckPanel(BattleContext& context, Document& document, QWidget* parent)
    : QWidget(parent), m_context(context) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setAutoFillBackground(true);
    m_header = new SectionHeader(tr("Check"));
    m_mendAll = m_header->addLink(QString());
    m_mendAll->setToolTip(
        tr("Mends what is surely wrong, in one step that can be undone; rooms without a way in and missing "
           "walls wait for your word"));
    m_open = m_header->addLink(tr("Show"));
    m_open->setToolTip(tr("Shows what was found, while something is drawn too"));
    layout->addWidget(m_header);
    auto* lines = new QWidget;
    auto* inside = new QVBoxLayout(lines);
    inside->setContentsMargins(0, 4, 0, 4);
    inside->setSpacing(0);
    m_rows = new QVBoxLayout;
    m_rows->setSpacing(0);
    inside->addLayout(m_rows);
    inside->addStretch(1);
    m_area = new QScrollArea;
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(lines);
    layout->addWidget(m_area, 1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    m_poll.setInterval(kPollMs);
    connect(&m_pause, &QTimer::timeout, this, &CheckPanel::begin);
    connect(&m_poll, &QTimer::timeout, this, &CheckPanel::poll);
    connect(m_mendAll, &QToolButton::clicked, this, [this] {
        m_context.perform(actions::MendMap{{}, true});
    });
    connect(m_open, &QToolButton::clicked, this, [this] { setFolded(false); });
    connect(&document, &Document::changed, this, &CheckPanel::documentChanged);
    connect(&document, &Document::wasReset, this, [this] {
        m_findings.clear();
        m_lines.clear();
        m_folds.clear();
        showFindings();
        documentChanged();
    });
    showFindings();
}

CheckPanel::~CheckPanel() { m_stop.request_stop(); }

void CheckPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) m_pause.start();
}

void CheckPanel::documentChanged() {
    m_stale = true;
    m_stop.request_stop();
    if (isVisible()) m_pause.start();
}

void CheckPanel::begin() {
    if (m_running.valid()) return;  // poll() begins again
    m_stale = false;
    m_stop = std::stop_source();
    m_running =
        std::async(std::launch::async, [map = mapOf(m_context.encounter()), stop = m_stop.get_token()] {
            stepBehindWindow();
            return actions::checkMap(*map, stop);
        });
    m_poll.start();
}

void CheckPanel::poll() {
    if (m_running.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
    m_poll.stop();
    std::vector<actions::MapFinding> findings = m_running.get();
    // Of a map that is no longer so: they would mend what is gone.
    if (m_stale) return m_pause.start();
    m_findings = std::move(findings);
    takeLines();
    showFindings();
    Q_EMIT checked();
}

void CheckPanel::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    const bool any = std::any_of(m_lines.begin(), m_lines.end(), [](const Line& line) { return line.gone; });
    if (any) {
        std::erase_if(m_lines, [](const Line& line) { return line.gone; });
        showFindings();
    }
    Q_EMIT heightChanged();
}

int CheckPanel::heightIn(int panel) const {
    const int head = std::max(m_header->sizeHint().height(), m_header->minimumHeight());
    if (m_folded || m_area->isHidden()) return head;
    if (underMouse() && height() > head) return height();
    const int all = m_area->widget()->layout()->totalHeightForWidth(m_area->viewport()->width());
    return head + std::min(all, panel * kMostOfPanel / 5);
}

void CheckPanel::setFolded(bool folded) {
    if (m_folded == folded) return;
    m_folded = folded;
    showParts();
    Q_EMIT heightChanged();
}

// What is found now; under the mouse what was there before keeps its place.
void CheckPanel::takeLines() {
    Lines lines;
    if (underMouse()) lines = std::move(m_lines);
    lines.reserve(lines.size() + m_findings.size());  // the places of the known ones are kept
    std::map<const actions::MapFinding*, Line*, IsBefore> known;
    for (Line& line : lines) {
        line.gone = true;
        known.emplace(&line.finding, &line);
    }
    for (const actions::MapFinding& finding : m_findings) {
        if (const auto line = known.find(&finding); line != known.end()) {
            *line->second = {finding, false};
        } else {
            lines.push_back({finding, false});
            known.emplace(&lines.back().finding, &lines.back());
        }
    }
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Line& a, const Line& b) { return a.finding.flaw < b.finding.flaw; });
    m_lines = std::move(lines);
}

// Empty the list would take room from the head.
void CheckPanel::showParts() {
    const bool any = !m_lines.empty() || !m_context.encounter().settingsRecord().closedRooms.empty();
    m_area->setVisible(!m_folded && any);
    m_open->setVisible(m_folded && any);
}

void CheckPanel::showFindings() {
    showParts();
    // The keyboard stays in the row where it was, or in the next one.
    QWidget* typing = QApplication::focusWidget();
    int focused = -1;
    for (int i = 0; typing != nullptr && i < m_rows->count(); ++i)
        if (m_rows->itemAt(i)->widget()->isAncestorOf(typing)) focused = i;
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    const auto count = static_cast<int>(m_findings.size());
    m_header->setNote(count == 0 ? tr("nothing found") : tr("%n finding(s)", nullptr, count));
    const auto sure = std::count_if(m_findings.begin(), m_findings.end(), [](const auto& finding) {
        return finding.repair && actions::isSurelyWrong(finding.flaw);
    });
    m_mendAll->setVisible(sure > 0);
    m_mendAll->setText(sure == count ? tr("Mend all") : tr("Mend %1 of them").arg(sure));
    std::size_t shown = 0;
    for (auto first = m_lines.cbegin(); first != m_lines.cend();) {
        const auto last = std::find_if(first, m_lines.cend(), [&](const Line& line) {
            return line.finding.flaw != first->finding.flaw;
        });
        showSort(first, last, shown);
        first = last;
    }
    if (const auto closed = static_cast<int>(m_context.encounter().settingsRecord().closedRooms.size());
        closed > 0)
        addMeantRow(closed);
    // Later: rows have a height once they are shown.
    QTimer::singleShot(0, this, &CheckPanel::heightChanged);
    if (focused < 0 || m_rows->count() == 0) return;
    QWidget* row = m_rows->itemAt(std::min(focused, m_rows->count() - 1))->widget();
    QList<QToolButton*> buttons = row->findChildren<QToolButton*>();
    if (!buttons.isEmpty()) buttons.last()->setFocus(Qt::TabFocusReason);
}

// One alone needs no head. Many of one sort do not hide the others: beyond a page they begin folded.
void CheckPanel::showSort(Lines::const_iterator first, Lines::const_iterator last, std::size_t& shown) {
    const auto count = static_cast<std::size_t>(last - first);
    const actions::MapFlaw flaw = first->finding.flaw;
    Fold state = shown < kMostRows ? Fold::SomeShown : Fold::Folded;
    if (const auto wanted = m_folds.find(flaw); wanted != m_folds.end()) state = wanted->second;
    if (count == 1) state = Fold::AllShown;
    if (count > 1) addSortHead(first, last, state == Fold::Folded);
    if (state == Fold::Folded) return;
    const std::size_t rows = std::min(count, state == Fold::AllShown ? kMostOpened : kMostOfASort);
    for (auto line = first; line != first + static_cast<std::ptrdiff_t>(rows); ++line)
        m_rows->addWidget(makeRow(*line));
    shown += rows;
    const auto rest = static_cast<int>(count - rows);
    if (rest > 0 && state == Fold::SomeShown)
        addFoldLink(tr("and %n more like this", nullptr, rest), flaw, Fold::AllShown);
    else if (rest > 0)
        addFoldLink(tr("and %n more, once these are mended", nullptr, rest), flaw, Fold::SomeShown);
    else if (count > kMostOfASort)
        addFoldLink(tr("Show fewer"), flaw, Fold::SomeShown);
}

void CheckPanel::addMeantRow(int rooms) {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(kIndent + 4, 0, 12, 0);
    line->setSpacing(4);
    auto* told = new QLabel(tr("%n room(s) closed on purpose", nullptr, rooms));
    told->setEnabled(false);
    line->addWidget(told, 1);
    auto* again = new LinkButton(tr("Tell again"), row);
    again->setToolTip(tr("What was called meant is listed again"));
    line->addWidget(again);
    // Later: the row goes with the edit.
    connect(
        again, &QToolButton::clicked, this, [this] { m_context.perform(actions::TellClosedRooms{}); },
        Qt::QueuedConnection);
    m_rows->addWidget(row);
}

void CheckPanel::addSortHead(Lines::const_iterator first, Lines::const_iterator last, bool folded) {
    const actions::MapFlaw flaw = first->finding.flaw;
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(8, 0, 12, 0);
    line->setSpacing(4);
    auto* head = new FindingButton;
    head->setAutoRaise(true);
    head->setFocusPolicy(Qt::TabFocus);
    head->setIcon(icon(folded ? Glyph::ChevronRight : Glyph::ChevronDown, IconTint::Muted));
    const auto left = std::count_if(first, last, [](const Line& one) { return !one.gone; });
    head->setText(tr("%1 (%2)", "a sort of findings and how many there are").arg(flawText(flaw)).arg(left));
    head->setToolTip(folded ? tr("Shows them") : tr("Hides them"));
    line->addWidget(head, 1);
    // Later: the row goes.
    connect(
        head, &QToolButton::clicked, this,
        [this, flaw, folded] { fold(flaw, folded ? Fold::SomeShown : Fold::Folded); }, Qt::QueuedConnection);
    const auto mendable =
        std::count_if(first, last, [](const Line& one) { return !one.gone && one.finding.repair; });
    if (mendable > 1) {
        auto* mend = new LinkButton(mendable == left ? tr("Mend these") : tr("Mend %1").arg(mendable), row);
        mend->setToolTip(
            repairText(
                std::find_if(first, last, [](const Line& one) { return !one.gone && one.finding.repair; })
                    ->finding) +
            QLatin1Char('\n') + tr("All of this sort, in one step that can be undone"));
        line->addWidget(mend, 0, Qt::AlignTop);
        connect(
            mend, &QToolButton::clicked, this,
            [this, flaw] {
                m_context.perform(actions::MendMap{{}, false, flaw});
            },
            Qt::QueuedConnection);
    }
    m_rows->addWidget(row);
}

void CheckPanel::addFoldLink(const QString& text, actions::MapFlaw flaw, Fold becomes) {
    auto* more = new LinkButton(text, this);
    auto* line = new QHBoxLayout;
    line->setContentsMargins(kIndent + 28, 0, 12, 4);
    line->addWidget(more);
    line->addStretch(1);
    auto* row = new QWidget;
    row->setLayout(line);
    m_rows->addWidget(row);
    // Later: the row goes.
    connect(
        more, &QToolButton::clicked, this, [this, flaw, becomes] { fold(flaw, becomes); },
        Qt::QueuedConnection);
}

void CheckPanel::fold(actions::MapFlaw flaw, Fold fold) {
    m_folds[flaw] = fold;
    showFindings();
}

QWidget* CheckPanel::makeRow(const Line& of) {
    const actions::MapFinding& finding = of.finding;
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(kIndent, 0, 12, 0);
    line->setSpacing(4);
    auto* jump = new FindingButton;
    jump->setAutoRaise(true);
    jump->setFocusPolicy(Qt::TabFocus);
    jump->setIcon(of.gone ? icon(Glyph::Check, IconTint::Good) : icon(Glyph::Warning, IconTint::Warning));
    const QString place = findingPlace(finding, m_context.encounter().gridRecord().extent);
    jump->setText(findingText(finding, m_context.grid()) + QStringLiteral(" · ") + place);
    line->addWidget(jump, 1);
    jump->setEnabled(!of.gone);
    jump->setToolTip(jump->text() + QLatin1Char('\n') + tr("Shows it on the map"));
    connect(jump, &QToolButton::clicked, this, [this, records = finding.records, at = finding.at] {
        std::vector<RecordId> shown = records;
        // Of a place alone its floor.
        if (const auto floor = actions::floorAt(m_context.encounter(), at); floor && shown.empty())
            shown.push_back(*floor);
        m_context.select(std::move(shown));
        Q_EMIT lookWanted(at);
    });
    const auto offer = [&](const QString& text, const QString& tip, const actions::MapRepair& repair,
                           bool meant) {
        auto* link = new LinkButton(text, row);
        link->setToolTip(tip);
        line->addWidget(link, 0, Qt::AlignTop);
        // What is mended keeps its place to the pixel.
        QSizePolicy policy = link->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        link->setSizePolicy(policy);
        link->setVisible(!of.gone);
        // Later: the row goes with the edit.
        connect(
            link, &QToolButton::clicked, this,
            [this, repair, meant] {
                m_context.perform(actions::MendMap{{repair}, false, {}, meant});
            },
            Qt::QueuedConnection);
    };
    if (finding.meant)
        offer(tr("Is meant", "a finding of the check"), meantText(finding), *finding.meant, true);
    if (finding.repair) offer(tr("Mend"), repairText(finding), *finding.repair, false);
    return row;
}

}  // namespace tenaille::ui
