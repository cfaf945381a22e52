#pragma once
#include <QLabel>
#include <QMessageBox>

namespace takujo::editor {

/// Qt guesses whether the text of a label, message or tooltip is markup, and a name out of a file may
/// look like it: it would load pictures and hide what stands behind. Widgets that show such texts are
/// made here, and nowhere else (tests/check-sources).

/// Shows its text letter by letter.
QLabel *plainLabel(const QString &text = {}, QWidget *parent = nullptr);
/// For markup of the program itself; what is put into it goes through toHtmlEscaped().
QLabel *markupLabel();
/// A text for setToolTip(), QToolTip::showText() and Qt::ToolTipRole, shown letter by letter.
QString plainTip(const QString &text);

/// A question or message with sentences below its title, shown letter by letter and never larger
/// than the screen.
class PlainBox : public QMessageBox
{
    Q_OBJECT

public:
    PlainBox(Icon icon, const QString &title, const QString &text, QWidget *parent);
    void setSentences(const QStringList &sentences);
};

} // namespace takujo::editor
