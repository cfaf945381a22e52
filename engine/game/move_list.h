#pragma once
#include "game/move.h"

#include <cstddef>
#include <span>

namespace takujo {

/// Result of legal(): how many moves were written, and whether these are all there are.
struct LegalCount
{
    int count = 0;
    bool complete = true;
};

/// The moves of one decision in the caller's buffer. What does not fit is left out, and said so: the
/// numbers of house rules and of positions from files are not the ones a buffer was measured with.
class MoveList
{
public:
    explicit MoveList(std::span<Move> buffer) : m_buffer(buffer) {}

    void add(const Move &move)
    {
        if (full())
            m_count.complete = false;
        else
            m_buffer[static_cast<std::size_t>(m_count.count++)] = move;
    }
    /// There are more moves than are listed, whatever the room.
    void notAll() { m_count.complete = false; }
    bool empty() const { return m_count.count == 0; }
    bool full() const { return static_cast<std::size_t>(m_count.count) == m_buffer.size(); }
    LegalCount count() const { return m_count; }

private:
    std::span<Move> m_buffer;
    LegalCount m_count;
};

} // namespace takujo
