// The little Markdown of rulebooks, as rulebook page and rules editor show it.
#include "formats.h"

#include "docks/explanationpanel.h"
#include "learn/learn_file.h"
#include "rulebookmodel.h"

#include <QRegularExpression>

#include <algorithm>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kLongestBook =
    8192; ///< books are part of the program: none comes from strangers

/// A game with another book, which may name the value `v` in it.
struct Bound
{
    explicit Bound(const GameEntry &entry)
        : game(**installed().definition(entry.id)), values(game.schema.defaults())
    {
        if (Loaded<Guide> read = loadGuide(entry, game.schema))
            guide = std::make_shared<Guide>(std::move(*read));
        game.rulebookValues = [this, own = game.rulebookValues](const RuleValues &rules, int seats,
                                                                Language language) {
            std::vector<RulebookValue> all =
                own ? own(rules, seats, language) : std::vector<RulebookValue>();
            all.emplace_back("v", value);
            return all;
        };
    }
    std::vector<RulebookParagraph> render(const std::string &book, Language language)
    {
        game.rulebookJa = game.rulebookEn = book;
        mistakes.clear();
        return renderRulebook(game, values, 0, language, &mistakes);
    }

    GameDefinition game;
    RuleValues values;
    std::shared_ptr<const Guide> guide;
    std::string value; ///< from a file of a stranger
    std::vector<std::string> mistakes;
};

Bound &bound(std::size_t number)
{
    static const auto all = [] {
        std::vector<std::unique_ptr<Bound>> out;
        for (const GameEntry &entry : installed().games())
            out.push_back(std::make_unique<Bound>(entry));
        return out;
    }();
    return *all[number % all.size()];
}

/// What HTML says, without our own tags; what is left of others can be seen.
QString said(QString html)
{
    static const QRegularExpression ours(
        uR"(</?(b|u|table|tr|th|td)( [a-z]+=("[^"<>]*"|'[^'<>]*'))*>)"_s);
    html.replace(u"<br>"_s, QString(QChar::LineSeparator)).remove(ours);
    if (html.contains(u'<') || html.contains(u'>'))
        return u"<"_s;
    return html.replace(u"&lt;"_s, u"<"_s)
        .replace(u"&gt;"_s, u">"_s)
        .replace(u"&quot;"_s, u"\""_s)
        .replace(u"&amp;"_s, u"&"_s);
}

/// Page, search, links of the glossary, editor and screen reader say the same.
std::string takeParagraph(const RulebookParagraph &p, const QString &sought, const Glossary &words)
{
    const QString html = richText(p.markdown, {});
    const QString plain = qstr(plainText(p.markdown));
    const bool table = p.markdown.starts_with('|') || p.markdown.find('\t') != std::string::npos;
    if (!table && said(html) != plain)
        return "the page does not say what the screen reader says";
    if (!table && said(editor::paragraphHtml(p.markdown)) != plain)
        return "the editor does not say what the screen reader says";
    if (said(richText(p.markdown, sought)) != said(html))
        return "what is sought changes the text";
    QSet<QString> linked;
    static const QRegularExpression link(uR"(<a href="term:[a-z0-9_.-]+">|</a>)"_s);
    if (words.withLinks(html, linked).remove(link) != html)
        return "links change the text";
    return {};
}

} // namespace

/// The first byte says which game and language it is, the rest of its line is a value, the book follows.
std::string takeRulebook(std::string_view bytes)
{
    if (bytes.empty() || bytes.size() > kLongestBook)
        return {};
    const auto first = static_cast<unsigned char>(bytes[0]);
    const QString text = QString::fromUtf8(bytes.data() + 1, qsizetype(bytes.size()) - 1);
    const QString value = text.section(u'\n', 0, 0);
    const std::string book = text.section(u'\n', 1).toStdString();
    const Language language = first & 1 ? Language::En : Language::Ja;
    Bound &game = bound(first / 2);

    game.value = "x";
    const auto usual = game.render(book, language);
    game.value = value.toStdString();
    const auto alone = game.render("{v}", language);
    if (!value.isEmpty() && !value.contains(u'\t') &&
        (alone.size() != 1 || qstr(plainText(alone[0].markdown)) != value))
        return "a value is not what it was";
    const auto shown = game.render(book, language);
    const auto alike = [](const RulebookParagraph &a, const RulebookParagraph &b) {
        return a.kind == b.kind && a.clause == b.clause;
    };
    if (!value.isEmpty() && book.find("v=") == std::string::npos &&
        !std::ranges::equal(usual, shown, alike))
        return "a value is markup";
    const bool unbraced = !value.contains(u'{') && book.find("\\{") == std::string::npos;
    const Glossary words(game.game, game.guide, game.values, 0, language);
    for (const RulebookParagraph &p : shown) {
        const bool told = !game.mistakes.empty() || p.kind == RulebookParagraph::Kind::Figures;
        if (!told && unbraced && plainText(p.markdown).find('{') != std::string::npos)
            return "markup is shown and no mistake is told";
        if (const std::string broken = takeParagraph(p, value, words); !broken.empty())
            return broken;
    }
    return {};
}

} // namespace takujo
