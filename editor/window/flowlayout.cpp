#include "flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace takujo::editor {

namespace {

bool grows(const QLayoutItem &item)
{
    return item.expandingDirections().testFlag(Qt::Horizontal) &&
           item.maximumSize().width() > item.minimumSize().width();
}

int heightAt(const QLayoutItem &item, int width)
{
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}

} // namespace

FlowLayout::FlowLayout(int spacing, QWidget *parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addSpring()
{
    addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding, QSizePolicy::Minimum));
}

void FlowLayout::addItem(QLayoutItem *item) { m_items.emplace_back(item); }

QLayoutItem *FlowLayout::itemAt(int place) const
{
    return place >= 0 && place < count() ? m_items[static_cast<std::size_t>(place)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int place)
{
    if (!itemAt(place))
        return nullptr;
    QLayoutItem *item = m_items[static_cast<std::size_t>(place)].release();
    m_items.erase(m_items.begin() + place);
    return item;
}

std::vector<FlowLayout::Line> FlowLayout::lines(int width) const
{
    std::vector<Line> out(1);
    int left = width;
    const auto closeLine = [&] { share(out.back(), left); };
    for (const auto &item : m_items) {
        const bool spring = item->spacerItem() != nullptr;
        if (item->isEmpty() && !spring)
            continue; // hidden
        const QSize wanted = grows(*item) ? item->minimumSize() : item->sizeHint();
        const int needed = std::min(wanted.width(), width);
        const int gap = out.back().empty() || spring ? 0 : spacing();
        if (gap + needed > left && !out.back().empty()) {
            closeLine();
            out.emplace_back();
            left = width - needed;
        } else {
            left -= gap + needed;
        }
        out.back().push_back({item.get(), needed});
    }
    closeLine();
    return out;
}

// A spring gets what the others cannot use.
void FlowLayout::share(Line &line, int left)
{
    for (const bool spring : {false, true})
        for (Placed &placed : line)
            if (grows(*placed.item) && (placed.item->spacerItem() != nullptr) == spring) {
                const int more = std::min(left, placed.item->maximumSize().width() - placed.width);
                placed.width += more;
                left -= more;
            }
}

int FlowLayout::heightOf(const Line &line)
{
    int height = 0;
    for (const Placed &placed : line)
        height = std::max(height, heightAt(*placed.item, placed.width));
    return height;
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins m = contentsMargins();
    int height = m.top() + m.bottom();
    const std::vector<Line> all = lines(width - m.left() - m.right());
    for (const Line &line : all)
        height += heightOf(line);
    return height + spacing() * (static_cast<int>(all.size()) - 1);
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    const QRect inner = rect.marginsRemoved(contentsMargins());
    int y = inner.y();
    for (const Line &line : lines(inner.width())) {
        const int height = heightOf(line);
        int x = inner.x();
        for (const Placed &placed : line) {
            const bool aligned = placed.item->alignment() & Qt::AlignVertical_Mask;
            const int own =
                aligned ? height : std::min(height, heightAt(*placed.item, placed.width));
            const QRect place(x, y + (height - own) / 2, placed.width, own);
            placed.item->setGeometry(
                QStyle::visualRect(parentWidget()->layoutDirection(), inner, place));
            x += placed.width + (placed.item->spacerItem() ? 0 : spacing());
        }
        y += height + spacing();
    }
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize wanted = item->sizeHint();
        size.rwidth() += wanted.width() + (size.width() > 0 ? spacing() : 0);
        size.setHeight(std::max(size.height(), wanted.height()));
    }
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

} // namespace takujo::editor
