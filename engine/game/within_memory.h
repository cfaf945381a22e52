#pragma once
#include "base/memory_reserve.h"
#include "game/problem.h"

#include <new>

namespace takujo {

/// It was memory that was not enough: the same can be read later.
inline bool isShortOfMemory(const Problems &problems)
{
    return !problems.empty() && problems.front().text.id == "io.memory";
}

/// What reads something from outside; where memory is not enough for it, that is the problem.
template<class Read>
auto withinMemory(const Read &read) -> decltype(read())
{
    try {
        return read();
    } catch (const std::bad_alloc &) {
        keepMemoryReserve(); // what it had taken is free again
        return problem("io.memory");
    }
}

} // namespace takujo
