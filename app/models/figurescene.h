#pragma once
#include "guidemodel.h"
#include "stillmatch.h"

namespace takujo {

/// A figure of the guide as it is drawn: the match it shows, of which nothing is played or saved, and
/// what is said of it. Follows the language.
class FigureScene : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(takujo::GuideModel *guide READ guide WRITE setGuide NOTIFY changed)
    Q_PROPERTY(QString figure READ figure WRITE setFigure NOTIFY changed)
    Q_PROPERTY(bool drawn READ drawn WRITE setDrawn NOTIFY changed)
    Q_PROPERTY(takujo::MatchSession *session READ session NOTIFY sessionChanged)
    Q_PROPERTY(int number READ number NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QStringList clauses READ clauses NOTIFY changed)
    Q_PROPERTY(QList<int> clip READ clip NOTIFY changed)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)
    Q_PROPERTY(bool fits READ fits NOTIFY changed)

public:
    explicit FigureScene(QObject *parent = nullptr) : QObject(parent) {}

    GuideModel *guide() const { return m_guide; }
    void setGuide(GuideModel *guide);
    QString figure() const { return m_figure; }
    void setFigure(const QString &figure);
    /// The session is made when somebody draws it: words alone cost little.
    bool drawn() const { return m_drawn; }
    void setDrawn(bool drawn);
    MatchSession *session() const { return m_match.session(); }
    /// In the rulebook, from 1; 0 = it is not in it.
    int number() const;
    QString name() const { return m_name; }
    QString text() const { return m_text; }
    QStringList clauses() const { return m_clauses; }
    /// x, y, width, height in units of the wide canvas.
    QList<int> clip() const { return m_clip; }
    /// `kind`, `at`, `to` (ids of pieces, places or zones) and `text`.
    QVariantList marks() const { return m_marks; }
    /// False: the rules of the book do not allow it, so it shows the standard ones.
    bool fits() const { return m_fits; }

signals:
    void changed();
    void sessionChanged();

private:
    void refill();
    void describe(const GuideFigure &figure, const Match &match);
    void showSession(const GuideFigure &figure, const Match &match);

    GuideModel *m_guide = nullptr;
    QString m_figure, m_name, m_text;
    QStringList m_clauses;
    QList<int> m_clip;
    QVariantList m_marks;
    StillMatch m_match{[this] { emit sessionChanged(); }};
    bool m_drawn = false;
    bool m_fits = true;
};

} // namespace takujo
