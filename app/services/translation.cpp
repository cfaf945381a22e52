#include "translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace takujo {

using namespace Qt::StringLiterals;

void Translation::use(const QString &choice)
{
    const bool japanese =
        choice == u"ja" || (choice != u"en" && QLocale::system().language() == QLocale::Japanese);
    const Language wanted = japanese ? Language::Ja : Language::En;
    if (m_loaded && wanted == m_language)
        return;
    m_loaded = true;
    m_language = wanted;
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    QLocale::setDefault(japanese ? QLocale(QLocale::Japanese, QLocale::Japan)
                                 : QLocale(QLocale::English));
    if (m_own.load(u":/i18n/takujo_"_s + code() + u".qm"_s))
        QCoreApplication::installTranslator(&m_own);
    if (m_qt.load(u"qtbase_"_s + code(), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    emit changed();
}

} // namespace takujo
