#pragma once
#include "factstype.h"
#include "games/ccc/rules/facts.h"

#include <QObject>

namespace takujo::ccc {

TAKUJO_FACTS_TYPE(CccFacts, cccFacts, TableFacts, CCC_FACTS)
TAKUJO_FACTS_TYPE(CccPiece, cccPiece, PieceFacts, CCC_PIECE)
TAKUJO_FACTS_TYPE(CccDraft, cccDraft, DraftFacts, CCC_DRAFT)

/// What the facts are compared with.
class Ccc : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("enumerations only")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

public:
    TAKUJO_FACTS_ENUM(Phase, CCC_PHASES)
    TAKUJO_FACTS_ENUM(Territory, CCC_TERRITORIES)
    TAKUJO_FACTS_ENUM(Group, CCC_GROUPS)
};

} // namespace takujo::ccc
