#include "figurescene.h"

#include <nlohmann/json.hpp>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

QString markKind(GuideMark::Kind kind)
{
    switch (kind) {
    case GuideMark::Kind::Right: return u"right"_s;
    case GuideMark::Kind::Wrong: return u"wrong"_s;
    case GuideMark::Kind::Ring: return u"ring"_s;
    case GuideMark::Kind::Note: return u"note"_s;
    case GuideMark::Kind::Arrow: break;
    }
    return u"arrow"_s;
}

} // namespace

void FigureScene::setGuide(GuideModel *guide)
{
    if (m_guide == guide)
        return;
    if (m_guide)
        disconnect(m_guide, nullptr, this, nullptr);
    m_guide = guide;
    if (m_guide)
        connect(m_guide, &GuideModel::changed, this, &FigureScene::refill);
    refill();
}

void FigureScene::setFigure(const QString &figure)
{
    if (m_figure == figure)
        return;
    m_figure = figure;
    m_match.show(nullptr);
    refill();
}

void FigureScene::setDrawn(bool drawn)
{
    if (m_drawn == drawn)
        return;
    m_drawn = drawn;
    refill();
}

int FigureScene::number() const
{
    return m_guide ? static_cast<int>(m_guide->figures().indexOf(m_figure)) + 1 : 0;
}

void FigureScene::refill()
{
    if (!m_guide || m_figure.isEmpty())
        return;
    const GuideFigure *figure = m_guide->figureOf(m_figure);
    const Loaded<OpenFigure> open = m_guide->figure(m_figure);
    if (!figure || !open)
        return m_match.show(nullptr);
    m_fits = open->fits;
    describe(*figure, open->match);
    const bool same =
        m_match && m_match->match().game().rules().json() == open->match.game().rules().json();
    if (m_drawn) {
        if (same)
            m_match->setLanguage(m_guide->language());
        else
            showSession(*figure, open->match);
    }
    emit changed();
}

void FigureScene::describe(const GuideFigure &figure, const Match &match)
{
    m_name = m_guide->wordsOf(figure, match, figureName(figure));
    m_text = m_guide->wordsOf(figure, match, figureText(figure));
    m_clip = QList<int>(figure.clip.begin(), figure.clip.end());
    m_clauses.clear();
    for (const std::string &clause : figure.clauses)
        m_clauses.append(qstr(clause));
    m_marks.clear();
    for (const GuideMark &mark : figure.marks)
        m_marks.append(QVariantMap{
            {u"kind"_s, markKind(mark.kind)},
            {u"at"_s, qstr(mark.at.id)},
            {u"to"_s, mark.to ? qstr(mark.to->id) : QString()},
            {u"text"_s, mark.text.empty()
                            ? QString()
                            : m_guide->wordsOf(figure, match, markText(figure, mark))}});
}

void FigureScene::showSession(const GuideFigure &figure, const Match &match)
{
    const bool lit = figure.asks || !figure.plan.empty();
    auto session = StillMatch::made(*m_guide->entry(), match, m_guide->language(), lit);
    session->view()->lookFrom(figure.viewer);
    if (!figure.plan.empty())
        session->draft()->take(planOf(figure, match));
    m_match.show(std::move(session));
}

} // namespace takujo
