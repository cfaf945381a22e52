#include "grideditor.h"

#include "document/rowsfile.h"
#include "form/numberbox.h"
#include "form/quietwheel.h"
#include "griddelegate.h"
#include "gridmodel.h"
#include "gridpalette.h"
#include "gridview.h"
#include "window/choicename.h"
#include "window/flowlayout.h"
#include "window/look.h"
#include "window/plaintext.h"

#include <nlohmann/json.hpp>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTools = 260; ///< least width beside the board

} // namespace

GridEditor::GridEditor(const Param &param, const Wording &words, QWidget *parent)
    : ParamEditor(param, words, parent),
      m_model(new GridModel(param, words, this)),
      m_delegate(new GridDelegate(param.min, param.max, !param.legend.empty(), this)),
      m_view(new GridView),
      m_samples(new QComboBox),
      m_columns(new NumberBox(1, param.maxItems)),
      m_rows(new NumberBox(1, param.maxItems)),
      m_palette(new GridPalette(param, *m_model, *m_delegate)),
      m_turn(new QCheckBox(tr("Paint with quarter turns"))),
      m_mirror(new QCheckBox(tr("Paint left and right alike"))),
      m_facts(plainLabel()),
      m_hint(plainLabel())
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setMost(param.max);
    m_view->setObjectName(qs(param.id));
    m_view->setAccessibleName(words.label(param));
    setFocusProxy(m_view);
    auto *tools = new QWidget;
    tools->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *side = new QVBoxLayout(tools);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(6);
    makeTools(side);
    auto *layout = new FlowLayout(16, this);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_view, tools}) {
        layout->addWidget(widget);
        layout->setAlignment(widget, Qt::AlignTop);
    }
    connectView();
}

void GridEditor::makeTools(QVBoxLayout *side)
{
    side->addLayout(makeSizeRow());
    auto *label =
        plainLabel(param().legend.empty() ? tr("Number to paint with (· takes a square away)")
                                          : tr("Area to paint with"));
    label->setFont(look().font(12));
    label->setProperty("quiet", true);
    side->addWidget(label);
    side->addLayout(makePaintRow());
    side->addLayout(makeButtonRow());
    m_facts->setFont(look().font(12));
    m_facts->setWordWrap(true);
    side->addWidget(m_facts);
    m_hint->setText(hint());
    m_hint->setFont(look().font(12));
    m_hint->setWordWrap(true);
    m_hint->setMinimumWidth(look().px(kTools));
    m_hint->setProperty("quiet", true);
    side->addWidget(m_hint);
    side->addStretch(1);
}

FlowLayout *GridEditor::makeSizeRow()
{
    auto *row = new FlowLayout(6);
    for (const std::string &name : param().choices)
        m_samples->addItem(words().choice(param(), name), qs(name));
    m_samples->addItem(words().choice(param(), "own"), QString());
    m_samples->setObjectName(qs(param().id) + u".sample"_s);
    nameChoice(*m_samples, tr("Sample"));
    m_samples->setMinimumWidth(look().px(140));
    m_samples->installEventFilter(quietWheel());
    m_samples->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(m_samples);
    auto *size = new QWidget;
    auto *sizes = new QHBoxLayout(size);
    sizes->setContentsMargins(0, 0, 0, 0);
    sizes->setSpacing(6);
    for (NumberBox *spin : {m_columns, m_rows}) {
        spin->setFocusPolicy(Qt::StrongFocus);
        spin->setKeyboardTracking(false);
        spin->installEventFilter(quietWheel());
        connect(spin, &NumberBox::valueChanged, this, &GridEditor::resizeBoard);
        m_tools.push_back(spin);
    }
    m_columns->setObjectName(qs(param().id) + u".columns"_s);
    m_columns->setAccessibleName(tr("Columns"));
    m_rows->setObjectName(qs(param().id) + u".rows"_s);
    m_rows->setAccessibleName(tr("Rows"));
    sizes->addWidget(m_columns);
    sizes->addWidget(plainLabel(u"×"_s));
    sizes->addWidget(m_rows);
    row->addWidget(size);
    m_tools.push_back(m_samples);
    connect(m_samples, &QComboBox::activated, this, &GridEditor::chooseSample);
    return row;
}

FlowLayout *GridEditor::makePaintRow()
{
    auto *both = new QWidget;
    auto *ways = new QVBoxLayout(both);
    ways->setContentsMargins(0, 0, 0, 0);
    ways->setSpacing(4);
    ways->addWidget(m_turn);
    ways->addWidget(m_mirror);
    ways->addStretch(1);
    auto *row = new FlowLayout(14);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_palette, both}) {
        row->addWidget(widget);
        row->setAlignment(widget, Qt::AlignTop);
    }
    m_tools.insert(m_tools.end(), {m_palette, m_turn, m_mirror});
    return row;
}

FlowLayout *GridEditor::makeButtonRow()
{
    auto *buttons = new FlowLayout(6);
    const auto button = [&](const char *id, const QString &text, auto act) {
        auto *made = new QPushButton(text);
        made->setObjectName(qs(param().id) + QLatin1String(id));
        connect(made, &QPushButton::clicked, this, act);
        buttons->addWidget(made);
        m_tools.push_back(made);
    };
    button(".mirror", tr("Mirror"), [this] { change(m_model->shape().mirrored(), tr("Mirror")); });
    button(".turn", tr("Turn"), [this] { change(m_model->shape().turned(), tr("Turn")); });
    button(".paste", tr("Paste table"), [this] { paste(); });
    return buttons;
}

void GridEditor::connectView()
{
    connect(m_view, &GridView::painted, this, [this](const QModelIndex &cell, int stroke) {
        if (const std::optional<int> value = m_palette->value())
            put(cell, *value, stroke);
    });
    connect(m_view, &GridView::typed, this,
            [this](const QModelIndex &cell, int value, int stroke) { put(cell, value, stroke); });
    connect(m_view, &GridView::lettered, this, &GridEditor::typeLetter);
    connect(m_view, &GridView::picked, this, [this](const QModelIndex &cell) {
        m_palette->setValue(cell.data(GridModel::ValueRole).toInt());
    });
    connect(m_view, &GridView::currentMoved, this, [this](const QModelIndex &cell) {
        showPartners(cell);
        emit spotChanged();
    });
    const auto again = [this] { showPartners(m_view->currentIndex()); };
    connect(m_turn, &QCheckBox::toggled, this, again);
    connect(m_mirror, &QCheckBox::toggled, this, again);
}

// Letters in quick succession are one name, as digits are one number: "B", then "Base".
void GridEditor::typeLetter(const QModelIndex &cell, const QString &letter)
{
    const bool goesOn = m_typing.isValid() && m_typing.elapsed() < GridView::kTyping &&
                        m_letteredAt == cell && m_model->valueLike(m_letters + letter);
    if (!goesOn)
        m_letterStep = newStep();
    m_letters = goesOn ? m_letters + letter : letter;
    m_letteredAt = cell;
    m_typing.start();
    if (const std::optional<int> value = m_model->valueLike(m_letters))
        put(cell, *value, m_letterStep);
}

// A number that no square can have (the first digit of a longer one) waits for its second digit.
void GridEditor::put(const QModelIndex &cell, int value, int stroke)
{
    if (value != 0 && (value < param().min || value > param().max))
        return;
    GridShape shape = m_model->shape();
    for (const auto &[column, row] :
         shape.partners(cell.column(), cell.row(), m_turn->isChecked(), m_mirror->isChecked()))
        shape.set(column, row, value);
    change(shape, tr("Paint"), stroke);
}

void GridEditor::change(const GridShape &shape, const QString &what, int stroke)
{
    if (shape == m_model->shape())
        return;
    const Json value = valueOf(shape);
    m_hint->setText(hint());
    setValue(value);
    emit edited(value, what, stroke);
}

// A drawn board that equals a sample is the sample.
Json GridEditor::valueOf(const GridShape &shape) const
{
    Json drawn = shape.json();
    for (const auto &[name, rows] : param().grids->items())
        if (rows == drawn)
            return name;
    return drawn;
}

QString GridEditor::hint() const
{
    QStringList names;
    for (int value = 1; value <= static_cast<int>(param().legend.size()); ++value)
        //: a number to type and the area that it stands for: "1 A"
        names.append(tr("%1 %2").arg(QString::number(value), m_model->valueMark(value)));
    if (!names.isEmpty())
        return tr("Choose a cell and type the letters or the number of its area (%1), or take up "
                  "an area and paint with it. Arrow keys move, space paints, the right button "
                  "takes "
                  "up a value.")
            .arg(names.join(words().ja() ? u"、"_s : u", "_s));
    return tr("Choose a square and type its number, or take up a number and paint with it. Arrow "
              "keys move, space paints, the right button takes up a value.");
}

void GridEditor::chooseSample(int row)
{
    const QString name = m_samples->itemData(row).toString();
    if (!name.isEmpty())
        change(GridShape(param(), name.toStdString()), tr("Sample"));
    else
        setValue(valueOf(m_model->shape())); // "own" is what one gets by painting
}

int GridEditor::fill() const { return std::max(1, param().min); }

void GridEditor::resizeBoard()
{
    if (m_columns->allows(m_columns->value()) && m_rows->allows(m_rows->value())) {
        change(m_model->shape().resized(m_columns->value(), m_rows->value(), fill()), tr("Size"));
        return;
    }
    showSize();
    m_hint->setText(tr("Columns and rows: 1–%1").arg(param().maxItems));
}

void GridEditor::showSize()
{
    const QSignalBlocker columns(m_columns);
    const QSignalBlocker rows(m_rows);
    m_columns->setValue(m_model->columnCount());
    m_rows->setValue(m_model->rowCount());
}

// As many cells in each row; what is not understood goes into `mistakes`.
Json GridEditor::readCells(const std::vector<QStringList> &lines, QStringList &mistakes) const
{
    qsizetype width = 0;
    for (const QStringList &line : lines)
        width = std::max(width, line.size());
    Json rows = Json::array();
    for (const QStringList &line : lines) {
        Json row = Json::array();
        for (const QString &field : line) {
            const std::optional<int> value = m_model->valueOf(field.trimmed());
            if (!value)
                mistakes.append(field.trimmed());
            row.push_back(value.value_or(0));
        }
        while (static_cast<qsizetype>(row.size()) < width)
            row.push_back(0);
        rows.push_back(std::move(row));
    }
    return rows;
}

void GridEditor::paste()
{
    const auto limit = static_cast<std::size_t>(param().maxItems);
    const TableText table = splitTable(QGuiApplication::clipboard()->text(), limit);
    QStringList mistakes;
    const Json rows = readCells(table.lines, mistakes);
    const auto filled = [](const Json &row) {
        return std::any_of(row.begin(), row.end(), [](const Json &cell) { return cell != 0; });
    };
    if (table.end != TableText::End::Whole || std::none_of(rows.begin(), rows.end(), filled) ||
        rows[0].size() > limit) {
        m_hint->setText(tr("The clipboard holds no table of up to %1 × %1 numbers.").arg(limit));
        return;
    }
    if (!mistakes.isEmpty()) {
        m_hint->setText(tr("Not pasted. Not understood: %1").arg(words().listed(mistakes)));
        return;
    }
    change(GridShape(param(), rows), tr("Paste"));
}

void GridEditor::setBase(const Json &value)
{
    m_model->setBase(GridShape(param(), value));
    m_view->viewport()->update();
}

void GridEditor::setValue(const Json &value)
{
    m_model->setShape(GridShape(param(), value));
    m_view->fit();
    showSize();
    m_samples->setCurrentIndex(
        m_samples->findData(value.is_string() ? qs(value.get<std::string>()) : QString()));
    showFacts();
    showPartners(m_view->currentIndex());
    emit spotChanged();
}

void GridEditor::showFacts()
{
    int cells = 0;
    int sum = 0;
    std::map<int, int> counts;
    const GridShape &shape = m_model->shape();
    for (int row = 0; row < shape.rows(); ++row)
        for (int column = 0; column < shape.columns(); ++column)
            if (const int value = shape.at(column, row); value != 0) {
                ++cells;
                sum += value;
                ++counts[value];
            }
    const bool numbers = param().legend.empty();
    QStringList facts{numbers ? tr("%n square(s)", "", cells) : tr("%n cell(s)", "", cells)};
    if (numbers)
        facts.append(tr("sum %1").arg(sum));
    else
        for (const auto &[value, count] : counts)
            facts.append(tr("%1: %2").arg(m_model->valueName(value), QString::number(count)));
    m_facts->setText(facts.join(words().ja() ? u"・"_s : u" · "_s));
}

void GridEditor::showPartners(const QModelIndex &cell)
{
    std::set<std::pair<int, int>> partners;
    const GridShape &shape = m_model->shape();
    if (cell.isValid() && cell.column() < shape.columns() && cell.row() < shape.rows())
        for (const auto &place :
             shape.partners(cell.column(), cell.row(), m_turn->isChecked(), m_mirror->isChecked()))
            if (place != std::pair(cell.column(), cell.row()))
                partners.insert(place);
    m_delegate->setPartners(std::move(partners));
    m_view->viewport()->update();
}

void GridEditor::setReadOnly(bool on)
{
    m_view->setEditable(!on);
    for (QWidget *tool : m_tools)
        tool->setEnabled(!on);
}

QString GridEditor::spot() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? m_model->spot(current) : QString();
}

void GridEditor::goTo(const QString &pointer)
{
    const QStringList parts = pointer.split(u'/', Qt::SkipEmptyParts);
    if (!parts.isEmpty())
        m_view->setCurrentIndex(m_model->index(parts.at(0).toInt(), parts.value(1).toInt()));
}

} // namespace takujo::editor
