#pragma once
#include <QString>

namespace takujo {

/// The beginning of a text, at most so long (as QString counts). It never ends within a letter as people see
/// them: half a pair is no text, and a part of a joined sign is another sign.
QString wholeLetters(const QString &text, qsizetype most);

} // namespace takujo
