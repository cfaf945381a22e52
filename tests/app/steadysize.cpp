#include "steadysize.h"

namespace takujo {

using namespace Qt::StringLiterals;

SteadySize::SteadySize(const WindowDriver &window)
{
    QQuickItem *stage = window.itemOfType("StageHost");
    if (!stage) {
        m_changes << u"no stage"_s;
        return;
    }
    const double before = stage->height();
    QObject::connect(stage, &QQuickItem::heightChanged, &m_context, [this, &window, stage, before] {
        MatchSession *session = window.session();
        m_changes << u"%1 to %2: %3 / %4"_s.arg(before)
                         .arg(stage->height())
                         .arg(session->prompt()->title(), session->prompt()->detail());
    });
}

} // namespace takujo
