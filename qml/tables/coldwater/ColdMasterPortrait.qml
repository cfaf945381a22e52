import Takujo.Tables.Coldwater

// A Master Angler card in a scene and on its way: as it lies beside a board once bait goes onto it.
ColdMasterFace {
    id: root

    required property var motion

    readonly property coldPiece facts: root.motion.facts

    species: root.motion.label
    needs: root.facts.needs
    filled: root.facts.filled
    zoom: Math.max(1, root.height / root.metrics.px(66))
    owned: root.motion.fromZone.startsWith("open.")
}
