#include "explanationpanel.h"

#include "game/rulebook.h"
#include "window/look.h"

#include <QScrollBar>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kReadingDelay = 60; ///< ms

QString inlineHtml(const std::string &markdown)
{
    QString out;
    for (const RulebookSpan &span : spansOf(markdown)) {
        const QString text = qs(span.text).toHtmlEscaped();
        out += span.bold ? u"<b>"_s + text + u"</b>"_s : text;
    }
    return out.replace(QChar(QChar::LineSeparator), u"<br>"_s); // long lists (RULEBOOK.md)
}

} // namespace

QString paragraphHtml(const std::string &markdown)
{
    if (!markdown.starts_with('|'))
        return inlineHtml(markdown);
    QString out = u"<table cellpadding='3'>"_s;
    for (const std::vector<std::string> &row : rowsOf(markdown)) {
        out += u"<tr>"_s;
        for (const std::string &cell : row)
            out += u"<td>"_s + inlineHtml(cell).trimmed() + u"</td>"_s;
        out += u"</tr>"_s;
    }
    return out + u"</table>"_s;
}

ExplanationPanel::ExplanationPanel(QWidget *parent) : QTextBrowser(parent)
{
    setObjectName(u"explanation"_s);
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    m_timer.setSingleShot(true);
    m_timer.setInterval(kReadingDelay);
    connect(&m_timer, &QTimer::timeout, this, &ExplanationPanel::renderNow);
    connect(this, &QTextBrowser::anchorClicked, this, &ExplanationPanel::rulebookWanted);
}

void ExplanationPanel::setDocument(const RulesDocument *document, const Wording &words)
{
    m_document = document;
    m_words = words;
    if (document && !document->schema().find(m_param))
        m_param = document->schema().params.front().id;
    renderNow();
}

void ExplanationPanel::setParam(const std::string &param)
{
    m_param = param;
    renderNow();
}

void ExplanationPanel::renderNow()
{
    m_timer.stop();
    setAccessibleName(tr("Explanation"));
    const Param *param = m_document ? m_document->schema().find(m_param) : nullptr;
    if (!param) {
        clear();
        emit clausesChanged({});
        return;
    }
    const int place = verticalScrollBar()->value();
    setHtml(page(*param));
    verticalScrollBar()->setValue(place);
    QStringList ids;
    for (const std::string &clause : param->clauses)
        ids.append(qs(clause));
    emit clausesChanged(ids.join(m_words.ja() ? u"・"_s : u" · "_s));
}

QString ExplanationPanel::page(const Param &param) const
{
    const Look &l = look();
    QString out = u"<div style='color:%1; margin:2px 6px'>"_s.arg(l.ink.name());
    out += u"<p style='font-family:\"Noto Serif CJK JP\",\"IPAMincho\",serif; font-size:%1px; "
           "font-weight:600; margin:0 0 6px 0'>%2</p>"_s.arg(l.px(18))
               .arg(m_words.label(param).toHtmlEscaped());
    out += u"<p style='font-size:%1px; line-height:120%; margin:0 0 10px 0'>%2</p>"_s.arg(l.px(13))
               .arg(m_words.help(param).toHtmlEscaped());
    return out + clauses(param) + u"</div>"_s;
}

// The whole book is rendered once; a clause of it may depend on any parameter.
QString ExplanationPanel::clauses(const Param &param) const
{
    const Look &l = look();
    const auto book = renderRulebook(m_document->game(), m_document->values(), 0,
                                     m_words.language(), nullptr, &m_document->baseValues());
    QString out;
    for (const std::string &id : param.clauses) {
        const auto it = std::find_if(book.begin(), book.end(),
                                     [&](const RulebookParagraph &p) { return p.clause == id; });
        if (it == book.end())
            continue;
        const QColor ink = it->changed ? l.shu : l.ink3;
        const QColor ground = it->changed ? l.shuSoft : l.sunk;
        const QString head = it->changed ? tr("In the rulebook, changed") : tr("In the rulebook");
        out += u"<table width='100%' cellspacing='0' cellpadding='0' style='margin-top:6px'><tr>"
               "<td width='4' style='background:%1'></td>"
               "<td style='background:%2; padding:8px 10px'>"
               "<div style='color:%1; font-size:%3px; font-weight:700'>%4 "
               "<a href='book' style='color:%1'>%5</a></div>"
               "<div style='font-size:%6px; line-height:120%'>%7</div></td></tr></table>"_s.arg(
                   ink.name(), ground.name(), QString::number(l.px(12)), head, qs(id),
                   QString::number(l.px(13)), paragraphHtml(it->markdown));
    }
    if (m_document->hasErrors())
        out += u"<p style='color:%1; font-size:%2px'>%3</p>"_s.arg(l.err.name())
                   .arg(l.px(12))
                   .arg(tr("While there are errors, this is the text before them."));
    return out;
}

} // namespace takujo::editor
