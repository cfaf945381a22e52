import QtQuick
import Takujo.Table
import Takujo.Tables.Hakkutsu

// An acquired rock.
HakkutsuItem {
    id: root

    usable: false
    corner: width / 4

    HakkutsuRockIcon {
        anchors.fill: parent
        category: root.facts.category
        ability: root.facts.ability
    }
    PieceMarks {
        piece: root
    }
}
