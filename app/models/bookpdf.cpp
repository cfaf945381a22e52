#include "bookpdf.h"

#include "figurescene.h"

#include <QCoreApplication>
#include <QImage>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTextDocument>
#include <QUrl>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

constexpr int kResolution = 144;
constexpr int kPageMargin = 0;    // mm; QTextDocument leaves 20 itself
constexpr int kBookPicture = 250; // points
constexpr int kAidWidth = 760;    // of an A4 page lying, without margins
constexpr const char *kFont = "'Noto Sans CJK JP','IPAPGothic',sans-serif";

struct P
{
    Q_DECLARE_TR_FUNCTIONS(BookPdf)
};

QString pictureName(const QString &figure) { return u"figure:"_s + figure; }

void addPictures(QTextDocument &document, const QVariantMap &pictures)
{
    for (auto it = pictures.cbegin(); it != pictures.cend(); ++it)
        document.addResource(QTextDocument::ImageResource, QUrl(pictureName(it.key())),
                             it->value<QImage>());
}

QString pictureHtml(const QString &figure, const QVariantMap &pictures, int width)
{
    return pictures.contains(figure)
               ? u"<img src=\"%1\" width=\"%2\">"_s.arg(pictureName(figure), QString::number(width))
               : QString();
}

/// All or nothing: a full disk leaves no half of a file.
bool print(QTextDocument &document, const QString &file, const QString &title,
           QPageLayout::Orientation orientation)
{
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return false;
    {
        QPdfWriter writer(&out);
        writer.setTitle(title);
        writer.setCreator(u"Takujo"_s);
        writer.setResolution(kResolution);
        writer.setPageLayout(
            QPageLayout(QPageSize(QPageSize::A4), orientation,
                        QMarginsF(kPageMargin, kPageMargin, kPageMargin, kPageMargin),
                        QPageLayout::Millimeter));
        document.print(&writer);
    }
    return out.commit();
}

QString clauseHtml(const QStringList &clauses)
{
    return clauses.isEmpty() ? QString()
                             : u" <span style='color:#2a4a8c; font-size:8pt'>%1</span>"_s.arg(
                                   clauses.join(u", "_s).toHtmlEscaped());
}

QString changedWord() { return P::tr("changed"); }

QString figureCell(const QString &id, GuideModel &guide, const QVariantMap &pictures)
{
    FigureScene scene;
    scene.setGuide(&guide);
    scene.setFigure(id);
    const QString note =
        scene.fits() ? QString() : u"<br><i>%1</i>"_s.arg(P::tr("Shown by the standard rules."));
    return u"<td width='50%' style='padding:6px'>%1<br><b>%2 %3</b><br>%4%5%6</td>"_s.arg(
        pictureHtml(id, pictures, kBookPicture),
        P::tr("Figure %1").arg(scene.number()).toHtmlEscaped(), scene.name().toHtmlEscaped(),
        scene.text().toHtmlEscaped(), clauseHtml(scene.clauses()), note);
}

QString figuresHtml(const QStringList &ids, GuideModel &guide, const QVariantMap &pictures)
{
    QString html = u"<table width='100%'>"_s;
    for (qsizetype i = 0; i < ids.size(); i += 2) {
        html += u"<tr>"_s + figureCell(ids[i], guide, pictures);
        if (i + 1 < ids.size())
            html += figureCell(ids[i + 1], guide, pictures);
        html += u"</tr>"_s;
    }
    return html + u"</table>"_s;
}

/// Changed by the house rule: a bar at the side and the word, as on the screen.
QString paragraphHtml(const QString &html, const QString &clause, bool changed)
{
    // terms are links on the screen only
    static const QRegularExpression links(u"</?a[^>]*>"_s);
    const QString body = u"<td style='padding-left:8px'>%1%2%3</td>"_s.arg(
        QString(html).remove(links),
        clauseHtml(clause.isEmpty() ? QStringList() : QStringList(clause)),
        changed ? u" <b style='color:#b3341f'>[%1]</b>"_s.arg(changedWord().toHtmlEscaped())
                : QString());
    return u"<table width='100%' cellspacing='0' style='margin-bottom:5px'><tr>"
           "<td width='4' style='background:%1'></td>%2</tr></table>"_s.arg(
               changed ? u"#b3341f"_s : u"#ffffff"_s, body);
}

QString rowHtml(const RulebookModel &book, int row, GuideModel &guide, const QVariantMap &pictures)
{
    const auto value = [&](const char *role) { return book.value(row, QLatin1String(role)); };
    const QString plain = value("plain").toString();
    switch (value("kind").value<RulebookModel::Kind>()) {
    case RulebookModel::Kind::Title: return u"<h1>%1</h1>"_s.arg(plain.toHtmlEscaped());
    case RulebookModel::Kind::Section: return u"<h2>%1</h2>"_s.arg(plain.toHtmlEscaped());
    case RulebookModel::Kind::Figures:
        return figuresHtml(value("figures").toStringList(), guide, pictures);
    case RulebookModel::Kind::ListItem:
        return paragraphHtml(u"• "_s + value("html").toString(), value("clause").toString(),
                             value("changed").toBool());
    default: break;
    }
    return paragraphHtml(value("html").toString(), value("clause").toString(),
                         value("changed").toBool());
}

QString lineHtml(const QVariantMap &line)
{
    const QString text = line.value(u"text"_s).toString().toHtmlEscaped();
    const QString told = line.value(u"changed"_s).toBool()
                             ? u"<span style='color:#b3341f'>%1</span>"_s.arg(text)
                             : text;
    return told + clauseHtml(line.value(u"clauses"_s).toStringList());
}

QString factsHtml(const QString &head, const QVariant &lines)
{
    QString html = u"<td width='33%' style='padding-right:14px'><h3>%1</h3>"_s.arg(head);
    for (const QVariant &line : lines.toList())
        html += u"<p>%1</p>"_s.arg(lineHtml(line.toMap()));
    return html + u"</td>"_s;
}

QString turnHtml(const QVariantList &turn, const QVariantMap &pictures)
{
    const int width = kAidWidth / std::max<int>(3, static_cast<int>(turn.size())) - 14;
    QString html = u"<table width='100%'><tr>"_s;
    int number = 0;
    for (const QVariant &part : turn) {
        const QVariantMap line = part.toMap();
        const QString mark =
            line.value(u"instead"_s).toBool() ? P::tr("or") : QString::number(++number);
        html += u"<td style='padding-right:10px'>%1<br><b>%2 &nbsp;%3</b><br>%4</td>"_s.arg(
            pictureHtml(line.value(u"figure"_s).toString(), pictures, width), mark,
            line.value(u"name"_s).toString().toHtmlEscaped(), lineHtml(line));
    }
    return html + u"</tr></table>"_s;
}

QString page(const QString &body, int points)
{
    return u"<html><body style=\"font-family:%1; font-size:%2pt\">%3</body></html>"_s
        .arg(QLatin1String(kFont))
        .arg(points)
        .arg(body);
}

} // namespace

QString rulebookHtml(const RulebookModel &book, GuideModel &guide, const QVariantMap &pictures)
{
    QString body;
    for (int row = 0; row < book.count(); ++row) {
        body += rowHtml(book, row, guide, pictures);
        if (row == 0)
            body += u"<p>%1</p>"_s.arg(book.rulesName().toHtmlEscaped());
    }
    return page(body, 10);
}

bool writeRulebookPdf(const QString &file, const RulebookModel &book, GuideModel &guide,
                      const QVariantMap &pictures)
{
    QTextDocument document;
    addPictures(document, pictures);
    document.setHtml(rulebookHtml(book, guide, pictures));
    return print(document, file, book.title(), QPageLayout::Portrait);
}

bool writeAidPdf(const QString &file, const GuideModel &guide, const QVariantMap &pictures)
{
    const QVariantMap aid = guide.aid();
    const QString body = u"<h1>%1</h1><p>%2</p><p style='background:#f6e7bb'><b>%3</b> %4</p>%5"
                         "<table width='100%'><tr>%6%7%8</tr></table>"_s.arg(
                             guide.gameName().toHtmlEscaped(), guide.rulesName().toHtmlEscaped(),
                             P::tr("Goal."), lineHtml(aid.value(u"goal"_s).toMap()),
                             turnHtml(aid.value(u"turn"_s).toList(), pictures),
                             factsHtml(P::tr("What scores"), aid.value(u"scores"_s)),
                             factsHtml(P::tr("The end"), aid.value(u"end"_s)),
                             factsHtml(P::tr("Often forgotten"), aid.value(u"forgotten"_s)));
    QTextDocument document;
    addPictures(document, pictures);
    document.setHtml(page(body, 9));
    return print(document, file, guide.gameName(), QPageLayout::Landscape);
}

} // namespace takujo
