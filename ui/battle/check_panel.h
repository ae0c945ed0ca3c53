// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>
#include <future>
#include <map>
#include <stop_token>
#include <vector>

#include "core/actions/map_check.h"
#include "ui/battle/battle_context.h"

class QScrollArea;
class QVBoxLayout;

namespace tenaille::ui {

class LinkButton;
class SectionHeader;

// What may be wrong with the map, by sorts that fold: each finding with a jump to it and, where there is one,
// a remedy of one click, or of one for the whole sort. Looked for in another thread while the panel is in
// sight, a moment after each edit. While the mouse is over the panel nothing moves up under it: what was
// mended stays, ticked, until the mouse goes.
class CheckPanel final : public QWidget {
    Q_OBJECT

  public:
    CheckPanel(BattleContext& context, Document& document, QWidget* parent = nullptr);
    ~CheckPanel() override;
    CheckPanel(const CheckPanel&) = delete;
    CheckPanel& operator=(const CheckPanel&) = delete;
    CheckPanel(CheckPanel&&) = delete;
    CheckPanel& operator=(CheckPanel&&) = delete;

    const std::vector<actions::MapFinding>& findings() const { return m_findings; }
    // What it wants of a panel of that height: all its lines, or two fifths of it. Under the mouse it stays
    // as high as it is.
    int heightIn(int panel) const;
    // Only the head, while something is drawn: half a room has a missing wall.
    void setFolded(bool folded);

  Q_SIGNALS:
    void lookWanted(tenaille::board::LatticePoint at);
    void checked();
    void heightChanged();

  protected:
    void showEvent(QShowEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    struct Line {
        actions::MapFinding finding;
        bool gone = false;  // mended, or it went with another edit
    };
    using Lines = std::vector<Line>;
    enum class Fold { Folded, SomeShown, AllShown };

    void documentChanged();
    void begin();
    void poll();
    void takeLines();
    void showFindings();
    void showParts();
    void showSort(Lines::const_iterator first, Lines::const_iterator last, std::size_t& shown);
    void addMeantRow(int rooms);
    void addSortHead(Lines::const_iterator first, Lines::const_iterator last, bool folded);
    void addFoldLink(const QString& text, actions::MapFlaw flaw, Fold becomes);
    void fold(actions::MapFlaw flaw, Fold fold);
    QWidget* makeRow(const Line& line);

    BattleContext& m_context;
    bool m_folded = false;
    SectionHeader* m_header = nullptr;
    LinkButton* m_mendAll = nullptr;
    LinkButton* m_open = nullptr;  // while it is folded
    QScrollArea* m_area = nullptr;
    QVBoxLayout* m_rows = nullptr;
    QTimer m_pause;  // after an edit
    QTimer m_poll;   // while the other thread looks
    bool m_stale = true;
    std::vector<actions::MapFinding> m_findings;
    Lines m_lines;  // what the list shows: what is found, in its order, and what is gone
    std::map<actions::MapFlaw, Fold> m_folds;                 // by the user
    std::stop_source m_stop;                                  // of what runs
    std::future<std::vector<actions::MapFinding>> m_running;  // last: waits for its thread
};

}  // namespace tenaille::ui
