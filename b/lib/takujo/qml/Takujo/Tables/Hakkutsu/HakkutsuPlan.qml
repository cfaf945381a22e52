import QtQuick
import Takujo.Table
import Takujo.Tables.Hakkutsu

// What would be: the rock being asked about with the equipment chosen for it, or the one on the
// cell pointed at. Figures come from the match; nothing is computed here.
QtObject {
    id: root

    required property var session
    required property HakkutsuMap map

    readonly property var prompt: root.session ? root.session.prompt : null
    readonly property var draft: root.session ? root.session.draft : null
    readonly property int revision: root.draft ? root.draft.revision : 0
    readonly property bool mine: root.session !== null && root.session.myTurn
    readonly property string decision: root.mine ? root.prompt.decision : ""
    readonly property bool moving: root.decision === "move"
    readonly property bool digging: root.decision === "mine" || root.decision === "double" || root.decision === "again"
    readonly property bool asked: root.digging && root.prompt.kind === "subset"
    readonly property var path: root.moving && root.prompt.previewPath ? root.prompt.previewPath : []
    readonly property string goal: root.path.length > 0 ? root.path[root.path.length - 1]
                                 : root.digging && root.map.home ? root.map.home.pieceId : ""
    readonly property HakkutsuCell cell: root.goal === "" ? null : root.map.pieceOf(root.goal) as HakkutsuCell
    readonly property bool known: root.cell !== null && root.cell.depth > 0 && (root.cell.attrs.rock ?? -1) >= 0

    // Units the rock would cover and the figures after it; -1 or 0 where it cannot be mined.
    readonly property int cost: root.asked ? root.number("cost") : root.attr("costNow", 0)
    readonly property int coinsLeft: root.asked ? root.number("coinsLeft") : root.attr("coinsAfter", -1)
    readonly property int carry: root.asked ? root.number("carry") : root.attr("coverNow", 0)
    readonly property int units: root.asked ? root.number("units") : root.attr("unitsAfter", 0)
    readonly property int mobility: root.asked ? root.number("mobility") : root.attr("mobilityAfter", 0)
    readonly property bool possible: root.asked ? root.revision >= 0 && root.draft.complete
                                                : root.mobility > 0 && root.coinsLeft >= 0
    readonly property bool shown: root.known && (root.asked || root.moving) && root.mobility > 0

    // The same in words: what it takes, or why it cannot be.
    readonly property string refusal: root.asked && root.revision >= 0 ? root.draft.refusal : ""
    readonly property string words: root.refusal !== "" ? root.refusal
        : root.asked && root.revision >= 0 ? root.draft.lines.join(qsTr(" · ", "between short facts"))
        : root.moving && root.prompt.previewEffect ? root.prompt.previewEffect : ""

    function number(name: string): int {
        return root.revision >= 0 && root.draft ? root.draft.number(name) : 0
    }

    function attr(name: string, otherwise: int): int {
        return root.known && root.moving ? root.cell.attrs[name] ?? otherwise : otherwise
    }
}
