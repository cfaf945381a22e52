#pragma once
#include <cassert>
#include <utility>
#include <variant>

namespace takujo {

/// A value, or what went wrong. With problems as `E` it is `Loaded` (game/problem.h).
template<class T, class E>
class Result
{
public:
    Result(T value) : m_v(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_v(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return m_v.index() == 0; }
    explicit operator bool() const { return ok(); }
    T &value() &
    {
        assert(ok());
        return std::get<0>(m_v);
    }
    const T &value() const &
    {
        assert(ok());
        return std::get<0>(m_v);
    }
    T &&value() &&
    {
        assert(ok());
        return std::get<0>(std::move(m_v));
    }
    const E &error() const
    {
        assert(!ok());
        return std::get<1>(m_v);
    }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }
    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }

private:
    std::variant<T, E> m_v;
};

} // namespace takujo
