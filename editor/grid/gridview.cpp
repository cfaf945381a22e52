#include "gridview.h"

#include "form/parameditor.h"
#include "window/look.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCell = 35; ///< at 100 %
constexpr int kFrame = 6; ///< wood beside the squares

} // namespace

GridView::GridView(QWidget *parent) : QTableView(parent)
{
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    for (QHeaderView *header : {horizontalHeader(), verticalHeader()}) {
        header->hide();
        header->setMinimumSectionSize(1);
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setDefaultSectionSize(look().px(kCell));
    }
    const QString wood = look().frame.name();
    setStyleSheet(u"QTableView { background: %1; border: 2px solid %1; border-radius: 6px; "
                  "padding: %3px; }"
                  "QTableView:focus { border-color: %2; }"_s.arg(wood, look().focus.name())
                      .arg(kFrame));
}

void GridView::fit()
{
    if (!model())
        return;
    const int cell = look().px(kCell);
    const int edges = 2 * kFrame + 4;
    setFixedSize(model()->columnCount() * cell + edges, model()->rowCount() * cell + edges);
}

void GridView::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex cell = indexAt(event->position().toPoint());
    setFocus(Qt::MouseFocusReason);
    if (!cell.isValid())
        return;
    setCurrentIndex(cell);
    if (event->button() == Qt::RightButton)
        emit picked(cell);
    if (event->button() != Qt::LeftButton || !m_editable)
        return;
    m_painting = true;
    m_stroke = ParamEditor::newStep();
    m_last = {};
    paintAt(event->position().toPoint());
}

void GridView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_painting)
        paintAt(event->position().toPoint());
}

void GridView::mouseReleaseEvent(QMouseEvent *) { m_painting = false; }

void GridView::paintAt(const QPoint &position)
{
    const QModelIndex cell = indexAt(position);
    if (!cell.isValid() || cell == m_last)
        return;
    m_last = cell;
    setCurrentIndex(cell);
    emit painted(cell, m_stroke);
}

void GridView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!plain || !currentIndex().isValid()) {
        QTableView::keyPressEvent(event);
        return;
    }
    if (key == Qt::Key_P) {
        emit picked(currentIndex());
    } else if (m_editable && key >= Qt::Key_0 && key <= Qt::Key_9) {
        typeDigit(key - Qt::Key_0);
    } else if (m_editable &&
               (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        emit painted(currentIndex(), ParamEditor::newStep());
    } else if (m_editable && (key == Qt::Key_Delete || key == Qt::Key_Backspace)) {
        emit typed(currentIndex(), 0, ParamEditor::newStep());
    } else if (m_editable && !event->text().isEmpty() && event->text().front().isLetter()) {
        emit lettered(currentIndex(), event->text());
    } else {
        QTableView::keyPressEvent(event);
    }
}

void GridView::typeDigit(int digit)
{
    const bool goesOn = m_typing.isValid() && m_typing.elapsed() < kTyping && m_typed > 0 &&
                        m_typed * 10 + digit <= m_most;
    if (!goesOn)
        m_stroke = ParamEditor::newStep();
    m_typed = goesOn ? m_typed * 10 + digit : digit;
    m_typing.start();
    emit typed(currentIndex(), m_typed, m_stroke);
}

void GridView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    m_typed = 0;
    emit currentMoved(current);
    viewport()->update();
}

} // namespace takujo::editor
