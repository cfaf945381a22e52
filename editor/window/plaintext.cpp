#include "plaintext.h"

#include "io/whole_letters.h"
#include "look.h"

namespace takujo::editor {

namespace {

constexpr qsizetype kMostLetters = 300; ///< of a sentence: a key of a file may have 16 million
constexpr int kMostOfWord = 30;         ///< letters that must stand on one line
constexpr qsizetype kMostInTip = 1000;

QString shortened(const QString &text, qsizetype most)
{
    return text.size() <= most ? text : wholeLetters(text, most - 1) + u'…';
}

/// A sentence of a message without words that fill lines: a key of a file may be one. Words of
/// Japanese are not told apart by spaces, and can be broken anywhere.
QString foldable(const QString &sentence)
{
    QString out;
    int run = 0;
    for (const QChar c : sentence) {
        run = c.isSpace() || c.unicode() > 0x7F ? 0 : run + 1;
        if (run <= kMostOfWord)
            out += c;
        else if (run == kMostOfWord + 1)
            out += u'…';
    }
    return shortened(out, kMostLetters);
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
    const bool asks = icon == Question;
    setIconPixmap(look()
                      .icon(asks ? QStringLiteral("ask") : QStringLiteral("warn"),
                            asks ? look().accent : look().warn)
                      .pixmap(look().px(40)));
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
