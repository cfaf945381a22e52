import QtQuick
import Takujo.Table
import Takujo.Tables.Coldwater

// A bait, a tackle token or a fish on its way; of other pieces their label.
StagePortrait {
    id: root

    bare: root.motion.kind.startsWith("bait-") || root.motion.kind.startsWith("tackle-") || root.motion.kind.startsWith("fish-")

    ColdPicture {
        anchors.fill: parent
        art: root.bare ? root.motion.kind : ""
    }
}
