#pragma once
#include "game/rulebook.h"
#include "glossary.h"
#include "plugin/catalogue.h"
#include "rowmodel.h"

namespace takujo {

/// A rulebook as paragraphs, rendered for a rule set, with search.
class RulebookModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString rulesName READ rulesName NOTIFY changed)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    Q_PROPERTY(int changedCount READ changedCount NOTIFY changed)
    Q_PROPERTY(int matches READ matches NOTIFY changed)
    Q_PROPERTY(QStringList sections READ sections NOTIFY changed)

public:
    enum class Kind { TAKUJO_PARAGRAPH_KINDS(TAKUJO_ENUMERATOR) };
    Q_ENUM(Kind)

    explicit RulebookModel(Catalogue &catalogue, QObject *parent = nullptr);

    QString gameId() const { return m_game; }
    QString title() const { return m_title; }
    QString rulesName() const { return m_rulesName; }
    QString search() const { return m_search; }
    void setSearch(const QString &text);
    int changedCount() const { return m_changed; }
    int matches() const { return m_matches; }
    QStringList sections() const { return m_sections; }

    /// Row of a clause's paragraph, -1 = none.
    Q_INVOKABLE int rowOf(const QString &clause) const;
    Q_INVOKABLE int rowOfSection(int section) const;
    Q_INVOKABLE int rowOfFigure(const QString &figure) const;
    /// A clause with its words goes to the clipboard.
    Q_INVOKABLE void copyClause(const QString &clause) const;
    /// @param seats 0 = not known. False: the game could not be opened.
    /// @param guide may be null: no term is a link
    bool open(const QString &game, const RuleSet &rules, int seats,
              std::shared_ptr<const Guide> guide = {});
    void show(Language language);

signals:
    void changed();

private:
    void refill();

    Catalogue &m_catalogue;
    QString m_game, m_title, m_rulesName, m_search;
    RuleSet m_rules;
    std::shared_ptr<const Guide> m_guide;
    QStringList m_sections;
    Language m_language = Language::En;
    int m_seats = 0;
    int m_changed = 0;
    int m_matches = 0;
};

/// The little Markdown of rulebooks as Qt rich text: bold kept, the rest escaped.
QString richText(const std::string &markdown, const QString &mark);

} // namespace takujo
