#include "simpleeditors.h"

#include "numberbox.h"
#include "quietwheel.h"
#include "window/choicename.h"
#include "window/flowlayout.h"
#include "window/look.h"

#include <nlohmann/json.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace takujo::editor {

using namespace Qt::StringLiterals;

namespace {

QHBoxLayout *tightRow(QWidget *owner)
{
    auto *layout = new QHBoxLayout(owner);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    return layout;
}

} // namespace

BoolEditor::BoolEditor(const Param &param, const Wording &words, QWidget *parent)
    : ParamEditor(param, words, parent), m_box(new QCheckBox)
{
    tightRow(this)->addWidget(m_box);
    m_box->setObjectName(qs(param.id));
    m_box->setAccessibleName(words.label(param));
    setFocusProxy(m_box);
    connect(m_box, &QCheckBox::toggled, this, [this](bool on) {
        setValue(on);
        emit edited(on, {}, 0);
    });
}

void BoolEditor::setValue(const Json &value)
{
    const QSignalBlocker block(m_box);
    m_box->setChecked(value.get<bool>());
    m_box->setText(words()(Text(value.get<bool>() ? "rule.on" : "rule.off")));
}

void BoolEditor::setReadOnly(bool on) { m_box->setEnabled(!on); }

IntEditor::IntEditor(const Param &param, const Wording &words, QWidget *parent)
    : ParamEditor(param, words, parent), m_spin(new NumberBox(param.min, param.max))
{
    tightRow(this)->addWidget(m_spin);
    m_spin->setObjectName(qs(param.id));
    m_spin->setAccessibleName(words.label(param));
    m_spin->setAccessibleDescription(IntEditor::range());
    m_spin->setSingleStep(std::max(1, param.step));
    m_spin->setMinimumWidth(look().px(84));
    m_spin->setFocusPolicy(Qt::StrongFocus);
    m_spin->installEventFilter(quietWheel());
    setFocusProxy(m_spin);
    connect(m_spin, &QSpinBox::valueChanged, this, [this](int value) {
        showMeaning();
        emit edited(value, {}, m_step);
    });
    connect(m_spin, &QSpinBox::editingFinished, this, [this] { m_step = newStep(); });
}

void IntEditor::setValue(const Json &value)
{
    const QSignalBlocker block(m_spin);
    if (m_spin->value() != value.get<int>())
        m_spin->showValue(value.get<int>());
    showMeaning();
}

// Of a number that means more than itself, behind it: "0 (off)".
void IntEditor::showMeaning()
{
    const QString shown = words().value(param(), m_spin->value());
    m_spin->setSuffix(shown.mid(QString::number(m_spin->value()).size()));
}

void IntEditor::setReadOnly(bool on) { m_spin->setEnabled(!on); }

QString IntEditor::range() const
{
    //: allowed numbers from %1 to %2
    return tr("%1–%2").arg(param().min).arg(param().max);
}

ChoiceEditor::ChoiceEditor(const Param &param, const Wording &words, QWidget *parent)
    : ParamEditor(param, words, parent), m_combo(new QComboBox)
{
    tightRow(this)->addWidget(m_combo);
    m_combo->setObjectName(qs(param.id));
    nameChoice(*m_combo, words.label(param));
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_combo->setMinimumWidth(look().px(130));
    m_combo->setFocusPolicy(Qt::StrongFocus);
    m_combo->installEventFilter(quietWheel());
    setFocusProxy(m_combo);
    for (const std::string &choice : param.choices)
        m_combo->addItem(words.choice(param, choice), qs(choice));
    connect(m_combo, &QComboBox::currentIndexChanged, this, [this](int row) {
        emit edited(m_combo->itemData(row).toString().toStdString(), {}, 0);
    });
}

void ChoiceEditor::setValue(const Json &value)
{
    const QSignalBlocker block(m_combo);
    m_combo->setCurrentIndex(m_combo->findData(qs(value.get<std::string>())));
}

void ChoiceEditor::setReadOnly(bool on) { m_combo->setEnabled(!on); }

SetEditor::SetEditor(const Param &param, const Wording &words, QWidget *parent)
    : ParamEditor(param, words, parent)
{
    auto *layout = new FlowLayout(8, this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    for (const std::string &choice : param.choices) {
        auto *box = new QCheckBox(words.choice(param, choice));
        box->setObjectName(qs(param.id + "." + choice));
        box->setAccessibleName(words.label(param) + u' ' + box->text());
        connect(box, &QCheckBox::toggled, this, [this, box] { toggled(box); });
        layout->addWidget(box);
        m_boxes.push_back(box);
    }
    setFocusProxy(m_boxes.front());
}

// A choice too many or too few is refused at once, by the box staying as it was.
void SetEditor::toggled(QCheckBox *box)
{
    if (checkValue(param(), value(), {}).empty()) {
        emit edited(value(), {}, 0);
        return;
    }
    const QSignalBlocker block(box);
    box->setChecked(!box->isChecked());
}

Json SetEditor::value() const
{
    Json out = Json::array();
    for (std::size_t i = 0; i < m_boxes.size(); ++i)
        if (m_boxes[i]->isChecked())
            out.push_back(param().choices[i]);
    return out;
}

void SetEditor::setValue(const Json &value)
{
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const QSignalBlocker block(m_boxes[i]);
        const bool has = std::find(value.begin(), value.end(), param().choices[i]) != value.end();
        m_boxes[i]->setChecked(has);
    }
}

void SetEditor::setReadOnly(bool on)
{
    for (QCheckBox *box : m_boxes)
        box->setEnabled(!on);
}

QString SetEditor::range() const
{
    const bool any = param().minItems == 0 && param().maxItems >= static_cast<int>(m_boxes.size());
    return any ? QString() : tr("at least %n", "", param().minItems);
}

} // namespace takujo::editor
