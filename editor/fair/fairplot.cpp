#include "fairplot.h"

#include "window/look.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace takujo::editor {

namespace {

constexpr double kDot = 5;
constexpr double kLetter = 12;
constexpr double kNear = 14; ///< a press this far from a dot is one on it

} // namespace

FairPlot::FairPlot(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("fair.plot"));
}

QSize FairPlot::sizeHint() const { return {look().px(620), look().px(300)}; }

void FairPlot::setWords(const QString &up, const QString &across, const QString &band,
                        const QString &present)
{
    m_up = up;
    m_across = across;
    m_band = band;
    m_present = present;
    update();
}

void FairPlot::show(const FairState *state, int chosen)
{
    m_some = state != nullptr;
    if (state)
        m_state = *state;
    m_chosen = chosen;
    scale();
    update();
}

void FairPlot::scale()
{
    m_farthest = 1;
    m_most = 1;
    if (!m_some)
        return;
    const FairGoal &goal = m_state.goals.front();
    m_most = 1.5 * goal.tolerance;
    for (const FairCandidate &c : m_state.candidates) {
        m_farthest = std::max(m_farthest, c.option.distance);
        if (c.counts().games > 0)
            m_most = std::max(m_most, 1.15 * m_state.gap(c, goal).value);
    }
}

// Above the field, in as many lines as the words of the axis need.
QRectF FairPlot::head() const
{
    const int edge = look().px(8);
    const QFontMetrics letters(look().font(12));
    return letters.boundingRect(QRect(edge, 2, width() - 2 * edge, height()),
                                Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_up);
}

QRectF FairPlot::field() const
{
    const int line = fontMetrics().height();
    return QRectF(rect()).adjusted(look().px(44), head().bottom() + 0.5 * line, -look().px(16),
                                   -1.6 * line);
}

QPointF FairPlot::at(const FairCandidate &candidate, double gap) const
{
    const QRectF f = field();
    const double x = f.left() + look().px(14) +
                     (f.width() - look().px(28)) * candidate.option.distance / m_farthest;
    return {x, f.bottom() - f.height() * std::clamp(gap / m_most, 0.0, 1.0)};
}

void FairPlot::paintAxes(QPainter &painter) const
{
    const Look &l = look();
    const QRectF f = field();
    painter.setPen(l.ink2);
    painter.drawText(head(), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_up);
    painter.drawText(QRectF(rect()).adjusted(0, 0, -l.px(16), -2), Qt::AlignRight | Qt::AlignBottom,
                     m_across);
    const double step = std::pow(10, std::floor(std::log10(m_most))) * (m_most < 20 ? 0.5 : 1);
    const double apart = std::max(step, m_most / 8);
    for (int line = 0; line * apart <= m_most; ++line) {
        const double value = line * apart;
        const double y = f.bottom() - f.height() * value / m_most;
        painter.setPen(l.line);
        painter.drawLine(QPointF(f.left(), y), QPointF(f.right(), y));
        painter.setPen(l.ink2);
        painter.drawText(QRectF(0, y - l.px(10), f.left() - 6, l.px(20)),
                         Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(value, 'f', m_most < 4 ? 1 : 0));
    }
    painter.setPen(QPen(l.line2, 1.5));
    painter.drawLine(f.topLeft(), f.bottomLeft());
    painter.drawLine(f.bottomLeft(), f.bottomRight());
}

/// The best ways to come nearer to the aim, joined from the present rules on.
void FairPlot::paintTradeOffs(QPainter &painter) const
{
    std::vector<std::size_t> joined{0};
    joined.insert(joined.end(), m_state.shown.begin(), m_state.shown.end());
    std::sort(joined.begin(), joined.end(), [this](std::size_t a, std::size_t b) {
        return m_state.candidates[a].option.distance < m_state.candidates[b].option.distance;
    });
    QPolygonF line;
    for (const std::size_t i : joined) {
        const FairCandidate &c = m_state.candidates[i];
        if (c.counts().games > 0)
            line.append(at(c, m_state.gap(c, m_state.goals.front()).value));
    }
    painter.setPen(QPen(look().accent, 1.5));
    painter.drawPolyline(line);
}

QColor FairPlot::inkOf(std::size_t i) const
{
    return i == 0 ? look().ink : fairLetter(m_state, i) ? look().accent : look().ink3;
}

void FairPlot::paintInterval(QPainter &painter, std::size_t i) const
{
    const FairCandidate &c = m_state.candidates[i];
    if (c.counts().games == 0)
        return;
    const Estimate gap = m_state.gap(c, m_state.goals.front());
    const bool shown = i == 0 || fairLetter(m_state, i);
    painter.setPen(QPen(inkOf(i), shown ? 2.5 : 1));
    painter.drawLine(at(c, gap.lower), at(c, gap.upper));
}

void FairPlot::paintCandidate(QPainter &painter, std::size_t i) const
{
    const Look &l = look();
    const FairCandidate &c = m_state.candidates[i];
    if (c.counts().games == 0)
        return;
    const char letter = fairLetter(m_state, i);
    const QPointF dot = at(c, m_state.gap(c, m_state.goals.front()).value);
    const QColor ink = inkOf(i);
    const double radius = letter ? l.px(kLetter) : i == 0 ? l.px(kDot + 2) : l.px(kDot);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(dot, radius, radius);
    if (letter) {
        painter.setPen(l.onAccent);
        painter.setFont(l.font(13, QFont::Bold));
        painter.drawText(QRectF(dot.x() - radius, dot.y() - radius, 2 * radius, 2 * radius),
                         Qt::AlignCenter, QString(QLatin1Char(letter)));
    }
    if (static_cast<int>(i) == m_chosen) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(l.shu, 3));
        painter.drawEllipse(dot, radius + 4, radius + 4);
    }
}

double FairPlot::bandTop() const
{
    const QRectF f = field();
    return f.bottom() - f.height() * std::min(1.0, m_state.goals.front().tolerance / m_most);
}

void FairPlot::paintBand(QPainter &painter) const
{
    const QRectF f = field();
    painter.fillRect(QRectF(QPointF(f.left(), bandTop()), f.bottomRight()), look().goodSoft);
    painter.setPen(QPen(look().good, 1.5, Qt::DashLine));
    painter.drawLine(QPointF(f.left(), bandTop()), QPointF(f.right(), bandTop()));
}

QRectF FairPlot::presentName() const
{
    const FairCandidate &now = m_state.present();
    const QPointF dot = at(now, m_state.gap(now, m_state.goals.front()).value);
    const QFontMetricsF letters(look().font(12, QFont::Bold));
    return {dot.x() + look().px(12), dot.y() - look().px(6) - letters.ascent(),
            letters.horizontalAdvance(m_present), letters.height()};
}

std::vector<QRectF> FairPlot::marks() const
{
    const double radius = look().px(kLetter);
    std::vector<QRectF> out;
    for (const FairCandidate &c : m_state.candidates) {
        if (c.counts().games == 0)
            continue;
        const QPointF dot = at(c, m_state.gap(c, m_state.goals.front()).value);
        out.emplace_back(dot.x() - radius, dot.y() - radius, 2 * radius, 2 * radius);
    }
    if (m_state.present().counts().games > 0)
        out.push_back(presentName());
    return out;
}

// Dots covered it where the aim is low and many candidates reach it.
QRectF FairPlot::bandName() const
{
    const QRectF f = field();
    const QFontMetricsF letters(look().font(12));
    const QSizeF size(letters.horizontalAdvance(m_band) + look().px(8), letters.height() + 2);
    const std::vector<QRectF> dots = marks();
    QRectF best(QPointF(f.right() - size.width() - 2, bandTop() + 2), size);
    std::ptrdiff_t fewest = std::ssize(dots) + 1;
    for (const double y : {bandTop() + 2, bandTop() - size.height() - 2})
        for (const double x : {f.right() - size.width() - 2, f.center().x() - size.width() / 2,
                               f.left() + look().px(6)}) {
            const QRectF place(QPointF(x, y), size);
            const auto covered =
                std::count_if(dots.begin(), dots.end(),
                              [&place](const QRectF &dot) { return dot.intersects(place); });
            if (covered < fewest && y + size.height() <= f.bottom() && y >= f.top()) {
                best = place;
                fewest = covered;
            }
        }
    return best;
}

void FairPlot::paintNames(QPainter &painter) const
{
    const Look &l = look();
    const QRectF band = bandName();
    painter.setPen(Qt::NoPen);
    painter.setBrush(l.goodSoft);
    painter.drawRoundedRect(band, 3, 3);
    painter.setPen(l.good);
    painter.setFont(l.font(12));
    painter.drawText(band, Qt::AlignCenter, m_band);
    if (m_state.present().counts().games == 0)
        return;
    painter.setPen(l.ink);
    painter.setFont(l.font(12, QFont::Bold));
    painter.drawText(presentName(), Qt::AlignLeft | Qt::AlignTop, m_present);
}

void FairPlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(look().font(12));
    painter.fillRect(rect(), look().surface);
    if (m_some)
        paintBand(painter);
    paintAxes(painter);
    if (!m_some)
        return;
    for (std::size_t i = m_state.candidates.size(); i-- > 0;)
        paintInterval(painter, i);
    paintTradeOffs(painter);
    for (std::size_t i = m_state.candidates.size(); i-- > 0;) {
        if (!fairLetter(m_state, i))
            paintCandidate(painter, i);
    }
    for (const std::size_t i : m_state.shown)
        paintCandidate(painter, i);
    paintNames(painter);
}

void FairPlot::mousePressEvent(QMouseEvent *event)
{
    if (!m_some)
        return;
    double nearest = look().px(kNear);
    int found = -1;
    for (std::size_t i = 0; i < m_state.candidates.size(); ++i) {
        const FairCandidate &c = m_state.candidates[i];
        if (c.counts().games == 0 || (i > 0 && !fairLetter(m_state, i)))
            continue;
        const QPointF off = at(c, m_state.gap(c, m_state.goals.front()).value) - event->position();
        const double far = std::hypot(off.x(), off.y());
        if (far <= nearest) {
            nearest = far;
            found = static_cast<int>(i);
        }
    }
    if (found >= 0)
        emit picked(found);
}

} // namespace takujo::editor
