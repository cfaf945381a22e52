pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table

// How a press on a piece answers the prompt, whatever its kind.
Item {
    id: root

    required property TableStage stage

    readonly property var session: root.stage.session
    readonly property var prompt: root.session ? root.session.prompt : null
    readonly property var draft: root.session ? root.session.draft : null
    readonly property string kind: root.prompt ? root.prompt.kind : "none"
    readonly property bool active: root.session !== null && root.session.myTurn
    readonly property bool composing: root.active && root.kind !== "pick" && root.kind !== "shot" && root.kind !== "none"
    readonly property int revision: root.draft ? root.draft.revision : 0
    property int optionRevision: 0

    visible: false

    function pick(piece: PieceItem) {
        root.stage.act()
        if (root.kind === "pick")
            root.session.chooseAnchor(piece.pieceId)
        else if (root.kind === "assign" && piece.target)
            root.draft.anchor = ""
        else if (root.kind === "assign" && piece.legal)
            root.session.chooseAnchor(piece.pieceId)
        else if (root.composing && root.kind !== "number")
            root.draft.toggle(piece.pieceId)
    }

    function pickPlace(place: string) {
        root.stage.act()
        root.session.chooseAnchor(place)
    }

    // Whether the prompt or the draft names an empty place.
    function open(place: string): bool {
        if (!root.active || root.revision < 0 || root.optionRevision < 0)
            return false
        for (let i = 0; i < anchors.count; ++i) {
            const option = anchors.itemAt(i) as OptionRow
            if (option && option.anchor === place)
                return true
        }
        return root.draft.anchors.indexOf(place) >= 0
    }

    function advised(place: string): bool {
        return root.active && (root.prompt.advised ?? []).indexOf(place) >= 0
    }

    // What a chosen piece is chosen as: its place in the order, or its group.
    function markOf(piece: PieceItem): string {
        if (!piece.chosen || root.revision < 0)
            return ""
        if (root.kind === "order")
            return String(root.draft.group(0).indexOf(piece.pieceId) + 1)
        return root.kind === "assign" && piece.groupIndex >= 0 ? root.prompt.groups[piece.groupIndex] ?? "" : ""
    }

    function confirm() {
        root.stage.act()
        root.session.confirmDraft()
    }

    function clear() {
        root.stage.act()
        root.draft.clear()
    }

    Repeater {
        id: anchors

        model: root.prompt ? root.prompt.options : null
        onItemAdded: root.optionRevision += 1
        onItemRemoved: root.optionRevision += 1

        OptionRow { }
    }
}
