#include "matchinfo.h"

#include "shown.h"

#include <nlohmann/json.hpp>

namespace takujo {

using namespace Qt::StringLiterals;

QString MatchInfo::gameName() const
{
    return m_words.language() == Language::Ja ? m_game.nameJa : m_game.nameEn;
}

// A preset has its game's words.
bool MatchInfo::rulesChanged() const { return !m_match.record().rules.changes->empty(); }

QString MatchInfo::rulesName() const { return rulesNameOf(m_match.record().rules, m_words); }

QString MatchInfo::dealNumber() const
{
    return shownDeal(takujo::dealNumber(m_match.record().seed));
}

QString shownDeal(int deal)
{
    return u"%1-%2"_s.arg(deal / 10'000, 4, 10, QChar(u'0')).arg(deal % 10'000, 4, 10, QChar(u'0'));
}

QString MatchInfo::cover() const { return fileUrl(m_game.cover); }

} // namespace takujo
