// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <utility>
#include <vector>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace tenaille::ui {

class LinkButton;

// The head of a part of a side panel: its title at the left; at the right a quiet note, links and small icon
// buttons. The title keeps its place; a note that is too long for the panel is shortened, and its tooltip
// tells it whole.
class SectionHeader final : public QWidget {
    Q_OBJECT
  public:
    explicit SectionHeader(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setNote(const QString& note);
    LinkButton* addLink(const QString& text);
    QToolButton* addButton(const QIcon& icon, const QString& name);

    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fitNote();
    void showDots();

    QHBoxLayout* m_row;
    QLabel* m_title;
    QLabel* m_note;
    QString m_wholeNote;
    std::vector<std::pair<QLabel*, LinkButton*>> m_links;  // each with the dot before it
};

}  // namespace tenaille::ui
