#pragma once
#include "factstype.h"
#include "game/event.h"
#include "game/presentation.h"

#include <QObject>

namespace takujo {

/// What prompts are compared with: `PromptKind.Pick`.
class PromptKinds : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(PromptKind)
    QML_UNCREATABLE("enumerations only")

public:
    TAKUJO_FACTS_ENUM(Kind, TAKUJO_PROMPT_KINDS)
};

/// What zones are compared with: `ZoneKind.Grid`.
class ZoneKinds : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(ZoneKind)
    QML_UNCREATABLE("enumerations only")

public:
    TAKUJO_FACTS_ENUM(Kind, TAKUJO_ZONE_KINDS)
};

/// What motions are compared with: `EventType.Discard`.
class EventTypes : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(EventType)
    QML_UNCREATABLE("enumerations only")

public:
    TAKUJO_FACTS_ENUM(Type, TAKUJO_EVENT_TYPES)
};

} // namespace takujo
