#include "motions.h"

namespace takujo {

namespace {

using Pieces = QMap<QString, const Piece *>; ///< by id, in one order

Pieces byId(const Presentation &table)
{
    Pieces pieces;
    for (const Piece &piece : table.pieces)
        pieces.insert(qstr(piece.id), &piece);
    return pieces;
}

void look(Motion &motion, const Piece &piece, const Words &words)
{
    motion.known = true;
    motion.faceDown = piece.faceDown;
    motion.kind = qstr(piece.kind);
    motion.back = qstr(piece.back);
    motion.label = words(piece.label);
    motion.name = words(piece.name);
    motion.facts = factList(piece.facts);
}

/// The motions of a change, as they are collected.
class MotionList
{
public:
    MotionList(const Presentation &before, const Presentation &after, const Words &words)
        : m_was(byId(before)), m_is(byId(after)), m_words(words)
    {
        for (const Zone &zone : after.zones)
            m_labels.insert(qstr(zone.id), words(zone.label));
    }

    void add(EventType type, SeatId actor, const PieceMotion &told)
    {
        Motion motion;
        motion.order = m_order;
        motion.type = static_cast<int>(type);
        motion.actor = actor;
        motion.before = qstr(told.before);
        motion.after = qstr(told.after);
        motion.fromZone = qstr(told.fromZone);
        motion.toZone = qstr(told.toZone);
        motion.toSlot = told.toSlot;
        motion.toLabel = m_labels.value(motion.toZone);
        const Piece *piece = m_onTheWay.value(motion.before, m_was.value(motion.before));
        piece = m_is.value(motion.after, piece);
        if (piece)
            look(motion, *piece, m_words);
        m_onTheWay.insert(motion.after, motion.after.isEmpty() ? nullptr : piece);
        m_motions.append(QVariant::fromValue(motion));
    }

    /// Of a game whose events tell no motions: what lies in another zone than before.
    void addUntold(SeatId actor)
    {
        if (m_motions.isEmpty())
            for (auto it = m_is.cbegin(); it != m_is.cend(); ++it)
                if (const Piece *was = m_was.value(it.key()); was && was->zone != (*it)->zone)
                    add(EventType::Move, actor,
                        {was->id, was->id, was->zone, (*it)->zone, (*it)->slot});
    }

    void nextEvent() { ++m_order; }
    QVariantList take() { return std::move(m_motions); }

private:
    Pieces m_was, m_is;
    Pieces m_onTheWay;                ///< what one motion brings and another takes along
    QHash<QString, QString> m_labels; ///< of zones
    const Words &m_words;
    QVariantList m_motions;
    int m_order = 0;
};

} // namespace

QVariantList motionsOf(const Match &match, SeatId viewer, int from, int to,
                       const Presentation &before, const Presentation &after, const Words &words)
{
    MotionList motions(before, after, words);
    for (int ply = from; ply < to; ++ply)
        for (const Event &event : match.events(viewer, ply)) {
            for (const PieceMotion &told : event.motions)
                motions.add(event.type, event.actor, told);
            motions.nextEvent();
        }
    if (from < to)
        motions.addUntold(match.actorAt(from));
    return motions.take();
}

} // namespace takujo
