#pragma once
#include "document/wording.h"

#include <QWidget>

namespace takujo::editor {

/// The control of one parameter. Shows a value and says when somebody changed it; knows no document.
class ParamEditor : public QWidget
{
    Q_OBJECT

public:
    ParamEditor(const Param &param, const Wording &words, QWidget *parent = nullptr)
        : QWidget(parent), m_param(param), m_words(words)
    {}

    const Param &param() const { return m_param; }
    const Wording &words() const { return m_words; }
    /// Shows a value without saying that it was edited. @pre isShowable(param, value)
    virtual void setValue(const Json &value) = 0;
    /// The value of the preset, for marks on what differs. Called before setValue().
    virtual void setBase(const Json &) {}
    virtual void setReadOnly(bool on) = 0;
    /// Below its label over the whole width instead of beside it.
    virtual bool isWide() const { return false; }
    /// What may be entered, empty when the control says it itself.
    virtual QString range() const { return {}; }
    /// Goes to the part of the value that a JSON pointer below the parameter names ("/3/points").
    virtual void goTo(const QString &) {}
    /// What the keyboard is on, for the status bar ("D2: 10"); empty when the value has no parts.
    virtual QString spot() const { return {}; }
    /// A number for the edits of one go (a word typed, a stroke painted), never used before.
    static int newStep();

signals:
    /// @param step edits with the same step > 0 are one command (typing, painting in one stroke)
    void edited(const takujo::Json &value, const QString &what, int step);
    /// The value was written to a file.
    void saved(const QString &file);
    void spotChanged();

private:
    const Param &m_param;
    Wording m_words;
};

/// The fitting editor for a parameter.
ParamEditor *makeEditor(const Param &param, const std::vector<Wording> &words, QWidget *parent);

} // namespace takujo::editor
