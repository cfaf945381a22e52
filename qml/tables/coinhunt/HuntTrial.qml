import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// Plays a rehearsal of the push being aimed, slowly, and only when it is asked for.
HuntPlayer {
    id: root

    required property var forecast

    readonly property StageExtra offer: StageExtra {
        text: root.running ? qsTr("End the rehearsal") : qsTr("Rehearse slowly")
        icon: "eye"
        key: root.running ? "Esc" : ActionKeys.word("huntRehearse")
    }
    readonly property string words: root.running ? qsTr("Rehearsal: one way it may go, not the real push") : ""

    // Another one, or the end of the one being shown.
    function toggle() {
        if (root.running)
            root.finish()
        else if (root.forecast)
            root.forecast.rehearse()
    }

    track: root.forecast ? root.forecast.rehearsal ?? null : null
    eager: true
    slowly: true
}
