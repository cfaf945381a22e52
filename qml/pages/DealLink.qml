import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The number of a match's deal; opens the proof of it.
TkLink {
    id: root

    required property MatchSession session

    role: "note"
    onClicked: Nav.popup("ProofDialog", { session: root.session })
    text: root.session ? qsTr("Deal number %1").arg(root.session.info.dealNumber) : ""
}
