#pragma once
#include "desktop.h"

#include <nlohmann/json.hpp>

namespace takujo {

/// `takujo --demo`: a full match of every installed game by the computer at high speed, pictures of
/// shelf, set-up, table and result, and results.json. Returns the exit code.
class Demo
{
public:
    explicit Demo(Desktop &desktop);
    int run();

private:
    /// The person closed the window: the program ends.
    bool closed() const;
    bool play(const QString &game, Json &result);
    static void report(MatchSession &session, Json &result);
    bool shot(const QString &name);

    Desktop &m_desktop;
    QString m_folder;
    Json m_pictures = Json::array();
};

} // namespace takujo
