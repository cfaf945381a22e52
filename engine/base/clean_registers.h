#pragma once

namespace takujo {

/// Empties the upper halves of this thread's vector registers. What another library's AVX code leaves
/// there (a new thread inherits it) makes plain SSE code run at half its rate; no result depends on it.
inline void cleanRegisters()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx"))
        asm volatile("vzeroupper");
#endif
}

} // namespace takujo
