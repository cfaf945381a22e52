import QtQuick
import Takujo.Gallery
import Takujo.Ui

GallerySection {
    id: root

    required property bool ja

    title: root.ja ? "木の上" : "On wood"

    TkWood {
        width: 560
        height: panel.height + 40

        TkPanel {
            id: panel

            x: 20
            y: 20
            width: 300
            head: root.ja ? "この手番の配置" : "Placed this turn"
            note: root.ja ? "同時に置いた扱い" : "at the same time"

            Column {
                width: parent.width
                spacing: 8

                TkText { width: parent.width; text: root.ja ? "D2　K・Q・7" : "D2  K Q 7" }
                TkDivider { width: parent.width }
                TkText { width: parent.width; wrapMode: Text.WordWrap; text: root.ja ? "手札の合計をマスの数の二乗に合わせ、コインで陣地を広げます。" : "Match the sum of your cards to the square of the number." }
            }
        }
    }
}
