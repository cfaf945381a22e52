#pragma once
#include "factstype.h"
#include "games/hakkutsu/rules/facts.h"

#include <QObject>

namespace takujo::hakkutsu {

TAKUJO_FACTS_TYPE(HakkutsuFacts, hakkutsuFacts, TableFacts, HAKKUTSU_FACTS)
TAKUJO_FACTS_TYPE(HakkutsuPiece, hakkutsuPiece, PieceFacts, HAKKUTSU_PIECE)
TAKUJO_FACTS_TYPE(HakkutsuDraft, hakkutsuDraft, DraftFacts, HAKKUTSU_DRAFT)

/// What the facts are compared with.
class Hakkutsu : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("enumerations only")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

public:
    TAKUJO_FACTS_ENUM(Phase, HAKKUTSU_PHASES)
    TAKUJO_FACTS_ENUM(Effect, HAKKUTSU_EFFECTS)
    TAKUJO_FACTS_ENUM(Ability, HAKKUTSU_ABILITIES)
    TAKUJO_FACTS_ENUM(Category, HAKKUTSU_CATEGORIES)
    TAKUJO_FACTS_ENUM(Reach, HAKKUTSU_REACHES)
};

} // namespace takujo::hakkutsu
