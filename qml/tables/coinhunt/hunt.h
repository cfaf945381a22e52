#pragma once
#include "factstype.h"
#include "games/coinhunt/rules/facts.h"

#include <QObject>

namespace takujo::coinhunt {

TAKUJO_FACTS_TYPE(HuntFacts, huntFacts, TableFacts, COINHUNT_FACTS)
TAKUJO_FACTS_TYPE(HuntPiece, huntPiece, PieceFacts, COINHUNT_PIECE)
TAKUJO_FACTS_TYPE(HuntDraft, huntDraft, DraftFacts, COINHUNT_DRAFT)

/// What the facts are compared with.
class Hunt : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("enumerations only")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

public:
    TAKUJO_FACTS_ENUM(Phase, COINHUNT_PHASES)
};

} // namespace takujo::coinhunt
