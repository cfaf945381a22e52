#pragma once
#include <QTranslator>

namespace takujo {

class Catalogue;

/// The English of the program 40 % longer, with accents and in brackets, as a wordy language would be.
/// Placeholders and markup stay.
class Stretched : public QTranslator
{
public:
    Stretched();

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *comment,
                      int n) const override;
    static QString stretch(const QString &text);
    /// Makes the English of engine and games longer, too, for the rest of the process.
    static void stretchGames(Catalogue &games);

private:
    QTranslator m_english;
};

} // namespace takujo
