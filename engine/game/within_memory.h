#pragma once
#include "base/memory_reserve.h"
#include "game/problem.h"

#include <new>

namespace takujo {

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
