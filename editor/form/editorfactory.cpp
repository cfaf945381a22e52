#include "grid/grideditor.h"
#include "rows/rowseditor.h"
#include "simpleeditors.h"

namespace takujo::editor {

int ParamEditor::newStep()
{
    static int last = 0; // GUI thread
    return ++last;
}

ParamEditor *makeEditor(const Param &param, const std::vector<Wording> &words, QWidget *parent)
{
    const Wording &first = words.front();
    switch (param.type) {
    case ParamType::Bool: return new BoolEditor(param, first, parent);
    case ParamType::Int: return new IntEditor(param, first, parent);
    case ParamType::Choice: return new ChoiceEditor(param, first, parent);
    case ParamType::Set: return new SetEditor(param, first, parent);
    case ParamType::Grid: return new GridEditor(param, first, parent);
    case ParamType::List:
    case ParamType::Rows: break;
    }
    return new RowsEditor(param, words, parent);
}

} // namespace takujo::editor
