#include "io/document_fields.h"

#include "game/format_version.h"

#include <nlohmann/json.hpp>

namespace takujo {

Problems checkHead(const Json &document, const char *format, const std::string &game)
{
    if (!document.is_object())
        return problem("io.object");
    if (Problems wrong = checkFormat(document, format); !wrong.empty())
        return wrong;
    if (!document.contains("game") || document["game"] != game)
        return problem(Text("io.game").raw("game", game), "/game");
    return {};
}

void describeHead(Fields &f, std::string format, std::string game)
{
    constexpr std::size_t kMaxName = 64;
    f["format"].text(format, kMaxName);
    f["game"].text(game, kMaxName);
}

void describeRules(Field at, const RuleSchema &schema, RuleSet &rules)
{
    if (at.writes())
        at.write(writeRuleSet(rules));
    if (!at.reads())
        return;
    if (const Loaded<RuleSet> read = readRuleSet(schema, at.json()))
        rules = *read;
    else
        at.add(below(at.path(), read.error()));
}

void describePart(Field at, Json &part)
{
    if (at.writes())
        at.write(part);
    else if (at.reads() && at.json().is_object())
        part = at.json();
    else if (at.reads())
        at.wrong("io.member.object");
}

} // namespace takujo
