#include "plaintext.h"

namespace takujo::editor {

namespace {

constexpr qsizetype kMostLetters = 300; ///< of a sentence: a key of a file may have 16 million
constexpr qsizetype kMostInTip = 1000;

QString shortened(const QString &text, qsizetype most)
{
    return text.size() <= most ? text : text.left(most - 1) + u'…';
}

} // namespace

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    return label;
}

QLabel *markupLabel()
{
    auto *label = new QLabel;
    label->setTextFormat(Qt::RichText);
    return label;
}

// A tooltip has no text format: what could be taken for markup becomes markup that shows it.
QString plainTip(const QString &text)
{
    const QString plain = shortened(text, kMostInTip);
    const bool suspect = plain.contains(u'<') || plain.contains(u'&');
    return suspect ? Qt::convertFromPlainText(plain, Qt::WhiteSpaceNormal) : plain;
}

PlainBox::PlainBox(Icon icon, const QString &title, const QString &text, QWidget *parent)
    : QMessageBox(icon, title, {}, NoButton, parent)
{
    setTextFormat(Qt::PlainText);
    setText(shortened(text, kMostLetters));
}

void PlainBox::setSentences(const QStringList &sentences)
{
    QStringList shown;
    for (const QString &sentence : sentences)
        shown.append(shortened(sentence, kMostLetters));
    setInformativeText(QStringLiteral(" ")); // makes its label, which setTextFormat() leaves alone
    for (QLabel *label : findChildren<QLabel *>())
        label->setTextFormat(Qt::PlainText);
    setInformativeText(shown.join(u'\n'));
}

} // namespace takujo::editor
