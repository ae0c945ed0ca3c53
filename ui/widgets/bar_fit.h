// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <cstddef>
#include <vector>

class QAction;
class QToolBar;
class QToolButton;

namespace tenaille::ui {

// Where a bar is too narrow, buttons of it show their signs alone, one after the other, and then some go that
// stand in a menu, too, before any of the bar is hidden behind its "...": the button that goes on with the
// game stands last and would be the first to go.
class BarFit final : public QObject {
  public:
    // `buttons`: with a sign and words, in the order in which they give up the words. `spared`: entries of
    // the bar with a button, in the order in which they go; nobody else shows or hides them. `elastic`: one
    // whose words take what is left, in pixels at least `least`. The bar becomes the parent.
    BarFit(QToolBar& bar, const std::vector<QToolButton*>& buttons, const std::vector<QAction*>& spared,
           const QToolButton& elastic, int least);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Step {
        QToolButton* button;
        QAction* entry;  // that goes; nullptr: the words go
        int saved = 0;   // pixels, once it was taken
    };
    void fit();
    void take(Step& step);

    QToolBar& m_bar;
    std::vector<Step> m_steps;
    std::size_t m_taken = 0;  // the first ones
    const QToolButton& m_elastic;
    int m_least;
};

}  // namespace tenaille::ui
