#pragma once
#include "airunner.h"
#include "match/match.h"
#include "reasonrows.h"
#include "seatview.h"

namespace takujo {

/// Why a move of the match was made. While it is played: what the seat at the screen saw it do, from its
/// own views of before and after. A finished match has no secrets: then a search from the view of whoever
/// moved compares it with other moves, too.
class WhyModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(bool searching READ searching NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QVariantList reasons READ reasons NOTIFY changed)

public:
    /// All of them outlive it.
    WhyModel(const Match &match, const SeatView &view, const Words &words,
             QObject *parent = nullptr);

    bool open() const { return m_ply >= 0; }
    bool searching() const { return m_search.running(); }
    /// Who did what.
    QString text() const;
    QVariantList reasons() const { return reasonRows(m_reasons, m_words); }

    /// @param ply how many plies the match has after the move, as rows of the log say it
    Q_INVOKABLE void ask(int ply);
    /// Also ends the search.
    Q_INVOKABLE void close();

    /// 0 = as many as a second gives time for.
    void setSimulations(int simulations) { m_simulations = simulations; }

signals:
    void changed();

private:
    Request request() const;
    void compare();
    void searched(const std::shared_ptr<const SearchResult> &result);

    const Match &m_match;
    const SeatView &m_view;
    const Words &m_words;
    AiRunner m_search;
    int m_simulations = 0;
    int m_ply = -1; ///< the move asked about, from 0; -1 = none
    Reasons m_reasons;
};

} // namespace takujo
