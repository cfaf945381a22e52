#include "coinhunthand.h"

#include <QTest>

namespace takujo {

using namespace Qt::StringLiterals;

QPair<QString, QString> legalPiece(MatchSession *session)
{
    const QString seat = QString::number(session->view()->seat());
    for (const QString &zone :
         {u"board"_s, u"fallen"_s, u"wallet."_s + seat, u"vault."_s + seat, u"secret."_s + seat}) {
        const RowModel *pieces = session->table()->zone(zone);
        for (int row = 0; row < pieces->count(); ++row)
            if (pieces->value(row, u"legal"_s).toBool())
                return {zone, pieces->value(row, u"pieceId"_s).toString()};
    }
    return {};
}

bool aimWhereCoinsFall(WindowDriver &window)
{
    ForecastModel *forecast = window.session()->forecast();
    window.key(Qt::Key_Home);
    for (int i = 0; i < 12; ++i)
        window.key(Qt::Key_Plus);
    for (int i = 0; i < 14; ++i) {
        if (!QTest::qWaitFor([&] { return forecast->settled(); }, 20000))
            return false;
        if (forecast->counts()[0] == 0)
            return true;
        window.key(Qt::Key_Right, Qt::ControlModifier);
    }
    return false;
}

void shareOut(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    const RowModel *piles = session->table()->zone(u"stash"_s);
    for (int row = 0; row < std::min(piles->count(), session->seatCount()); ++row)
        press(u"stash"_s, piles->value(row, u"pieceId"_s).toString());
    QVERIFY2(session->draft()->complete(), qPrintable(session->draft()->refusal()));
    window.key(Qt::Key_Return);
}

} // namespace takujo
