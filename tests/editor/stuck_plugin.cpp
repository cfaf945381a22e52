// The toy game as a plugin, with a house rule that breaks it: with this number of turns nobody has a
// move from some turn on.
#include "toy_game.h"

#include "plugin/game_plugin.h"

#include <QObject>

namespace takujo {

namespace {

constexpr int kBroken = 13; ///< turns of the house rule
constexpr int kFrom = 4;

struct StuckCore : toy::Rules
{
    StuckCore(const RuleValues &values, int seats)
        : Rules(values, seats), broken(values.number("turns") == kBroken)
    {}
    LegalCount legal(const toy::State &s, std::span<Move> out) const
    {
        return broken && s.turn >= kFrom ? LegalCount{} : Rules::legal(s, out);
    }
    bool broken;
};

GameDefinition makeDefinition()
{
    GameDefinition out = toy::definition();
    out.minSeats = 2;
    out.maxSeats = 3;
    out.create = [](const RuleValues &values, int seats) -> std::unique_ptr<Game> {
        return std::make_unique<GameAdapter<StuckCore, toy::Agent>>(toy::definition(), values,
                                                                    seats);
    };
    return out;
}

} // namespace

class StuckPlugin final : public QObject, public GamePlugin
{
    Q_OBJECT
    Q_INTERFACES(takujo::GamePlugin)
    Q_PLUGIN_METADATA(IID TAKUJO_GAME_PLUGIN_IID FILE "../engine/toy.json")

public:
    const GameDefinition &definition() const override
    {
        static const GameDefinition instance = makeDefinition();
        return instance;
    }
};

} // namespace takujo

#include "stuck_plugin.moc"
