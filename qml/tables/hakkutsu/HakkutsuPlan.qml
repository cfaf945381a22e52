import QtQuick
import Takujo.Table
import Takujo.Tables.Hakkutsu

// What would be: the rock being asked about with the equipment chosen for it, or the one on the
// cell pointed at. Figures come from the match; nothing is computed here.
QtObject {
    id: root

    required property var session
    required property hakkutsuFacts facts   // of the table
    required property HakkutsuMap map

    readonly property var prompt: root.session ? root.session.prompt : null
    readonly property var draft: root.session ? root.session.draft : null
    readonly property int revision: root.draft ? root.draft.revision : 0
    readonly property bool mine: root.session !== null && root.session.myTurn
    readonly property bool moving: root.mine && root.facts.phase === Hakkutsu.Phase.Move
    readonly property bool digging: root.mine && (root.facts.phase === Hakkutsu.Phase.Mine
        || root.facts.phase === Hakkutsu.Phase.Double || root.facts.phase === Hakkutsu.Phase.Again)
    readonly property bool asked: root.digging && root.prompt.kind === PromptKind.Subset
    readonly property var path: root.moving && root.prompt.previewPath ? root.prompt.previewPath : []
    readonly property string goal: root.path.length > 0 ? root.path[root.path.length - 1]
                                 : root.digging && root.map.home ? root.map.home.pieceId : ""
    readonly property HakkutsuCell cell: root.goal ? root.map.pieceOf(root.goal) as HakkutsuCell : null
    readonly property bool known: root.cell !== null && root.cell.depth > 0 && root.cell.facts.known

    // Units the rock would cover and the figures after it; -1 or 0 where it cannot be mined.
    readonly property hakkutsuDraft dig: root.asked && root.revision >= 0 ? root.draft.facts : []
    readonly property hakkutsuPiece rock: root.known && root.moving ? root.cell.facts : []
    readonly property int coinsLeft: root.asked ? root.dig.coinsLeft : root.rock.coinsAfter
    readonly property int carry: root.asked ? root.dig.carry : root.rock.carry
    readonly property int units: root.asked ? root.dig.units : root.rock.unitsAfter
    readonly property int mobility: root.asked ? root.dig.mobility : root.rock.mobilityAfter
    readonly property bool possible: root.mobility > 0 && (root.asked ? root.revision >= 0 && root.draft.complete
                                                                      : root.coinsLeft >= 0)
    // What cannot be done leaves the cart and the funds as they are: the words say why.
    readonly property bool shown: root.known && (root.asked || root.moving) && root.possible

    // The same in words: what it takes, or why it cannot be.
    readonly property string refusal: root.asked && root.revision >= 0 ? root.draft.refusal : ""
    readonly property string words: root.refusal ? root.refusal
        : root.asked && root.revision >= 0 ? root.draft.lines.join(qsTr(" · ", "between short facts"))
        : root.moving && root.prompt.previewEffect ? root.prompt.previewEffect : ""
}
