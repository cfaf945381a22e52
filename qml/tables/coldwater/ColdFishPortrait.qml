import Takujo.Tables.Coldwater

// A fish as its card: in a scene and on its way.
ColdFishFace {
    id: root

    required property var motion

    readonly property coldPiece facts: root.motion.facts

    art: ColdColours.fish(root.motion.kind)
    species: root.motion.label
    low: root.facts.low
    high: root.facts.high
    zone: root.facts.zone
    zoom: Math.max(1, root.height / root.metrics.px(94))
}
