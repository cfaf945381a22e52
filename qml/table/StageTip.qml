import QtQuick
import Takujo.Table
import Takujo.Ui

// Explains a piece: its name, what it is, what choosing it would do or why it cannot be chosen now.
TkToolTip {
    id: root

    required property var session
    required property PieceItem piece   // null = nothing is explained
    required property bool atOnce       // asked for by key

    readonly property int asked: root.session ? root.session.prompt.revision : -1 // the next prompt has other reasons and effects
    // In words; empty when it can be chosen.
    readonly property string reason: root.piece && root.asked >= 0 && root.session.myTurn && root.piece.usable
        && !root.piece.legal && !root.piece.chosen && !root.piece.target ? root.session.whyNot(root.piece.pieceId) : ""
    readonly property string effect: {
        const option = root.piece && root.asked >= 0 && root.piece.legal ? root.session.prompt.optionAt(root.piece.pieceId) : -1
        return option >= 0 ? root.session.prompt.option(option).effect : ""
    }

    function explanation(piece: PieceItem): string {
        let said = piece.tip
        for (const words of [root.effect, root.reason])
            said += (said.length > 0 && words.length > 0 ? "\n" : "") + words
        return said
    }

    // Cards are read better large; of anything else only what was asked about by key.
    readonly property bool enlarges: root.piece !== null && (root.atOnce || root.piece.height > 1.15 * root.piece.width)
    property var grab: null

    function enlarge() {
        root.grab = null
        const piece = root.piece
        if (!root.enlarges || piece.width < 8 || piece.width > 140)
            return
        piece.body.grabToImage((result) => { if (root.piece === piece) root.grab = result },
                               Qt.size(2 * piece.width, 2 * piece.height))
    }

    exit: null                          // words and place go with the piece: there is nothing to fade
    onAboutToShow: root.enlarge()
    onClosed: root.grab = null
    picture: root.grab ? root.grab.url : ""
    pictureSize: root.piece ? Qt.size(2 * root.piece.width, 2 * root.piece.height) : Qt.size(0, 0)
    // Not before it has its parent: that of the last explanation may be gone by now.
    wanted: root.piece !== null && root.parent === root.piece
    wait: root.atOnce ? 0 : 500
    title: root.piece ? Wording.headed(root.piece.name) : ""
    text: root.piece ? root.explanation(root.piece) : ""
    clause: !root.piece ? "" : root.reason.length > 0 && root.asked >= 0 ? root.session.whyNotClause(root.piece.pieceId) : root.piece.clause
}
