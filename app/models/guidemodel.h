#pragma once
#include "glossary.h"
#include "matchsession.h"
#include "plugin/catalogue.h"

namespace takujo {

/// What stands beside the rulebook of a game, in one language and by one rule set: the player aid, the
/// figures, the glossary. Empty for a game without a guide.
class GuideModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString rulesName READ rulesName NOTIFY changed)
    Q_PROPERTY(bool rulesChanged READ rulesChanged NOTIFY changed)
    Q_PROPERTY(QVariantMap aid READ aid NOTIFY changed)
    Q_PROPERTY(QVariantList terms READ terms NOTIFY changed)
    Q_PROPERTY(QStringList figures READ figures NOTIFY changed)

public:
    explicit GuideModel(Catalogue &catalogue, QObject *parent = nullptr);

    QString gameId() const { return m_game; }
    QString gameName() const { return m_gameName; }
    QString rulesName() const { return m_rulesName; }
    bool rulesChanged() const;
    /// `goal`, and lists `turn`, `scores`, `end`, `forgotten` of lines with `name`, `text`, `html`, `clauses`,
    /// `figure`, `icon`, `instead`, `changed`; empty where the game has none.
    QVariantMap aid() const { return m_aid; }
    /// `id`, `name`, `text`, `clause`.
    QVariantList terms() const { return m_glossary.terms(); }
    Q_INVOKABLE QVariantMap term(const QString &id) const { return m_glossary.term(id); }
    const Glossary &glossary() const { return m_glossary; }
    /// Of the rulebook, in its order.
    QStringList figures() const { return m_figures; }

    /// Whether a game has a player aid; nothing is opened for it.
    Q_INVOKABLE bool offers(const QString &game);
    /// False: there is none, or it cannot be read.
    bool open(const QString &game, const RuleSet &rules, int seats);
    void show(Language language);

    std::shared_ptr<const Guide> guideOf(const QString &game);
    /// A figure by the rules of the book.
    Loaded<OpenFigure> figure(const QString &id) const;
    const GuideFigure *figureOf(const QString &id) const;
    const GameEntry *entry() const { return m_catalogue.find(m_game); }
    Language language() const { return m_language; }
    /// Name, caption, or words of a mark.
    QString wordsOf(const GuideFigure &figure, const Match &match, const std::string &id) const;

signals:
    void changed();

private:
    struct AidTexts;
    void refill();
    void fillAid();
    void fillFigures();
    QVariantMap line(const AidLine &line, AidTexts &texts) const;

    Catalogue &m_catalogue;
    QHash<QString, std::shared_ptr<const Guide>> m_guides;
    std::shared_ptr<const Guide> m_guide;
    QString m_game, m_gameName, m_rulesName;
    RuleSet m_rules;
    RuleValues m_values;
    int m_seats = 0;
    Language m_language = Language::En;
    Glossary m_glossary;
    QVariantMap m_aid;
    QStringList m_figures;
};

} // namespace takujo
