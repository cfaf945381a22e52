#include "fairvariations.h"

#include "form/quietwheel.h"
#include "window/elidedbutton.h"
#include "window/look.h"
#include "window/plaintext.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTicked = 2;      ///< at first
constexpr int kAround = 2;      ///< of the present number, at first
constexpr int kSpin = 66;       ///< width
constexpr int kLeastTall = 130; ///< height
constexpr int kShift = 6;       ///< of the numbers of a board, at the most

bool canVary(const Param &param)
{
    switch (param.type) {
    case ParamType::Int:
    case ParamType::Bool:
    case ParamType::Choice: return true;
    case ParamType::Grid: return param.legend.empty();
    default: return false;
    }
}

} // namespace

FairVariations::FairVariations(QWidget *parent) : QWidget(parent), m_area(new QScrollArea)
{
    setObjectName(u"fair.variations"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_area);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void FairVariations::clear()
{
    m_rows.clear();
    delete m_area->takeWidget();
}

void FairVariations::show(const GameDefinition &game, const RuleValues &present,
                          const QStringList &first, const Wording &words)
{
    clear();
    m_game = &game;
    m_present = present;
    auto *body = new QWidget;
    m_lines = new QGridLayout(body);
    m_lines->setContentsMargins(12, 4, 12, 4);
    m_lines->setVerticalSpacing(2);
    m_lines->setHorizontalSpacing(8);
    m_lines->setColumnStretch(0, 1);
    std::vector<const Param *> params;
    for (const QString &id : first) {
        if (const Param *param = game.schema.find(id.toStdString()))
            params.push_back(param);
    }
    for (const Param &param : game.schema.params) {
        if (std::find(params.begin(), params.end(), &param) == params.end())
            params.push_back(&param);
    }
    for (const Param *param : params) {
        if (canVary(*param))
            addRow(*param, present, words);
    }
    const auto ticked = std::min<std::size_t>(m_rows.size(), first.isEmpty() ? 0 : kTicked);
    for (std::size_t i = 0; i < ticked; ++i)
        m_rows[i].on->setChecked(true);
    m_lines->setRowStretch(static_cast<int>(m_rows.size()), 1);
    m_area->setWidget(body);
    for (const Row &row : m_rows)
        showRow(row);
    applyLook();
    setPresent(present, words);
}

void FairVariations::applyLook()
{
    setMinimumHeight(look().px(kLeastTall));
    for (const Row &row : m_rows)
        for (QSpinBox *spin : {row.from, row.to})
            if (spin)
                spin->setFixedWidth(look().px(kSpin));
}

void FairVariations::addRow(const Param &param, const RuleValues &present, const Wording &words)
{
    Row row{param.id, param.type, new ElidedButton<QCheckBox>(words.label(param)), plainLabel(),
            plainLabel()};
    const auto place = static_cast<int>(m_rows.size());
    row.on->setObjectName(u"fair.vary."_s + qs(param.id));
    for (QLabel *label : {row.now, row.rest})
        label->setProperty("quiet", true);
    m_lines->addWidget(row.on, place, 0);
    const bool board = param.type == ParamType::Grid;
    row.on->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    const bool ranged = param.type == ParamType::Int || board;
    m_lines->addWidget(row.now, place, 1, 1, ranged ? 1 : 3, Qt::AlignRight);
    if (ranged)
        addRange(row, param, present, place);
    m_lines->addWidget(row.rest, place, 4, Qt::AlignRight);
    m_rows.push_back(row);
    connect(row.on, &QCheckBox::toggled, this, [this, place] {
        showRow(m_rows[static_cast<std::size_t>(place)]);
        emit changed();
    });
}

void FairVariations::setPresent(const RuleValues &present, const Wording &words)
{
    m_present = present;
    for (const Row &row : m_rows) {
        const Param &param = *m_game->schema.find(row.param);
        row.now->setText(row.type == ParamType::Grid
                             ? tr("add")
                             : tr("now %1").arg(words.value(param, present.data(row.param))));
    }
}

void FairVariations::addRange(Row &row, const Param &param, const RuleValues &present, int place)
{
    const bool board = param.type == ParamType::Grid;
    const int now = board ? 0 : present.number(param.id);
    const int least = board ? -kShift : param.min;
    const int most = board ? kShift : param.max;
    const int around = board ? 1 : kAround;
    for (QSpinBox **spin : {&row.from, &row.to}) {
        *spin = new QSpinBox;
        (*spin)->setRange(least, most);
        (*spin)->installEventFilter(quietWheel());
        (*spin)->setFocusPolicy(Qt::StrongFocus);
        connect(*spin, &QSpinBox::valueChanged, this, &FairVariations::changed);
    }
    row.from->setValue(std::max(least, now - around));
    row.to->setValue(std::min(most, now + around));
    row.from->setObjectName(u"fair.from."_s + qs(param.id));
    row.to->setObjectName(u"fair.to."_s + qs(param.id));
    row.from->setAccessibleName(tr("%1, from").arg(row.on->text()));
    row.to->setAccessibleName(tr("%1, to").arg(row.on->text()));
    row.between = plainLabel(tr("to"));
    m_lines->addWidget(row.from, place, 2);
    m_lines->addWidget(row.between, place, 3);
    m_lines->addWidget(row.to, place, 4);
}

void FairVariations::showRow(const Row &row) const
{
    const bool on = row.on->isChecked();
    row.on->setEnabled(m_open);
    for (QSpinBox *spin : {row.from, row.to}) {
        if (spin) {
            spin->setVisible(on);
            spin->setEnabled(m_open);
        }
    }
    if (row.between)
        row.between->setVisible(on);
    row.now->setVisible(on || row.type != ParamType::Grid); // a board's word belongs to its range
    row.rest->setText(on ? (row.from ? QString() : tr("any")) : tr("stays"));
    row.rest->setVisible(!row.rest->text().isEmpty());
}

void FairVariations::setOpen(bool open)
{
    m_open = open;
    for (const Row &row : m_rows)
        showRow(row);
}

Loaded<std::vector<FairVariation>> FairVariations::variations() const
{
    std::vector<FairVariation> out;
    for (const Row &row : m_rows) {
        if (!row.on->isChecked())
            continue;
        std::string text = row.param;
        if (row.from)
            text +=
                "=" + std::to_string(row.from->value()) + ".." + std::to_string(row.to->value());
        Loaded<FairVariation> one = fairVariation(m_game->schema, m_present, text);
        if (!one)
            return one.error();
        out.push_back(std::move(*one));
    }
    return out;
}

} // namespace takujo::editor
