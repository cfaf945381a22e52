#include "matchinfo.h"

#include "game/rulebook.h"
#include "shelfmodel.h"

namespace takujo {

using namespace Qt::StringLiterals;

QString MatchInfo::gameName() const
{
    return m_words.language() == Language::Ja ? m_game.nameJa : m_game.nameEn;
}

// A preset has its game's words.
QString MatchInfo::rulesName() const
{
    const RuleSet &rules = m_match.record().rules;
    const QString own = qstr(shownName(rules, m_words.language()));
    return own.isEmpty() ? m_words.optional("preset." + rules.base) : own;
}

QString MatchInfo::dealNumber() const
{
    const std::uint64_t number = m_match.record().seed % 100'000'000;
    return u"%1-%2"_s.arg(number / 10'000, 4, 10, QChar(u'0'))
        .arg(number % 10'000, 4, 10, QChar(u'0'));
}

QString MatchInfo::cover() const { return fileUrl(m_game.cover); }

} // namespace takujo
