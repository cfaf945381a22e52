#include "io/whole_letters.h"

#include <QTextBoundaryFinder>

namespace takujo {

QString wholeLetters(const QString &text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    finder.setPosition(most);
    return text.left(finder.isAtBoundary() ? most : finder.toPreviousBoundary());
}

} // namespace takujo
