// Keys of the dialog.
#include "faircandidates.h"
#include "fairdialog.h"

#include <QKeyEvent>
#include <QPushButton>

namespace takujo::editor {

void FairDialog::reject()
{
    if (m_runner.running())
        m_runner.stop();
    else
        QDialog::reject();
}

// Enter presses the button that has the focus, else begins the search; it ends none by the way.
bool FairDialog::enter(const QKeyEvent &key)
{
    if ((key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter) || key.isAutoRepeat())
        return false;
    if (auto *button = qobject_cast<QPushButton *>(focusWidget()))
        button->click();
    else if (!m_runner.running())
        m_start->click();
    return true;
}

// Alt and a letter chooses a candidate, wherever the focus is.
bool FairDialog::event(QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::event(event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (enter(*key))
        return true;
    if (!m_runner.state())
        return QDialog::event(event);
    const int place = key->key() - Qt::Key_A;
    const std::vector<std::size_t> &shown = m_runner.state()->shown;
    if (key->modifiers() == Qt::AltModifier && place >= 0 &&
        place < static_cast<int>(shown.size())) {
        m_candidates->choose(static_cast<int>(shown[static_cast<std::size_t>(place)]));
        return true;
    }
    return QDialog::event(event);
}

} // namespace takujo::editor
