import QtQuick
import Takujo.Table
import Takujo.Tables.Hakkutsu

// An acquired rock.
PieceItem {
    id: root

    usable: false
    corner: width / 4

    HakkutsuRockIcon {
        anchors.fill: parent
        category: root.attrs.category ?? 0
        ability: root.attrs.ability ?? 0
    }
    PieceMarks {
        advised: root.advised
        corner: root.corner
        focused: root.activeFocus
        refused: root.refused
    }
}
