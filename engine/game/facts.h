#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace takujo {

/// A field of a facts type, for those who read it by name: JSON and tests.
struct FactField
{
    enum class Type : std::uint8_t { Number, Flag, List };
    std::string_view name;
    Type type;
};

/// Tells apart facts types and versions of one: FNV-1a over names and types of the fields.
constexpr int factsStamp(std::span<const FactField> fields)
{
    std::uint32_t hash = 2166136261U;
    const auto mix = [&hash](unsigned byte) { hash = (hash ^ byte) * 16777619U; };
    for (const FactField &field : fields) {
        for (const char letter : field.name)
            mix(static_cast<unsigned char>(letter));
        mix(0x80U + static_cast<unsigned>(field.type));
    }
    return static_cast<int>(hash);
}

/// What a game tells its own table, as plain integers that the layers between need not understand:
/// a stamp of the type, then the fields in order, a list with its length before it.
class Facts
{
public:
    Facts() = default;
    /// @param facts of a type made by TAKUJO_FACTS
    template<class T>
    requires requires { T::kFields; }
    Facts(const T &facts) : m_fields(T::kFields), m_values{factsStamp(T::kFields)}
    {
        T::each(facts, [this](const auto &field) { this->put(field); });
    }

    bool empty() const { return m_values.empty(); }
    const std::vector<int> &values() const { return m_values; }

    /// Calls visit(field, its values) for every field.
    template<class Visit>
    void visit(Visit visit) const
    {
        std::size_t at = 1;
        for (const FactField &field : m_fields) {
            const bool list = field.type == FactField::Type::List;
            const std::size_t size = list ? static_cast<std::size_t>(m_values[at++]) : 1;
            visit(field, std::span(m_values).subspan(at, size));
            at += size;
        }
    }
    /// Number or flag by name, 0 when there is none.
    int operator[](std::string_view name) const
    {
        int found = 0;
        visit([&](const FactField &field, std::span<const int> values) {
            found = field.name == name && !values.empty() ? values.front() : found;
        });
        return found;
    }
    friend bool operator==(const Facts &a, const Facts &b) { return a.m_values == b.m_values; }

private:
    void put(int value) { m_values.push_back(value); }
    void put(const std::vector<int> &list)
    {
        put(static_cast<int>(list.size()));
        m_values.insert(m_values.end(), list.begin(), list.end());
    }

    std::span<const FactField> m_fields; ///< static storage of the game, which is never unloaded
    std::vector<int> m_values;
};

/// The facts written in `values`; as made by default where they are of another type or version.
template<class T>
T factsFrom(std::span<const int> values)
{
    T facts;
    if (values.empty() || values.front() != factsStamp(T::kFields))
        return facts;
    std::size_t at = 1;
    T::each(facts, [&]<class Field>(Field &field) {
        if constexpr (std::is_same_v<Field, std::vector<int>>) {
            const auto size = static_cast<std::size_t>(values[at++]);
            const auto list = values.subspan(at, size);
            field.assign(list.begin(), list.end());
            at += size;
        } else {
            field = static_cast<Field>(values[at++]);
        }
    });
    return facts;
}

} // namespace takujo

/// Declares struct `Name` with the fields that macro FIELDS(NUMBER, FLAG, LIST) lists. A macro, because
/// the same list becomes properties in the QML module of the game's table (qml/table/factstype.h).
#define TAKUJO_FACTS(Name, FIELDS)                                                 \
    struct Name                                                                    \
    {                                                                              \
        FIELDS(TAKUJO_FACT_NUMBER_, TAKUJO_FACT_FLAG_, TAKUJO_FACT_LIST_)          \
        static constexpr takujo::FactField kFields[]{                              \
            FIELDS(TAKUJO_FIELD_NUMBER_, TAKUJO_FIELD_FLAG_, TAKUJO_FIELD_LIST_)}; \
        template<class Self, class Visit>                                          \
        static void each(Self &self, Visit visit)                                  \
        {                                                                          \
            FIELDS(TAKUJO_FACT_VISIT_, TAKUJO_FACT_VISIT_, TAKUJO_FACT_VISIT_)     \
        }                                                                          \
        friend bool operator==(const Name &, const Name &) = default;              \
    };
#define TAKUJO_FACT_NUMBER_(name) int name = 0;
#define TAKUJO_FACT_FLAG_(name) bool name = false;
#define TAKUJO_FACT_LIST_(name) std::vector<int> name;
#define TAKUJO_FIELD_NUMBER_(name) {#name, takujo::FactField::Type::Number},
#define TAKUJO_FIELD_FLAG_(name) {#name, takujo::FactField::Type::Flag},
#define TAKUJO_FIELD_LIST_(name) {#name, takujo::FactField::Type::List},
#define TAKUJO_FACT_VISIT_(name) visit(self.name);
/// An enumerator of a list ENUMERATORS(X) that a table compares with: declared in C++ and in QML.
#define TAKUJO_ENUMERATOR(name) name,
