import QtQuick
import Takujo.Gallery
import Takujo.Ui

GallerySection {
    id: root

    required property bool ja

    title: root.ja ? "お知らせ・空・読み込み" : "Messages, empty, loading"

    TkBanner {
        width: 620
        text: root.ja ? "AI は自分の席から見えるものだけで考えます。" : "The AI thinks only with what its seat can see."
    }
    TkBanner {
        width: 620
        kind: "warn"
        text: root.ja ? "調べた 1,200局では、1番手がやや有利です" : "Over 1,200 games the first seat is slightly ahead"
    }
    TkBanner {
        width: 620
        kind: "err"
        title: root.ja ? "E4 には置けません" : "E4 cannot take a coin"
        text: root.ja ? "葵のコインが 2枚多いマスです" : "Aoi has two more coins there"
        clause: "CCC-12"

        TkButton { text: root.ja ? "わかりました" : "Understood" }
    }
    Row {
        spacing: 14

        TkEmptyState {
            height: Math.max(150, implicitHeight)
            title: root.ja ? "まだ記録がありません" : "No records yet"
            text: root.ja ? "1局終えるとここに並びます" : "A finished game appears here"
        }
        TkPanel {
            width: 380
            head: root.ja ? "読み込み" : "Loading"
            note: root.ja ? "紙の上" : "on paper"

            Column {
                width: parent.width
                spacing: 14

                TkProgress {
                    width: parent.width
                    value: 744
                    total: 1200
                    unit: root.ja ? "局" : " games"
                    cancelText: root.ja ? "やめる" : "Cancel"
                }
            }
        }
    }
}
