#pragma once
#include "parameditor.h"

#include <vector>

class QCheckBox;
class QComboBox;

namespace takujo::editor {

class NumberBox;

class BoolEditor : public ParamEditor
{
    Q_OBJECT

public:
    BoolEditor(const Param &param, const Wording &words, QWidget *parent = nullptr);
    void setValue(const Json &value) override;
    void setReadOnly(bool on) override;

private:
    QCheckBox *m_box;
};

class IntEditor : public ParamEditor
{
    Q_OBJECT

public:
    IntEditor(const Param &param, const Wording &words, QWidget *parent = nullptr);
    void setValue(const Json &value) override;
    void setReadOnly(bool on) override;
    QString range() const override;

private:
    void showMeaning();

    NumberBox *m_spin;
    int m_step = newStep(); ///< of one visit: typing 1 and 2 is one command
};

class ChoiceEditor : public ParamEditor
{
    Q_OBJECT

public:
    ChoiceEditor(const Param &param, const Wording &words, QWidget *parent = nullptr);
    void setValue(const Json &value) override;
    void setReadOnly(bool on) override;

private:
    QComboBox *m_combo;
};

/// Some of the choices, each a check box; their order is the schema's.
class SetEditor : public ParamEditor
{
    Q_OBJECT

public:
    SetEditor(const Param &param, const Wording &words, QWidget *parent = nullptr);
    void setValue(const Json &value) override;
    void setReadOnly(bool on) override;
    QString range() const override;

private:
    void toggled(QCheckBox *box);
    Json value() const;

    std::vector<QCheckBox *> m_boxes; ///< in the order of the choices
};

} // namespace takujo::editor
