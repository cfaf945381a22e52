#include "plaintext.h"

namespace takujo::editor {

namespace {

constexpr qsizetype kMostLetters = 300; ///< of a sentence: a key of a file may have 16 million
constexpr int kMostOfWord = 30;         ///< letters that must stand on one line
constexpr qsizetype kMostInTip = 1000;

QString shortened(const QString &text, qsizetype most)
{
    return text.size() <= most ? text : text.left(most - 1) + u'…';
}

/// A sentence of a message, with places where a word that fills lines can be broken.
QString foldable(const QString &sentence)
{
    QString out;
    int run = 0;
    for (const QChar c : shortened(sentence, kMostLetters)) {
        run = c.isSpace() ? 0 : run + 1;
        if (run > kMostOfWord && !c.isLowSurrogate()) {
            out += QChar(0x200B); // zero width space
            run = 1;
        }
        out += c;
    }
    return out;
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
    setText(foldable(text));
}

void PlainBox::setSentences(const QStringList &sentences)
{
    QStringList shown;
    for (const QString &sentence : sentences)
        shown.append(foldable(sentence));
    setInformativeText(QStringLiteral(" ")); // makes its label, which setTextFormat() leaves alone
    for (QLabel *label : findChildren<QLabel *>())
        label->setTextFormat(Qt::PlainText);
    setInformativeText(shown.join(u'\n'));
}

} // namespace takujo::editor
