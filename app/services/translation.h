#pragma once
#include "game/text.h"

#include <QObject>
#include <QTranslator>

namespace takujo {

/// The language of the whole program: own words, Qt's own dialogs, number and date formats.
class Translation : public QObject
{
    Q_OBJECT

public:
    explicit Translation(QObject *parent = nullptr) : QObject(parent) {}

    /// @param choice "ja", "en" or "system": Japanese where the system speaks it, else English
    void use(const QString &choice);
    Language language() const { return m_language; }
    QString code() const
    {
        return m_language == Language::Ja ? QStringLiteral("ja") : QStringLiteral("en");
    }

signals:
    void changed();

private:
    Language m_language = Language::En;
    bool m_loaded = false;
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace takujo
