#pragma once
#include "rules/rules.h"

namespace takujo::ccc {

/// Table ids.
std::string squareId(int slot);              ///< "square#14"
std::string cardKind(Kind kind);             ///< "card-h-13", "card-jr"
std::string cardId(Kind kind, int copy);     ///< "card-h-13#0"
std::string usedCardId(Kind kind, int copy); ///< face up in the used pile
std::optional<Kind> cardFromId(std::string_view id);
std::optional<int> squareFromId(std::string_view id);

/// Cards in move texts and JSON: "10h", "As", "JR".
std::string cardCode(Kind kind);
std::optional<Kind> cardFromCode(std::string_view code);

/// "K", "10", "JOKER": what is printed on the card.
std::string cardRank(Kind kind);
Text cardLabel(Kind kind);
/// "ハートのK"
Text cardName(Kind kind);
/// "K・Q・7", splits with the ace between the groups.
Text cardList(std::span<const Kind> cards);
Text paymentCards(const Payment &payment);

/// The refusal of a payment on a square (CCC-13 to CCC-17, CCC-A4). @pre verdict.fault != None
Violation paymentRefusal(const Params &params, const Payment &payment, const Verdict &verdict,
                         int slot);

/// The colour of a flush, and how many cards count for it (CCC-17). @pre group.flushUsed
bool isRedFlush(const Group &group);
int flushCards(const Params &params, const Group &group);
/// "赤3枚のフラッシュ ×2" (CCC-17). @pre group.flushUsed
Text flushNote(const Params &params, const Group &group);

/// The clause that ends a match for this reason (CCC-20, CCC-A8).
const char *endClause(EndReason cause);

/// One way to draw: inside a sentence, on a button, in the log.
Text drawLabel(const DrawOption &option);
Text drawButton(const DrawOption &option);
Text drawLine(const DrawOption &option);

} // namespace takujo::ccc
