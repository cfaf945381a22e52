#pragma once
#include <QByteArray>
#include <QString>

#include <string>

namespace takujo {

/// A stretch of a text, counted as QString counts.
struct TextSpan
{
    int start = 0;
    int length = 0;
    friend bool operator==(const TextSpan &, const TextSpan &) = default;
};

/// Where the values of a JSON document stand in its text, for an editor that marks what a problem names.
class JsonPlaces
{
public:
    explicit JsonPlaces(const QString &text) : m_utf8(text.toUtf8()) {}

    /// The value at a JSON pointer, of several the last one. Where there is none, the deepest one above
    /// it that is there: its opening bracket. A text that is no JSON has one place, where reading it
    /// ended.
    TextSpan find(const std::string &pointer) const;

private:
    /// The character that holds this byte.
    TextSpan characterAt(qsizetype byte) const;
    TextSpan spanOf(qsizetype begin, qsizetype end) const;

    QByteArray m_utf8;
};

} // namespace takujo
