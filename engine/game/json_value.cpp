#include "game/json_value.h"

#include <nlohmann/json.hpp>

namespace takujo {

JsonValue::JsonValue() = default;
JsonValue::JsonValue(Json value) : m_value(std::make_unique<Json>(std::move(value))) {}
JsonValue::JsonValue(const JsonValue &other)
    : m_value(other.m_value ? std::make_unique<Json>(*other.m_value) : nullptr)
{}
JsonValue::JsonValue(JsonValue &&other) noexcept = default;

JsonValue &JsonValue::operator=(const JsonValue &other) { return *this = JsonValue(other); }

JsonValue &JsonValue::operator=(JsonValue &&other) noexcept = default;
JsonValue &JsonValue::operator=(Json value)
{
    m_value = std::make_unique<Json>(std::move(value));
    return *this;
}

JsonValue::~JsonValue() = default;

JsonValue JsonValue::object() { return JsonValue(Json::object()); }

const Json &JsonValue::operator*() const
{
    static const Json null;
    return m_value ? *m_value : null;
}

Json &JsonValue::operator*()
{
    if (!m_value)
        m_value = std::make_unique<Json>();
    return *m_value;
}

bool operator==(const JsonValue &a, const JsonValue &b) { return *a == *b; }

} // namespace takujo
