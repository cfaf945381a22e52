#pragma once
#include "words.h"

namespace takujo::ccc {

/// Reads a position (POSITION.md) and checks it: types, ranges, card conservation. Whatever is left
/// out has the value of a fresh turn.
class PositionReader
{
public:
    PositionReader(const Core &core, const Json &json)
        : m_core(core), m_params(core.params()), m_json(json)
    {}

    Loaded<State> run();

private:
    void fail(const char *id, const std::string &key);
    int number(const std::string &key, int fallback, int min, int max);
    int word(const std::string &key, std::initializer_list<const char *> words);
    void keys();
    void numbers();
    void coins();
    void placed();
    KindCounts cards(const Json &list, const std::string &path);
    void hands();
    void stock();
    void drawn();
    void lastUsed();
    void consistency();

    const Core &m_core;
    const Params &m_params;
    const Json &m_json;
    State m_s;
    Problems m_problems;
};

} // namespace takujo::ccc
