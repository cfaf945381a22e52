#pragma once
#include <nlohmann/json_fwd.hpp>

#include <memory>

namespace takujo {

/// JSON with stable key order: files and hashes must not depend on a map's whims.
using Json = nlohmann::ordered_json;

/// A Json as a member of what headers declare: json.hpp costs each unit that sees it 1.5 s of CPU time,
/// so only sources that look into one include it. A value: copied deeply; null at first and after a move.
class JsonValue
{
public:
    JsonValue();
    explicit JsonValue(Json value);
    JsonValue(const JsonValue &other);
    JsonValue(JsonValue &&other) noexcept;
    JsonValue &operator=(const JsonValue &other);
    JsonValue &operator=(JsonValue &&other) noexcept;
    JsonValue &operator=(Json value);
    ~JsonValue();
    static JsonValue object();

    const Json &operator*() const;
    Json &operator*();
    const Json *operator->() const { return &**this; }
    Json *operator->() { return &**this; }
    operator const Json &() const { return **this; }

    friend bool operator==(const JsonValue &a, const JsonValue &b);

private:
    std::unique_ptr<Json> m_value; ///< nothing stands for null
};

} // namespace takujo
