// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <vector>

class QToolBar;
class QToolButton;

namespace tenaille::ui {

// Where a bar is too narrow, buttons of it show their signs alone, one after the other, before any of the bar
// is hidden behind its "...": the button that goes on with the game stands last and would be the first to go.
class BarFit final : public QObject {
  public:
    // `buttons`: with a sign and words, in the order in which they give up the words. `elastic`: one whose
    // words take what is left, in pixels at least `least`. The bar becomes the parent.
    BarFit(QToolBar& bar, std::vector<QToolButton*> buttons, const QToolButton& elastic, int least);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fit();

    QToolBar& m_bar;
    std::vector<QToolButton*> m_buttons;
    std::vector<int> m_saved;  // pixels, by each of the first buttons, that show their signs alone
    const QToolButton& m_elastic;
    int m_least;
};

}  // namespace tenaille::ui
