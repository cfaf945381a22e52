#pragma once
#include "matchsession.h"

namespace takujo {

/// The match of a picture: a session nobody plays in. It is not begun, and its computer pauses. Tables
/// may still look at one that goes, so it dies later; the owner tells them when it is another one.
class StillMatch
{
public:
    StillMatch() = default;
    ~StillMatch() { drop(); }
    StillMatch(const StillMatch &) = delete;
    StillMatch &operator=(const StillMatch &) = delete;

    MatchSession *session() const { return m_session.get(); }
    explicit operator bool() const { return m_session != nullptr; }
    MatchSession *operator->() const { return m_session.get(); }

    /// @param asks whoever decides sees what can be chosen
    void show(const GameEntry &entry, const Match &match, Language language, bool asks);
    /// False: there was none.
    bool drop();

private:
    std::unique_ptr<MatchSession> m_session;
};

} // namespace takujo
