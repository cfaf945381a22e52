#pragma once
#include "rules/rules.h"

namespace takujo::coldwater {

/// What a seat brings to the contest of a location, as far as a view knows it.
struct Pounds
{
    int low = 0;
    int high = 0;
    int fish = 0;
};
std::vector<Pounds> poundsAt(const Rules &rules, const View &view, int location); ///< by seat
/// Seat that is certainly at this rank of a location, from 1; -1 = nobody is, or it has no fish there.
int certainAt(const std::vector<Pounds> &all, int rank);

/// Describes the table as one view sees it (zones, pieces, counters, seat panels); the prompt comes
/// from prompt_writer.h. Contract for the table's QML: README.md, "The table".
class PresentationWriter
{
public:
    PresentationWriter(const Rules &rules, const View &view)
        : m_rules(rules), m_params(rules.params()), m_view(view), m_over(view.phase == Phase::Over)
    {}

    Presentation run();

private:
    // presentation_writer.cpp
    Zone &slotZone(std::string id, int cols, int rows, Text label, SeatId owner = kNoSeat);
    void spaces();
    void locations();
    void harbour();
    void bags();
    void baitHeap(const char *zone, const std::uint8_t *counts, int colours, int number);
    void tokenPiece(std::string id, int number, std::string zone, SeatId owner);
    void front(const Front &card, const std::string &zone, int slot, int zoneNumber);
    void masterCard(const Master &master, const std::string &zone, int slot, SeatId owner,
                    bool caught);
    void counters();
    TableFacts facts() const;
    Text phase() const;
    // presentation_writer_seats.cpp
    void seat(SeatId seat);
    void box(SeatId seat);
    void open(SeatId seat);
    void tackle(SeatId seat);
    void catches(SeatId seat);
    void fish(SeatId seat, int index);
    void fishBack(Piece &piece, PieceFacts &facts, int kind) const;
    // presentation_writer_trophies.cpp
    void won(SeatId seat);
    void wonTrophy(SeatId seat, ContestKind contest, int points, const char *clause, int &slot);
    void trophies();
    void ladder(ContestKind contest, const std::array<std::uint8_t, kMaxSeats> &ranks,
                const char *clause, int slot);
    void fixedTrophy(ContestKind contest, SeatSet owners, int points, int left, const char *clause,
                     int slot);
    void locationTrophy(int location, int slot);
    void finalRanks(int location, std::vector<int> &winners) const;
    Piece &mysteryTrophy(int number, const std::string &zone, int slot, SeatId owner);
    void seatPanel(SeatId seat);

    const Rules &m_rules;
    const Params &m_params;
    const View &m_view;
    bool m_over;
    Presentation m_table;
};

} // namespace takujo::coldwater
