#include "coldwaterhand.h"

#include <QTest>

namespace takujo::coldwaterhand {

using namespace Qt::StringLiterals;

static QString seatZone(MatchSession *session, const QString &zone)
{
    return zone + u'.' + QString::number(session->view()->seat());
}

QString idOf(const QQuickItem *item)
{
    const QString anchor = item->property("anchor").toString();
    return anchor.isEmpty() ? item->property("pieceId").toString() : anchor;
}

QQuickItem *itemAt(const WindowDriver &window, const QString &anchor)
{
    return window.itemWhere([&](QQuickItem *item) {
        return item->isVisible() && item->isEnabled() && idOf(item) == anchor;
    });
}

/// Fish the option would catch count most, then bait; a zone is refilled where most is missing.
static int worth(MatchSession *session, const PromptOption &option)
{
    const QString anchor = QString::fromStdString(option.anchor);
    if (anchor.startsWith(u"tackle-"))
        return 40; // used as soon as it can be
    if (anchor.startsWith(u"box.")) {
        const QString zone = anchor.section(u'/', 0, 0);
        return 3 * (zone.section(u'.', -1).toInt() - session->table()->zone(zone)->count());
    }
    int sum = anchor.startsWith(u"space.harbour") || anchor.startsWith(u"master") ? 4 : 0;
    for (const std::string &id : option.affects)
        sum += id.starts_with("fish-") ? 20 : 1;
    return sum;
}

static QString best(MatchSession *session)
{
    QString anchor;
    int most = -1;
    for (const PromptOption &option : session->prompt()->prompt().options) {
        if (const int now = worth(session, option); !option.anchor.empty() && now > most) {
            most = now;
            anchor = QString::fromStdString(option.anchor);
        }
    }
    return anchor;
}

QString previewed(MatchSession *session)
{
    QString anchor;
    for (const PromptOption &option : session->prompt()->prompt().options)
        if (!option.affects.empty())
            anchor = QString::fromStdString(option.anchor);
    return anchor;
}

/// Bait that can go with what is chosen already.
static QStringList nextBait(MatchSession *session)
{
    QStringList found;
    for (int number = 3; number <= 6; ++number) {
        const RowModel *zone =
            session->table()->zone(seatZone(session, u"box"_s) + u'.' + QString::number(number));
        for (int row = 0; row < zone->count(); ++row)
            if (zone->value(row, u"legal"_s).toBool() && !zone->value(row, u"chosen"_s).toBool())
                found.append(zone->value(row, u"pieceId"_s).toString());
    }
    return found;
}

void answer(WindowDriver &window, const Press &press)
{
    MatchSession *session = window.session();
    if (session->prompt()->composed()) {
        for (const QString &first : nextBait(session)) { // of which some have nothing to go with
            press({}, first);
            for (int i = 1; i < session->prompt()->min() && !session->draft()->complete(); ++i)
                if (const QStringList next = nextBait(session); !next.isEmpty())
                    press({}, next.first());
            if (session->draft()->complete())
                break;
            session->draft()->clear();
        }
        QVERIFY2(session->draft()->complete(), qPrintable(session->draft()->refusal()));
        return window.key(Qt::Key_Return);
    }
    if (session->prompt()->mainOption() >= 0 && !best(session).startsWith(u"tackle-"))
        return window.key(Qt::Key_Return);
    const QString anchor = best(session);
    anchor.isEmpty() ? void(session->choose(0)) : press({}, anchor);
}

} // namespace takujo::coldwaterhand
