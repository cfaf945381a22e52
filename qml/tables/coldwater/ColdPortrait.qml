import QtQuick
import Takujo.Table
import Takujo.Tables.Coldwater

// Bait or tackle on its way; of other pieces their label.
StagePortrait {
    id: root

    readonly property var ownKinds: ["bait-", "tackle-"]

    bare: root.ownKinds.some((kind) => root.motion.kind.startsWith(kind))

    ColdPicture {
        anchors.fill: parent
        art: root.bare ? root.motion.kind : ""
    }
}
