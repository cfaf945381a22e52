#pragma once
#include "words.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>
#include <QVariantMap>

#include <functional>
#include <optional>

namespace takujo {

/// The answer being composed for a Subset, Order, Assign or Number prompt, and what the rules say
/// about it after every change.
class DraftModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")
    Q_PROPERTY(QString anchor READ anchor WRITE setAnchor NOTIFY changed)
    Q_PROPERTY(int activeGroup READ activeGroup WRITE setActiveGroup NOTIFY changed)
    Q_PROPERTY(int groupCount READ groupCount NOTIFY changed)
    Q_PROPERTY(int itemCount READ itemCount NOTIFY changed)
    Q_PROPERTY(int amount READ amount NOTIFY changed)
    Q_PROPERTY(QList<int> aim READ aim WRITE setAim NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed)
    Q_PROPERTY(QString sum READ sum NOTIFY changed)
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed)
    Q_PROPERTY(QStringList remarks READ remarks NOTIFY changed)
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
    Q_PROPERTY(QString refusalClause READ refusalClause NOTIFY changed)
    Q_PROPERTY(QStringList anchors READ anchors NOTIFY changed)
    Q_PROPERTY(int alternativeCount READ alternativeCount NOTIFY changed)
    Q_PROPERTY(QList<int> facts READ facts NOTIFY changed)
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    using Probe = std::function<DraftReport(const Draft &)>;
    /// Asked before a piece goes in: its group, -1 = the active one; none = it stays out.
    using Guard = std::function<std::optional<int>(const QString &)>;

    explicit DraftModel(QObject *parent = nullptr) : QObject(parent) {}

    QString anchor() const { return qstr(m_draft.anchor); }
    void setAnchor(const QString &anchor);
    int activeGroup() const { return m_active; }
    void setActiveGroup(int group);
    int groupCount() const { return static_cast<int>(m_draft.groups.size()); }
    int itemCount() const;
    int amount() const { return m_draft.number; }
    /// Shot: the game's quantised aim.
    QList<int> aim() const { return QList<int>(m_draft.aim.begin(), m_draft.aim.end()); }
    void setAim(const QList<int> &aim);
    bool complete() const { return m_report.move.has_value(); }
    bool isEmpty() const { return m_draft.anchor.empty() && itemCount() == 0; }
    QString sum() const { return m_sum; }
    QStringList notes() const { return m_notes; }
    QStringList remarks() const { return m_remarks; }
    /// Sum, notes and remarks.
    QStringList lines() const;
    QString refusal() const { return m_refusal; }
    QString refusalClause() const;
    QStringList anchors() const;
    int alternativeCount() const { return static_cast<int>(m_report.alternatives.size()); }
    /// What the game's own table knows how to read (engine/game/facts.h).
    QList<int> facts() const { return factList(m_report.facts); }
    int revision() const { return m_revision; }

    Q_INVOKABLE QStringList group(int index) const;
    /// Takes the piece out when it is in any group, else puts it into the active one. Where groups have
    /// limits: into the active one if it may lie there, else into the first that takes it.
    Q_INVOKABLE void toggle(const QString &pieceId);
    Q_INVOKABLE void clear();
    Q_INVOKABLE void setNumber(int number);
    Q_INVOKABLE void useAlternative(int index);
    /// The next legal way to pay for the same anchor; comes round to the first one.
    Q_INVOKABLE void nextAlternative();

    const Draft &draft() const { return m_draft; }
    const DraftReport &report() const { return m_report; }
    /// Puts all of it together at once.
    void take(const Draft &draft);
    /// Starts a new answer. Without a probe there is nothing to compose and the draft stays empty.
    void begin(int groups, int firstNumber, Probe probe, const Words &words);
    /// After begin(): what may lie in each group. @param zoneOf zone of a piece of the table
    void setLimits(std::vector<GroupLimit> limits,
                   std::function<std::string(const std::string &)> zoneOf);
    void setGuard(Guard guard) { m_guard = std::move(guard); }
    void rerender(const Words &words);

signals:
    void changed();
    /// Pieces, place, group or number, not only the aim: what lies where may look different.
    void rearranged();
    /// By the person: a piece, place, group or number.
    void chosen();

private:
    void edited();
    void refresh();
    void evaluate();
    void put(const std::string &id, std::size_t group);
    bool takes(std::size_t group, const std::string &zone) const;

    Words m_words;
    Draft m_draft;
    DraftReport m_report;
    Probe m_probe;
    Guard m_guard;
    std::vector<GroupLimit> m_limits;
    std::function<std::string(const std::string &)> m_zoneOf;
    std::vector<Draft> m_cycle; ///< alternatives being walked through
    std::size_t m_cycleAt = 0;
    int m_active = 0;
    int m_revision = 0;
    QString m_sum;
    QStringList m_notes, m_remarks;
    QString m_refusal;
};

} // namespace takujo
