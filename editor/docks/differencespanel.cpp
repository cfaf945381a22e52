#include "differencespanel.h"

#include "window/look.h"
#include "window/plaintext.h"

#include <QHeaderView>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDifferenceRow = 26;
constexpr int kPadding = 12;
constexpr double kNameShare = 0.46; ///< of the width, at the least

} // namespace

DifferencesPanel::DifferencesPanel(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(u"differences"_s);
    setRootIsDecorated(false);
    setHeaderHidden(true);
    setColumnCount(3);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto go = [this](const QTreeWidgetItem *item) {
        emit goTo(item->data(0, Qt::UserRole).toString());
    };
    connect(this, &QTreeWidget::itemClicked, this, go);
    connect(this, &QTreeWidget::itemActivated, this, go);
}

void DifferencesPanel::show(const RulesDocument *document, const Wording &words)
{
    clear();
    setAccessibleName(tr("Differences from the official rules"));
    if (!document)
        return;
    QFont struck = look().font(12);
    struck.setStrikeOut(true);
    for (const Param &param : document->schema().params) {
        if (!document->isChanged(param))
            continue;
        const Json &before = document->baseValue(param);
        const Json &now = document->value(param);
        const QString from = words.value(param, before);
        const QString to = words.change(param, before, now);
        auto *item = new QTreeWidgetItem(this, {words.label(param), from, u"→ "_s + to});
        item->setData(0, Qt::UserRole, qs(param.id));
        const int name = fontMetrics().horizontalAdvance(item->text(0)) + look().px(kPadding);
        item->setSizeHint(0, QSize(name, look().px(kDifferenceRow)));
        item->setFont(1, struck);
        item->setForeground(1, look().ink3);
        item->setFont(2, look().font(13, QFont::Bold));
        item->setForeground(2, look().shu);
        const QString whole = words.difference(param, before, now);
        for (int column = 0; column < 3; ++column)
            item->setToolTip(column, plainTip(whole));
    }
    fit();
}

void DifferencesPanel::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    fit();
}

// Values get what they need and names leave; a long one gets what a short one beside it leaves.
void DifferencesPanel::fit()
{
    const int whole = viewport()->width();
    const int names = std::min(sizeHintForColumn(0), static_cast<int>(whole * kNameShare));
    const int room = whole - names;
    const int from = sizeHintForColumn(1);
    const int to = sizeHintForColumn(2);
    const int half = room / 2;
    setColumnWidth(1, std::min(from, std::max(half, room - to)));
    setColumnWidth(2, std::min(to, std::max(half, room - from)));
}

} // namespace takujo::editor
