#include "toy_game.h"

namespace takujo::toy {

Presentation Rules::table(const View &v) const
{
    ++g_tablesMade;
    g_publicTablesMade += v.seat == kNoSeat ? 1 : 0;
    Presentation table;
    Zone zone;
    zone.id = "hand";
    zone.kind = Zone::Kind::Hand;
    zone.owner = v.seat;
    table.zones.push_back(zone);
    for (std::size_t k = 0; k < kKinds; ++k) {
        for (int n = 0; n < v.hand[k]; ++n) {
            Piece piece;
            piece.kind = "card-" + std::to_string(k);
            piece.id = piece.kind + "#" + std::to_string(n);
            piece.zone = "hand";
            piece.back = "toy-back";
            table.pieces.push_back(piece);
        }
    }
    table.prompt = prompt(v);
    return table;
}

/// A card can be played or buried: two options at one anchor.
Prompt Rules::prompt(const View &v) const
{
    Prompt prompt;
    if (v.turn >= m_turns)
        return prompt;
    prompt.kind = PromptKind::Pick;
    prompt.seat = static_cast<SeatId>(v.actor);
    prompt.decision = v.claiming ? "claim" : "turn";
    prompt.quiet = v.claiming != 0;
    prompt.title = "toy." + prompt.decision;
    const auto offer = [&](Kind kind, std::size_t card) {
        PromptOption &option = prompt.options.emplace_back();
        option.move = make(kind, static_cast<int>(card));
        option.label = Text("toy.option").raw("move", moveText(option.move));
        if (!hasCard(kind))
            return;
        option.anchor = "card-" + std::to_string(card) + "#0";
        option.effect = "toy.effect";
        option.affects = {option.anchor};
    };
    for (std::size_t k = 0; k < kKinds && v.seat == prompt.seat; ++k)
        for (const Kind kind : {Play, Bury})
            if (v.hand[k] > 0 && !v.claiming)
                offer(kind, k);
    if (v.seat == prompt.seat && v.hand[kHighest] > 0 && v.claiming)
        offer(Claim, 0);
    if (v.seat == prompt.seat)
        offer(v.claiming ? Pass : Draw, 0);
    if (v.seat == prompt.seat && !v.claiming)
        offer(End, 0);
    return prompt;
}

} // namespace takujo::toy
