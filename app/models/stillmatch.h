#pragma once
#include "matchsession.h"

#include <functional>
#include <memory>

namespace takujo {

/// The match of a picture: a session nobody plays in. Whoever holds it tells QML when it is another one.
class StillMatch
{
public:
    explicit StillMatch(std::function<void()> changed) : m_changed(std::move(changed)) {}
    /// Nobody is told: a table would be made anew without its match while it falls apart with its page.
    ~StillMatch();
    StillMatch(const StillMatch &) = delete;
    StillMatch &operator=(const StillMatch &) = delete;

    MatchSession *session() const { return m_session.get(); }
    explicit operator bool() const { return m_session != nullptr; }
    MatchSession *operator->() const { return m_session.get(); }

    /// Not begun, and its computer pauses. @param asks whoever decides sees what can be chosen
    static std::unique_ptr<MatchSession> made(const GameEntry &entry, const Match &match,
                                              Language language, bool asks);
    /// Null: none.
    void show(std::unique_ptr<MatchSession> session);

private:
    std::function<void()> m_changed;
    std::unique_ptr<MatchSession> m_session;
};

} // namespace takujo
