#include "definition.h"

#include "ccc_data.h"
#include "core.h"
#include "rulebook_values.h"
#include "schema.h"
#include "search/game_of.h"
#include "text_of.h"

#if __has_include("brain.h")
#include "brain.h"
#else
namespace takujo::ccc {
/// Stands in until the computer player is built: it only knows how to choose any legal move.
struct Brain
{
    static std::vector<std::string> players() { return {"random"}; }
    static SearchResult search(const Core &core, const Request &request, std::stop_token, std::atomic<std::uint64_t> *)
    {
        Rng rng(request.seed);
        const State world = core.sample(request.view.as<View>(), rng);
        std::array<Move, Core::kMaxMoves> moves{};
        const LegalCount legal = core.legal(world, moves);
        SearchResult out;
        out.best = moves[rng.below(static_cast<std::uint32_t>(legal.count))];
        return out;
    }
    static BenchCounts playouts(const Core &, int, std::uint64_t) { return {}; }
    static BenchCounts searchBench(const Core &, int, int, std::uint64_t) { return {}; }
};
} // namespace takujo::ccc
#endif

namespace takujo::ccc {

namespace {

std::vector<std::string> clauseIds()
{
    std::vector<std::string> out;
    for (int i = 1; i <= 22; ++i)
        out.push_back("CCC-" + std::to_string(i));
    return out;
}

GameDefinition makeDefinition()
{
    GameDefinition game;
    game.id = "ccc";
    game.schema = schema();
    game.texts = texts();
    game.rulebookJa = std::string(embedded::rulebook_ja_md);
    game.rulebookEn = std::string(embedded::rulebook_en_md);
    game.rulebookValues = rulebookValues;
    game.clauses = clauseIds();
    game.create = [](const RuleValues &values, int seats) -> std::unique_ptr<Game> {
        return std::make_unique<GameOf<Core, Brain>>(definition(), values, seats);
    };
    return game;
}

} // namespace

const GameDefinition &definition()
{
    static const GameDefinition game = makeDefinition();
    return game;
}

} // namespace takujo::ccc
