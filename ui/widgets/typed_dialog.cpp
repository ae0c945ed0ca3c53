// SPDX-License-Identifier: MIT
#include "ui/widgets/typed_dialog.h"

#include <QApplication>
#include <QDialog>
#include <QEventLoop>
#include <QKeyEvent>
#include <QPointer>
#include <QWindow>
#include <memory>
#include <vector>

namespace tenaille::ui {

namespace {

int typedDialogs = 0;

// Stands for the modality, which would throw the keys away before anybody sees them: other windows get
// nothing from the hand, and their keys go to the dialog. Keys that come after it was answered, and before
// its answer was taken, are typed once more to whoever they were for.
class Redirection final : public QObject {
  public:
    explicit Redirection(QDialog& dialog) : m_dialog(dialog) {
        qApp->installEventFilter(this);
        connect(&dialog, &QDialog::finished, this, [this] { m_over = true; });
        ++typedDialogs;
    }
    Redirection(const Redirection&) = delete;
    Redirection& operator=(const Redirection&) = delete;
    ~Redirection() override {
        --typedDialogs;
        for (Late& late : m_late)
            if (late.receiver) QCoreApplication::postEvent(late.receiver, late.event.release());
    }

    bool eventFilter(QObject* receiver, QEvent* event) override {
        if (event->type() == QEvent::Shortcut) return !isWithin(receiver);
        if (!isElsewhere(receiver)) return false;
        switch (event->type()) {
            case QEvent::ShortcutOverride:
                event->accept();  // no command of another window takes it
                return true;
            case QEvent::KeyPress:
            case QEvent::KeyRelease:
                if (m_over)
                    m_late.push_back({receiver, copied(static_cast<const QKeyEvent&>(*event))});
                else
                    send(static_cast<const QKeyEvent&>(*event));
                return true;
            case QEvent::MouseButtonPress:
            case QEvent::MouseButtonRelease:
            case QEvent::MouseButtonDblClick:
            case QEvent::Wheel:
            case QEvent::ContextMenu:
            case QEvent::TabletPress:
            case QEvent::TouchBegin:
            case QEvent::DragEnter:
                return true;
            case QEvent::Close:
                event->ignore();
                return true;
            default:
                return false;
        }
    }

  private:
    bool isWithin(const QObject* receiver) const {
        while (receiver != nullptr && receiver != &m_dialog) receiver = receiver->parent();
        return receiver != nullptr;
    }
    // Dialogs and lists that open from the dialog are its own.
    bool isElsewhere(const QObject* receiver) const {
        if (QApplication::activePopupWidget() != nullptr || QApplication::activeModalWidget() != nullptr)
            return false;
        if (const auto* widget = qobject_cast<const QWidget*>(receiver))
            return widget->window() != &m_dialog && widget->window()->parentWidget() != &m_dialog;
        const auto* window = qobject_cast<const QWindow*>(receiver);
        if (window == nullptr) return false;
        // Before it is shown the dialog has no window, and nothing opens from it.
        const QWindow* own = m_dialog.windowHandle();
        return own == nullptr || (window != own && window->transientParent() != own);
    }
    void send(const QKeyEvent& event) {
        QWidget* to = m_dialog.focusWidget();
        QCoreApplication::sendEvent(to != nullptr ? to : &m_dialog, copied(event).get());
    }
    static std::unique_ptr<QKeyEvent> copied(const QKeyEvent& event) {
        return std::make_unique<QKeyEvent>(event.type(), event.key(), event.modifiers(), event.text(),
                                           event.isAutoRepeat());
    }

    struct Late {
        QPointer<QObject> receiver;
        std::unique_ptr<QKeyEvent> event;
    };
    QDialog& m_dialog;
    bool m_over = false;
    std::vector<Late> m_late;
};

}  // namespace

bool isTypedDialogOpen() { return typedDialogs > 0; }

int execWhileTyping(QDialog& dialog) {
    const QPointer<QDialog> alive(&dialog);
    QEventLoop loop;
    QObject::connect(&dialog, &QDialog::finished, &loop, &QEventLoop::quit);
    const Redirection redirection(dialog);
    dialog.show();
    dialog.activateWindow();
    loop.exec(QEventLoop::DialogExec);
    return alive ? dialog.result() : QDialog::Rejected;
}

}  // namespace tenaille::ui
