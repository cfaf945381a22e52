#include "statisticsmodel.h"

#include "matchstatistics.h"
#include "recordstore.h"
#include "shown.h"
#include "words.h"

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QVariantList levelsOf(const MatchStatistics &statistics)
{
    QVariantList levels;
    for (const MatchStatistics::ByLevel &level : statistics.levels)
        levels.append(QVariantMap{{u"level"_s, levelText(level.level)},
                                  {u"matches"_s, level.matches},
                                  {u"won"_s, level.won}});
    return levels;
}

} // namespace

StatisticsModel::StatisticsModel(const Catalogue &catalogue, RecordStore &store, QObject *parent)
    : RowModel({"gameId", "name", "cover", "cooperative", "groups"}, parent),
      m_catalogue(catalogue),
      m_store(store)
{
    connect(&m_store, &RecordStore::changed, this, &StatisticsModel::follow);
}

// Every move saves its match: what no page shows waits for recount().
void StatisticsModel::follow()
{
    if (watched())
        recount();
}

void StatisticsModel::recount()
{
    Rows rows;
    for (const GameEntry &game : m_catalogue.games())
        if (const QVariantList groups = groupsOf(game); !groups.isEmpty())
            rows.append({game.id,
                         {game.id, m_language == Language::Ja ? game.nameJa : game.nameEn,
                          fileUrl(game.cover), game.cooperative, groups}});
    setRows(rows);
}

// Rules may have been changed and kept their name: then their last match tells them apart.
QVariantList StatisticsModel::groupsOf(const GameEntry &game) const
{
    const QList<MatchStatistics> all = countMatches(m_store.entries(), game);
    const auto nameOf = [&](const MatchStatistics &s) {
        return shownRulesName(&game, s.rules, m_language);
    };
    QVariantList groups;
    for (const MatchStatistics &s : all) {
        const QString name = nameOf(s);
        const auto alike = std::count_if(all.begin(), all.end(), [&](const MatchStatistics &other) {
            return other.seats == s.seats && nameOf(other) == name;
        });
        groups.append(QVariantMap{
            {u"rules"_s, alike > 1 ? tr("%1 (last: %2)").arg(name, shownTime(s.last)) : name},
            {u"seats"_s, s.seats},
            {u"matches"_s, s.matches},
            {u"won"_s, s.won},
            {u"gaveUp"_s, s.gaveUp},
            {u"average"_s, s.average},
            {u"best"_s, s.best},
            {u"levels"_s, levelsOf(s)}});
    }
    return groups;
}

void StatisticsModel::show(Language language)
{
    m_language = language;
    follow();
}

} // namespace takujo
