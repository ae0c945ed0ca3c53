// SPDX-License-Identifier: MIT
#include "ui/battle/check_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <climits>
#include <memory>

#include "core/actions/room_parts.h"
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
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
        const int line = fontMetrics().height();
        const QSize size = iconSize();
        icon().paint(&painter, kAround, kAround + (line - size.height()) / 2, size.width(), size.height());
        painter.setPen(palette().color(QPalette::ButtonText));
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
    layout->setContentsMargins(0, 0, 0, 8);
    layout->setSpacing(0);
    m_header = new SectionHeader(tr("Check"));
    m_mendAll = m_header->addLink(QString());
    m_mendAll->setToolTip(
        tr("Mends what is surely wrong, in one step that can be undone; rooms without a way in and missing "
           "walls wait for your word"));
    layout->addWidget(m_header);
    m_rows = new QVBoxLayout;
    m_rows->setContentsMargins(0, 4, 0, 0);
    m_rows->setSpacing(0);
    layout->addLayout(m_rows);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    m_poll.setInterval(kPollMs);
    connect(&m_pause, &QTimer::timeout, this, &CheckPanel::begin);
    connect(&m_poll, &QTimer::timeout, this, &CheckPanel::poll);
    connect(m_mendAll, &QToolButton::clicked, this, [this] {
        m_context.perform(actions::MendMap{{}, true});
    });
    connect(&document, &Document::changed, this, &CheckPanel::documentChanged);
    connect(&document, &Document::wasReset, this, &CheckPanel::documentChanged);
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
    showFindings();
    Q_EMIT checked();
}

void CheckPanel::showFindings() {
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
    // By sorts: many of one do not hide the others.
    std::size_t rows = 0;
    for (std::size_t first = 0; first < m_findings.size();) {
        std::size_t next = first;
        while (next < m_findings.size() && m_findings[next].flaw == m_findings[first].flaw) ++next;
        const bool opened = m_opened.contains(m_findings[first].flaw);
        const std::size_t shown =
            std::min(next - first,
                     opened ? kMostOpened : std::min(kMostOfASort, kMostRows - std::min(rows, kMostRows)));
        for (std::size_t i = first; i < first + shown; ++i) m_rows->addWidget(makeRow(m_findings[i]));
        rows += shown;
        if (shown < next - first)
            addMore(m_findings[first].flaw, static_cast<int>(next - first - shown), shown > 0);
        first = next;
    }
}

void CheckPanel::addMore(actions::MapFlaw flaw, int count, bool alike) {
    auto* more = new LinkButton(
        alike ? tr("and %n more like this", nullptr, count) : tr("and %n of another sort", nullptr, count),
        this);
    if (m_opened.contains(flaw)) more->setEnabled(false);  // mend some first
    auto* line = new QHBoxLayout;
    line->setContentsMargins(32, 0, 12, 4);
    line->addWidget(more);
    line->addStretch(1);
    auto* row = new QWidget;
    row->setLayout(line);
    m_rows->addWidget(row);
    // Later: the row goes.
    connect(
        more, &QToolButton::clicked, this,
        [this, flaw] {
            m_opened.insert(flaw);
            showFindings();
        },
        Qt::QueuedConnection);
}

QWidget* CheckPanel::makeRow(const actions::MapFinding& finding) {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(8, 0, 12, 0);
    line->setSpacing(4);
    auto* jump = new FindingButton;
    jump->setAutoRaise(true);
    jump->setFocusPolicy(Qt::TabFocus);
    jump->setIcon(icon(Glyph::Warning, IconTint::Warning));
    jump->setText(findingText(finding, m_context.grid()));
    jump->setToolTip(jump->text() + QLatin1Char('\n') +
                     findingPlace(finding, m_context.encounter().gridRecord().extent) + QLatin1Char('\n') +
                     tr("Shows it on the map"));
    line->addWidget(jump, 1);
    connect(jump, &QToolButton::clicked, this, [this, records = finding.records, at = finding.at] {
        std::vector<RecordId> shown = records;
        // Of a place alone its floor.
        if (const auto floor = actions::floorAt(m_context.encounter(), at); floor && shown.empty())
            shown.push_back(*floor);
        m_context.select(std::move(shown));
        Q_EMIT lookWanted(at);
    });
    const auto offer = [&](const QString& text, const QString& tip, const actions::MapRepair& repair) {
        auto* link = new LinkButton(text, row);
        link->setToolTip(tip);
        line->addWidget(link, 0, Qt::AlignTop);
        // Later: the row goes with the edit.
        connect(
            link, &QToolButton::clicked, this,
            [this, repair] {
                m_context.perform(actions::MendMap{{repair}, false});
            },
            Qt::QueuedConnection);
    };
    if (finding.meant) offer(tr("Is meant", "a finding of the check"), meantText(finding), *finding.meant);
    if (finding.repair) offer(tr("Mend"), repairText(finding), *finding.repair);
    return row;
}

}  // namespace tenaille::ui
