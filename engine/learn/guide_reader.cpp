#include "io/document_fields.h"
#include "learn/guide.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace takujo {

namespace {

constexpr const char *kGuideFormat = "takujo-guide/1";
constexpr std::size_t kMostFigures = 40;
constexpr std::size_t kMostLines = 8;
constexpr std::size_t kMostTerms = 80;
constexpr std::size_t kMostNames = 40;
constexpr std::size_t kLongest = 300;
constexpr std::size_t kClip = 4;
constexpr int kCanvas = 1032;
constexpr int kMostList = 99;

constexpr std::array<std::string_view, 5> kMarks{"right", "wrong", "ring", "note", "arrow"};

template<class Items, class How>
void describeEntries(Fields &f, const char *key, Items &items, std::size_t most, const How &how)
{
    f.optional(key).list(0, 1, most,
                         [&](Field &at, std::size_t) { how(at, items.emplace_back()); });
}

void describeWord(Field &at, std::string &word) { at.text(word, kLongest); }

void describeGuideScene(Field &at, const RuleSchema &schema, GuideScene &scene)
{
    at.object([&](Fields &f) {
        f["id"].text(scene.id, kLongest);
        if (Field rules = f.optional("rules"); rules.reads())
            describeRules(rules, schema, scene.rules.emplace());
        f["seats"].value(scene.seats, Domain::numbers(1, kMaxSeats));
        f["seed"].value(scene.seed, Domain::numbers(1, std::numeric_limits<std::int64_t>::max()));
        describePart(f["position"], scene.position);
    });
}

/// One of `{"ring": target}`, `{"arrow": target, "to": target}` ..., with `text` where it says something.
void describeMark(Field &at, GuideMark &mark)
{
    at.object([&](Fields &f) {
        bool found = false;
        for (std::size_t i = 0; i < kMarks.size(); ++i) {
            if (Field key = f.optional(kMarks[i].data()); key.reads()) {
                mark.kind = static_cast<GuideMark::Kind>(i);
                describeTarget(key, mark.at);
                found = true;
            }
        }
        if (!found)
            f.required("ring");
        if (mark.kind == GuideMark::Kind::Arrow)
            describeTarget(f["to"], mark.to.emplace());
        f.optional("text").text(mark.text, kLongest);
    });
}

void describeValue(Field &at, GuideValue &value)
{
    at.object([&](Fields &f) {
        f["name"].text(value.name, kLongest);
        describeSubject(f, value.of);
        f.optional("index").value(value.index, Domain::numbers(0, kMostList));
    });
}

void describeClip(Field at, std::vector<int> &clip)
{
    at.list(0, kClip, kClip, [&](Field &entry, std::size_t) {
        entry.value(clip.emplace_back(), Domain::numbers(0, kCanvas));
    });
}

void describeFigure(Field &at, GuideFigure &figure)
{
    at.object([&](Fields &f) {
        f["id"].text(figure.id, kLongest);
        f["scene"].text(figure.scene, kLongest);
        f.optional("viewer").value(figure.viewer, Domain::numbers(kNoSeat, kMaxSeats - 1));
        describeEntries(f, "moves", figure.moves, kMostNames, describeWord);
        f.optional("plan").text(figure.plan, kLongest);
        f.optional("asks").value(figure.asks, Domain::flags());
        describeClip(f["clip"], figure.clip);
        describeEntries(f, "marks", figure.marks, kMostNames, describeMark);
        describeEntries(f, "values", figure.values, kMostNames, describeValue);
        describeEntries(f, "claims", figure.claims, kMostNames,
                        [](Field &claim, Statement &statement) {
                            claim.object([&](Fields &inner) { describe(inner, statement); });
                        });
        describeEntries(f, "clauses", figure.clauses, kMostNames, describeWord);
    });
}

void describeLine(Field at, AidLine &line)
{
    at.object([&](Fields &f) {
        f["id"].text(line.id, kLongest);
        f.optional("figure").text(line.figure, kLongest);
        f.optional("icon").text(line.icon, kLongest);
        f.optional("instead").value(line.instead, Domain::flags());
        describeClip(f.optional("clip"), line.clip);
        describeEntries(f, "clauses", line.clauses, kMostNames, describeWord);
    });
}

void describeAid(Fields &f, PlayerAid &aid)
{
    describeLine(f["goal"], aid.goal);
    describeEntries(f, "turn", aid.turn, kMostLines, describeLine);
    describeEntries(f, "scores", aid.scores, kMostLines, describeLine);
    describeEntries(f, "end", aid.end, kMostLines, describeLine);
    describeEntries(f, "forgotten", aid.forgotten, kMostLines, describeLine);
}

void describeTerm(Field &at, GuideTerm &term)
{
    at.object([&](Fields &f) {
        f["id"].text(term.id, kLongest);
        f["clause"].text(term.clause, kLongest);
        describeEntries(f, "pieces", term.pieces, kMostNames, describeWord);
        describeEntries(f, "zones", term.zones, kMostNames, describeWord);
        describeEntries(f, "counters", term.counters, kMostNames, describeWord);
    });
}

void describe(Fields &f, const RuleSchema &schema, Guide &guide)
{
    describeHead(f, kGuideFormat, guide.game);
    describeEntries(f, "scenes", guide.scenes, kMostFigures,
                    [&](Field &at, GuideScene &scene) { describeGuideScene(at, schema, scene); });
    describeEntries(f, "figures", guide.figures, kMostFigures, describeFigure);
    if (Field aid = f.optional("aid"); aid.reads())
        aid.object([&](Fields &inner) { describeAid(inner, guide.aid.emplace()); });
    describeEntries(f, "terms", guide.terms, kMostTerms, describeTerm);
}

void checkFigureNames(const Guide &guide, Problems &problems)
{
    std::set<std::string> names;
    for (std::size_t i = 0; i < guide.figures.size(); ++i) {
        const GuideFigure &figure = guide.figures[i];
        const std::string path = "/figures/" + std::to_string(i);
        if (!names.insert(figure.id).second)
            problems.push_back(
                problem(Text("learn.twice").raw("name", figure.id), path + "/id").front());
        if (!guide.scene(figure.scene))
            problems.push_back(
                problem(Text("learn.scene").raw("scene", figure.scene), path + "/scene").front());
    }
}

bool fits(const std::vector<std::string> &patterns, std::string_view id)
{
    return std::any_of(patterns.begin(), patterns.end(), [id](const std::string &pattern) {
        return pattern.ends_with('*')
                   ? id.starts_with(std::string_view(pattern).substr(0, pattern.size() - 1))
                   : id == pattern;
    });
}

template<class Items>
auto withId(const Items &items, std::string_view id)
{
    const auto it =
        std::find_if(items.begin(), items.end(), [id](const auto &item) { return item.id == id; });
    return it == items.end() ? nullptr : &*it;
}

} // namespace

const GuideScene *Guide::scene(std::string_view id) const { return withId(scenes, id); }
const GuideFigure *Guide::figure(std::string_view id) const { return withId(figures, id); }
const GuideTerm *Guide::term(std::string_view id) const { return withId(terms, id); }

const GuideTerm *Guide::termOf(const Piece &piece) const
{
    const auto kind = std::find_if(terms.begin(), terms.end(), [&](const GuideTerm &term) {
        return !piece.kind.empty() && fits(term.pieces, piece.kind);
    });
    if (kind != terms.end())
        return &*kind;
    const auto zone = std::find_if(terms.begin(), terms.end(), [&](const GuideTerm &term) {
        return fits(term.zones, piece.zone);
    });
    return zone == terms.end() ? nullptr : &*zone;
}

const GuideTerm *Guide::termOf(const Counter &counter) const
{
    const auto it = std::find_if(terms.begin(), terms.end(), [&](const GuideTerm &term) {
        return fits(term.counters, counter.id);
    });
    return it == terms.end() ? nullptr : &*it;
}

Loaded<Guide> readGuide(const RuleSchema &schema, const Json &document)
{
    if (Problems wrong = checkHead(document, kGuideFormat, schema.game); !wrong.empty())
        return wrong;
    Guide guide;
    guide.game = schema.game;
    Problems problems =
        Fields::read(document, Missing::Refused, [&](Fields &f) { describe(f, schema, guide); });
    checkFigureNames(guide, problems);
    if (!problems.empty())
        return problems;
    return guide;
}

} // namespace takujo
