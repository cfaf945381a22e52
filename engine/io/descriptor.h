#pragma once
#include <unistd.h>
#include <utility>

namespace takujo {

/// An open file of the system, closed with it. -1 = none.
class Descriptor
{
public:
    explicit Descriptor(int number = -1) : m_number(number) {}
    Descriptor(Descriptor &&other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    /// What it held before is closed.
    Descriptor &operator=(Descriptor &&other) noexcept
    {
        const Descriptor before(std::exchange(m_number, std::exchange(other.m_number, -1)));
        return *this;
    }
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }

    bool isOpen() const { return m_number >= 0; }
    int get() const { return m_number; }

private:
    int m_number;
};

} // namespace takujo
