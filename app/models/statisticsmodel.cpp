#include "statisticsmodel.h"

#include "recordstore.h"
#include "shelfmodel.h"
#include "words.h"

namespace takujo {

using namespace Qt::StringLiterals;

StatisticsModel::StatisticsModel(const Catalogue &catalogue, RecordStore &store, QObject *parent)
    : RowModel({"gameId", "name", "cover", "matches", "won", "gaveUp", "average", "best", "levels",
                "cooperative"},
               parent),
      m_catalogue(catalogue),
      m_store(store)
{
    connect(&m_store, &RecordStore::changed, this, [this] {
        if (m_counted)
            recount();
    });
}

void StatisticsModel::recount()
{
    m_counted = true;
    Rows rows;
    for (const GameStatistics &s : m_store.statistics()) {
        const GameEntry *game = m_catalogue.find(s.game);
        if (!game)
            continue;
        QVariantList levels;
        for (const GameStatistics::ByLevel &level : s.levels)
            levels.append(QVariantMap{{u"level"_s, levelText(level.level)},
                                      {u"matches"_s, level.matches},
                                      {u"won"_s, level.won}});
        rows.append({s.game,
                     {s.game, m_language == Language::Ja ? game->nameJa : game->nameEn,
                      fileUrl(game->cover), s.matches, s.won, s.gaveUp, s.average, s.best, levels,
                      game->cooperative}});
    }
    setRows(rows);
}

void StatisticsModel::show(Language language)
{
    m_language = language;
    if (m_counted)
        recount();
}

} // namespace takujo
