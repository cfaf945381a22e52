import Takujo.Tables.Coldwater

// An angler token in a scene and on its way.
ColdTokenFace {
    id: root

    required property var motion

    readonly property coldPiece facts: root.motion.facts

    unit: root.width / 58
    number: root.facts.side
}
