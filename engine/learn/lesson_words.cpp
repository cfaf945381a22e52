#include "learn/lesson_words.h"

#include <algorithm>
#include <set>

namespace takujo {

namespace {

const char *nameOf(Language language) { return language == Language::Ja ? "ja" : "en"; }

int countWords(std::string_view text)
{
    int words = 0;
    bool inside = false;
    for (const char letter : text) {
        const bool blank = letter == ' ';
        words += !blank && !inside ? 1 : 0;
        inside = !blank;
    }
    return words;
}

int countCharacters(std::string_view text)
{
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

int countEnds(std::string_view text, std::string_view end)
{
    int count = 0;
    for (std::size_t at = text.find(end); at != std::string_view::npos;
         at = text.find(end, at + end.size()))
        ++count;
    return count;
}

/// A sentence ends with a full stop, question or exclamation mark before a blank or the end.
int countSentences(std::string_view text, Language language)
{
    if (language == Language::Ja)
        return countEnds(text, "。") + countEnds(text, "？") + countEnds(text, "！");
    int count = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        count += std::string_view(".?!").find(text[i]) != std::string_view::npos &&
                         (i + 1 == text.size() || text[i + 1] == ' ')
                     ? 1
                     : 0;
    return count;
}

class WordsCheck
{
public:
    explicit WordsCheck(const Lesson &lesson) : m_lesson(lesson) {}

    Problems run()
    {
        for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) {
            const LessonStep &step = m_lesson.steps[i];
            m_path = "/steps/" + std::to_string(i);
            need(stepName(step));
            need(stepText(step));
            for (const LessonMistake &mistake : step.mistakes)
                need(mistakeText(step, mistake));
        }
        m_path.clear();
        for (const Language language : {Language::Ja, Language::En}) {
            for (const auto &[id, text] : m_lesson.texts.all(language)) {
                if (!m_needed.contains(id))
                    fail(Text("learn.unused"), id, language);
            }
        }
        return m_problems;
    }

private:
    void need(const std::string &id)
    {
        m_needed.insert(id);
        for (const Language language : {Language::Ja, Language::En}) {
            const std::string *text = m_lesson.texts.find(language, id);
            if (!text || text->empty())
                fail(Text("learn.missing"), id, language);
            else
                measure(*text, id, language);
        }
    }

    void measure(const std::string &text, const std::string &id, Language language)
    {
        const bool ja = language == Language::Ja;
        const int length = ja ? countCharacters(text) : countWords(text);
        const int most = ja ? kMostCharacters : kMostWords;
        if (length > most)
            fail(Text("learn.long").num("length", length).num("most", most), id, language);
        if (const int sentences = countSentences(text, language); sentences > kMostSentences)
            fail(Text("learn.sentences").num("count", sentences).num("most", kMostSentences), id,
                 language);
        if (text.find_first_of("{}") != std::string::npos)
            fail(Text("learn.placeholder"), id, language);
    }

    void fail(Text text, const std::string &id, Language language)
    {
        m_problems.push_back(
            problem(std::move(text).raw("text", id).raw("language", nameOf(language)), m_path)
                .front());
    }

    const Lesson &m_lesson;
    std::string m_path;
    std::set<std::string> m_needed;
    Problems m_problems;
};

} // namespace

Problems checkLessonWords(const Lesson &lesson) { return WordsCheck(lesson).run(); }

} // namespace takujo
