#include "arrangement.h"

#include "lookcheck.h"

#include <QQmlIncubationController>
#include <QTest>

#include <utility>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLooks = 10;
constexpr int kBetweenLooksMs = 200;

} // namespace

QString nameOf(const QString &what, const Arrangement &arrangement)
{
    return u"%1 %2x%3 %4%"_s.arg(what)
        .arg(arrangement.pixels.width())
        .arg(arrangement.pixels.height())
        .arg(arrangement.text);
}

void arrange(WindowDriver &window, const Arrangement &wanted)
{
    window.desktop().settings().setTextSize(wanted.text);
    window.desktop().window()->resize(wanted.pixels);
    QTest::qWait(80);
    // Rows of lists are made little by little; one half made has no name yet.
    const QQmlIncubationController *making = window.desktop().engine().incubationController();
    (void)QTest::qWaitFor([making] { return !making || making->incubatingObjectCount() == 0; });
}

void keepPicture(WindowDriver &window, const QString &name)
{
    const QString pictures = qEnvironmentVariable("TAKUJO_TEST_PICTURES");
    if (!pictures.isEmpty())
        window.desktop().window()->grabWindow().save(pictures + u'/' +
                                                     QString(name).replace(u' ', u'-') + u".png"_s);
}

QStringList faultsNow(WindowDriver &window, const QString &language, const QString &where)
{
    keepPicture(window, where);
    QQuickWindow *view = window.desktop().window();
    const auto look = [&] {
        return faultsOfTexts(view, language) + faultsOfControls(view, language);
    };
    // On a busy machine a page may still be laid out: what two looks in a row find counts.
    QStringList faults = look(), before, out;
    for (int looks = 1; looks < kLooks && !faults.isEmpty() && faults != before; ++looks) {
        QTest::qWait(kBetweenLooksMs);
        before = std::exchange(faults, look());
    }
    for (const QString &fault : faults)
        out.append(where + u": "_s + fault);
    return out;
}

bool nameFaults(const QStringList &faults)
{
    for (const QString &fault : faults)
        qInfo("%s", qPrintable(fault));
    return faults.isEmpty();
}

} // namespace takujo
