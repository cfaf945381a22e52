#pragma once
#include "factstype.h"
#include "games/couperation/rules/facts.h"

#include <QObject>

namespace takujo::couperation {

TAKUJO_FACTS_TYPE(CoupFacts, coupFacts, TableFacts, COUPERATION_FACTS)
TAKUJO_FACTS_TYPE(CoupPiece, coupPiece, PieceFacts, COUPERATION_PIECE)
TAKUJO_FACTS_TYPE(CoupDraft, coupDraft, DraftFacts, COUPERATION_DRAFT)

/// What the facts are compared with.
class Coup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("enumerations only")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

public:
    TAKUJO_FACTS_ENUM(Phase, COUPERATION_PHASES)
    TAKUJO_FACTS_ENUM(Mark, COUPERATION_MARKS)
    TAKUJO_FACTS_ENUM(HeartValue, COUPERATION_HEART_VALUES)
    TAKUJO_FACTS_ENUM(FinishAt, COUPERATION_FINISH_PLACES)
    TAKUJO_FACTS_ENUM(DrawReason, COUPERATION_DRAW_REASONS)
    TAKUJO_FACTS_ENUM(RangeRole, COUPERATION_RANGE_ROLES)
    TAKUJO_FACTS_ENUM(Mode, COUPERATION_MODES)
    TAKUJO_FACTS_ENUM(Group, COUPERATION_GROUPS)
};

} // namespace takujo::couperation
