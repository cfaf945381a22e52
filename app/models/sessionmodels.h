#pragma once
#include "rowmodel.h"

namespace takujo {

/// The pieces of one zone. Keys are piece ids.
class ZoneModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by TableModel")

public:
    enum Role {
        PieceId,
        Kind,
        Slot,
        Count,
        Owner,
        FaceDown,
        Label,
        Name,
        Tip,
        Clause,
        Facts,
        Legal,
        Chosen,
        GroupIndex,
        Target,
        LastActor,
        Back,
        Affected
    };
    explicit ZoneModel(QObject *parent = nullptr)
        : RowModel({"pieceId", "kind", "slot", "count", "owner", "faceDown", "label", "name", "tip",
                    "clause", "facts", "legal", "chosen", "groupIndex", "target", "lastActor",
                    "back", "affected", "advised"},
                   parent)
    {}
};

/// The zones of a table.
class ZoneListModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by TableModel")

public:
    enum Role { ZoneId, Kind, Label, Owner, Cols, RowCount, Count, Face };
    explicit ZoneListModel(QObject *parent = nullptr)
        : RowModel({"zoneId", "kind", "label", "owner", "cols", "rows", "count", "face"}, parent)
    {}
};

/// Numbers beside the pieces.
class CounterModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by TableModel")

public:
    enum Role { CounterId, Label, Value, Owner, Clause };
    explicit CounterModel(QObject *parent = nullptr)
        : RowModel({"counterId", "label", "value", "owner", "clause"}, parent)
    {}
};

/// The seat panels.
class SeatModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")

public:
    enum Role {
        Seat,
        Name,
        LevelText,
        Level,
        Human,
        Colour,
        Score,
        Detail,
        Active,
        Thinking,
        IsViewer,
        GaveUp,
        Winner
    };
    explicit SeatModel(QObject *parent = nullptr)
        : RowModel({"seat", "name", "levelText", "level", "human", "colour", "score", "detail",
                    "active", "thinking", "isViewer", "gaveUp", "winner"},
                   parent)
    {}
};

/// Buttons of a prompt; the row is the index for MatchSession::choose().
class OptionModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by PromptModel")

public:
    enum Role { Label, Anchor, Main, Warning, Effect, Path, Affects, Digit };
    explicit OptionModel(QObject *parent = nullptr)
        : RowModel({"label", "anchor", "main", "warning", "effect", "path", "affects", "digit"},
                   parent)
    {}
};

/// What happened, in words.
class LogModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")

public:
    enum Role { TextRole, Detail, Clause, Seat, Colour, Heading, Ply, Recent };
    explicit LogModel(QObject *parent = nullptr)
        : RowModel({"text", "detail", "clause", "seat", "colour", "heading", "ply", "recent"},
                   parent)
    {}
};

/// What the viewer did in this turn and may still take back.
class TurnMovesModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by MatchSession")

public:
    enum Role { Ply, Order, TextRole, Detail, Anchor, Removable, Spent };
    explicit TurnMovesModel(QObject *parent = nullptr)
        : RowModel({"ply", "order", "text", "detail", "anchor", "removable", "spent"}, parent)
    {}
};

/// Lines of the score sheet.
class ScoreModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by OutcomeModel")

public:
    enum Role { Label, Clause, Points, Adds, Cells };
    explicit ScoreModel(QObject *parent = nullptr)
        : RowModel({"label", "clause", "points", "adds", "cells"}, parent)
    {}
};

} // namespace takujo
