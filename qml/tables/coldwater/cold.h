#pragma once
#include "factstype.h"
#include "games/coldwater/rules/facts.h"

#include <QObject>

namespace takujo::coldwater {

TAKUJO_FACTS_TYPE(ColdFacts, coldFacts, TableFacts, COLDWATER_FACTS)
TAKUJO_FACTS_TYPE(ColdPiece, coldPiece, PieceFacts, COLDWATER_PIECE)
TAKUJO_FACTS_TYPE(ColdDraft, coldDraft, DraftFacts, COLDWATER_DRAFT)

/// What the facts are compared with.
class Cold : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("enumerations only")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

public:
    TAKUJO_FACTS_ENUM(Phase, COLDWATER_PHASES)
    TAKUJO_FACTS_ENUM(Contest, COLDWATER_CONTESTS)
};

} // namespace takujo::coldwater
