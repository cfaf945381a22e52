// A save of the desktop program alone: a match that is open in the folder is won and saved. Ended by
// tests/kills at any call of the system, and then looked after by another start of the program.
//   takujo-save-probe begin|win|check FOLDER [saved]
#include "savedentry.h"

#include <QCoreApplication>
#include <QDir>

#include <cstdio>
#include <unistd.h>

using namespace takujo;

namespace {

RecordEntry openMatch(const RecordStore &store)
{
    return entryOf(fileIn(store, "a"), {{true, ""}, {false, "expert"}}, false);
}

RecordEntry wonMatch(const RecordStore &store)
{
    return entryOf(fileIn(store, "a"), {{true, "", 7, true}, {false, "expert", 3}});
}

bool save(RecordStore &store, const RecordEntry &entry)
{
    return store.save(entry, documentOf(entry)).empty();
}

bool complain(const char *what)
{
    std::fprintf(stderr, "%s\n", what);
    return false;
}

/// What the list says fits the file, which is one of the two that were saved; the second if it must.
bool fits(const QString &folder, bool mustBeWon = false)
{
    RecordStore store(folder);
    if (store.entries().size() != 1 || !store.entries()[0].readable)
        return complain("the match is lost");
    const Loaded<std::string> file = readFile(store.entries()[0].file);
    const bool won = file && *file == prettyJson(documentOf(wonMatch(store)));
    if (!won && (!file || *file != prettyJson(documentOf(openMatch(store)))))
        return complain("the file is neither the one nor the other");
    if (mustBeWon && !won)
        return complain("it said that it was saved");
    const RecordSummary &summary = store.entries()[0].summary;
    if (summary.finished != won || summary.seats.size() != 2)
        return complain("the list does not fit the file");
    // what the statistics count
    const bool counted = summary.result && contains(summary.result->winners, 0);
    return counted == won || complain("the result does not fit the file");
}

bool check(const QString &folder, bool saved)
{
    if (!fits(folder, saved) || !fits(folder)) // the second time from the index the first one left
        return false;
    RecordStore store(folder);
    if (!save(store, wonMatch(store)) || !fits(folder))
        return complain("the next save fails");
    for (const QString &name : QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System))
        if (name != QStringLiteral("a.takujo") && name != QStringLiteral("a.takujo~") &&
            name != QStringLiteral("index.sqlite"))
            return complain(qPrintable(name + QStringLiteral(" was left behind")));
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString what = QString::fromLocal8Bit(argc > 2 ? argv[1] : "");
    const QString folder = QString::fromLocal8Bit(argc > 2 ? argv[2] : "");
    if (what == QStringLiteral("check"))
        return check(folder, argc > 3 && QByteArray(argv[3]) == "saved") ? 0 : 1;
    RecordStore store(folder);
    if (what == QStringLiteral("begin"))
        return save(store, openMatch(store)) ? 0 : 1;
    if (what != QStringLiteral("win"))
        return 2;
    store.entries();
    (void)::access("/takujo-probe/begin", F_OK); // marks in the trace
    const bool saved = save(store, wonMatch(store));
    (void)::access("/takujo-probe/end", F_OK);
    return saved ? 0 : 1;
}
