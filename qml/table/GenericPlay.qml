import QtQuick
import Takujo.Table

// How a press on a piece answers the prompt, whatever its kind.
QtObject {
    id: root

    required property TableStage stage

    readonly property var session: root.stage.session
    readonly property var prompt: root.session ? root.session.prompt : null
    readonly property var draft: root.session ? root.session.draft : null
    readonly property int kind: root.prompt ? root.prompt.kind : PromptKind.None
    readonly property bool active: root.session !== null && root.session.myTurn
    readonly property bool composing: root.active && root.kind !== PromptKind.None && root.kind !== PromptKind.Pick
                                      && root.kind !== PromptKind.Shot
    readonly property int revision: root.draft ? root.draft.revision : 0
    readonly property RowLookup options: RowLookup {
        model: root.prompt ? root.prompt.options : null
        key: "anchor"
    }

    function pick(piece: PieceItem) {
        root.stage.act()
        if (root.kind === PromptKind.Pick)
            root.session.chooseAnchor(piece.pieceId)
        else if (root.kind === PromptKind.Assign && piece.target)
            root.draft.anchor = ""
        else if (root.kind === PromptKind.Assign && piece.legal)
            root.session.chooseAnchor(piece.pieceId)
        else if (root.composing && root.kind !== PromptKind.Number)
            root.draft.toggle(piece.pieceId)
    }

    function pickPlace(place: string) {
        root.stage.act()
        root.session.chooseAnchor(place)
    }

    // Whether the prompt or the draft names an empty place.
    function open(place: string): bool {
        return root.active && root.revision >= 0 && root.options.revision >= 0
            && (root.options.value(place, "anchor") !== undefined || root.draft.anchors.indexOf(place) >= 0)
    }

    function advised(place: string): bool {
        return root.active && (root.prompt.advised ?? []).indexOf(place) >= 0
    }

    // What a chosen piece is chosen as: its place in the order, or its group.
    function markOf(piece: PieceItem): string {
        if (!piece.chosen || root.revision < 0)
            return ""
        if (root.kind === PromptKind.Order)
            return String(root.draft.group(0).indexOf(piece.pieceId) + 1)
        return root.kind === PromptKind.Assign && piece.groupIndex >= 0 ? root.prompt.groups[piece.groupIndex] ?? "" : ""
    }

    function confirm() {
        root.stage.act()
        root.session.confirmDraft()
    }

    function clear() {
        root.stage.act()
        root.draft.clear()
    }
}
