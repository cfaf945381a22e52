#pragma once
#include "airunner.h"
#include "alternativesmodel.h"
#include "draftmodel.h"
#include "match/match.h"
#include "promptmodel.h"
#include "reasonrows.h"

#include <QTimer>

namespace takujo {

/// Advice about the decision asked of the seat at the screen: searched by the strongest level from
/// that seat's own view, marked on prompt and table, laid out as a draft. The moves that came next can be
/// looked at in its place, and all of them are counted beside the person's own.
class HintModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(bool searching READ searching NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QVariantList reasons READ reasons NOTIFY changed)
    Q_PROPERTY(bool composed READ composed NOTIFY changed)
    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY progressed)
    Q_PROPERTY(takujo::AlternativesModel *alternatives READ alternatives CONSTANT)

public:
    /// What a hint is about; they outlive it.
    struct Parts
    {
        const Match &match;
        const Words &words;
        PromptModel &prompt;
        DraftModel &draft;
    };
    /// @param asked the seat at the screen if a decision is asked of it now, else kNoSeat
    HintModel(const Parts &parts, std::function<SeatId()> asked, QObject *parent = nullptr);

    bool searching() const { return m_search.running(); }
    /// As advice: the words of the button that does it, where there is one. Empty: no hint.
    QString text() const;
    QVariantList reasons() const { return reasonRows(m_reasons, m_parts.words); }
    QStringList sentences() const { return reasonSentences(m_reasons, m_parts.words); }
    /// It is about a move that is put together and is not yet; layOut() does that.
    bool composed() const;
    /// It is read: the person has not gone on with a move of their own since.
    bool isOpen() const { return m_open && !m_move.isNull(); }
    /// Of the time a search takes at most, 0..1.
    double progress() const;
    AlternativesModel *alternatives() { return &m_alternatives; }

    Q_INVOKABLE void request();
    /// Asked again: opens it, then the next best move, after the last one the first.
    Q_INVOKABLE void next();
    Q_INVOKABLE void look(int alternative);
    Q_INVOKABLE void dismiss();
    Q_INVOKABLE void layOut();

    /// 0 = as many as some seconds give time for.
    void setSimulations(int simulations) { m_simulations = simulations; }
    void setSeed(std::uint64_t seed) { m_seed = seed; }
    /// Ends the search; a hint that is already there stays.
    Q_INVOKABLE void stop();
    /// Forgets the hint and ends the search: both are about one hand at one moment, or the next
    /// person at the screen would get them. Says nothing: the caller shows the next moment.
    void forget();
    /// Marks the hint on prompt and table, which were shown anew.
    void refresh();

signals:
    void changed();
    void progressed();
    void laidOut();
    void found(const QString &text, const QStringList &reasons);

private:
    void searched(const std::shared_ptr<const SearchResult> &result);
    void compare();
    void explained(const std::shared_ptr<const SearchResult> &result);
    void compareOwn();
    int option(const Move &move) const;
    QString wordsOf(const Move &move) const;
    bool putTogether() const;
    QStringList pieces() const;
    Draft draft() const;

    Parts m_parts;
    std::function<SeatId()> m_asked;
    AiRunner m_search;
    AiRunner m_explain; ///< why a move that came next
    AlternativesModel m_alternatives;
    QTimer m_tick;
    std::shared_ptr<const SearchResult> m_found;
    std::uint64_t m_seed = 1;
    int m_simulations = 0;
    SeatId m_seat = kNoSeat; ///< who asked
    Move m_move;
    Reasons m_reasons;
    bool m_open = false;
};

} // namespace takujo
