#include "resultwords.h"

#include "matchsession.h"

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

// At the end the best stand first: a row may have no room for all.
QString scores(const Words &words, const Presentation &table, Language language, bool over)
{
    std::vector<SeatSummary> seats(table.seats.begin(), table.seats.end());
    if (over)
        std::stable_sort(seats.begin(), seats.end(), [](const auto &a, const auto &b) {
            return a.score.value_or(0) > b.score.value_or(0);
        });
    QStringList parts;
    for (const SeatSummary &seat : seats)
        if (seat.score)
            parts.append(language == Language::Ja
                             ? u"%1 %2点"_s.arg(words.seat(seat.seat), QString::number(*seat.score))
                             : u"%1 %2"_s.arg(words.seat(seat.seat), QString::number(*seat.score)));
    return parts.join(language == Language::Ja ? u"　"_s : u" · "_s);
}

} // namespace

Json recordOf(const MatchSession &session)
{
    return writeRecord(session.match().game(), session.match().record());
}

RecordEntry describeRecord(const MatchSession &session, const QString &file)
{
    const Match &match = session.match();
    const MatchRecord &record = match.record();
    RecordEntry entry;
    entry.file = file;
    RecordSummary &summary = entry.summary;
    summary.game = record.rules.game;
    summary.rulesBase = record.rules.base;
    summary.rulesNameJa = record.rules.nameJa;
    summary.rulesNameEn = record.rules.nameEn;
    summary.rulesHash = record.rulesHash;
    summary.seats = record.seats;
    summary.started = record.started;
    summary.deal = dealNumber(record.seed);
    summary.plies = match.plyCount();
    summary.finished = match.finished();
    summary.practice = record.practice;
    summary.result = record.result;
    summary.gaveUp = record.gaveUp;
    if (!match.finished())
        entry.turnColour = record.seats[static_cast<std::size_t>(match.actor())].colour;
    // one person: that seat's view; nobody or several: what everybody may see
    const Presentation table = match.table(match.onlyHuman());
    Words words = session.words(); // in both languages, whichever it speaks
    for (const Language language : {Language::Ja, Language::En}) {
        const auto at = static_cast<std::size_t>(language);
        words.setLanguage(language);
        words.setSeats(match.seats());
        entry.phase[at] = words(table.phase);
        entry.points[at] = scores(words, table, language, match.finished());
        if (match.finished() && entry.points[at].isEmpty()) // of partners: how it ended, in brief
            entry.points[at] = words(match.outcome().headline);
        if (match.finished())
            entry.result[at] = words(toldOf(match.outcome()));
        else
            entry.turn[at] = words.seat(match.actor());
    }
    return entry;
}

} // namespace takujo
