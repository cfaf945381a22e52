#pragma once
#include "document/rulesdocument.h"
#include "document/wording.h"

#include <QTextBrowser>
#include <QTimer>

namespace takujo::editor {

/// The selected parameter in words: what it does, and its clauses of the rulebook as they would now
/// read in the chosen language.
class ExplanationPanel : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ExplanationPanel(QWidget *parent = nullptr);

    /// @param document null = nothing to explain
    void setDocument(const RulesDocument *document, const Wording &words);
    void setParam(const std::string &param);
    /// Renders again a moment later: typing must not wait for it.
    void refresh() { m_timer.start(); }
    void renderNow();

signals:
    /// The clauses shown: "CCC-1 · CCC-13".
    void clausesChanged(const QString &clauses);
    void rulebookWanted();

private:
    QString page(const Param &param) const;
    QString clauses(const Param &param) const;

    const RulesDocument *m_document = nullptr;
    Wording m_words;
    std::string m_param;
    QTimer m_timer;
};

/// One paragraph of a rulebook as HTML: bold words and tables only.
QString paragraphHtml(const std::string &markdown);

} // namespace takujo::editor
