pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// What happened in a scene, sentence below sentence. Where they find no room like that, all but the first
// run on.
StageItem {
    id: root

    required property Theatre theatre
    property int room: 0                // height they should keep to
    property string sum: ""             // behind the sentence it belongs to, where it does not stand elsewhere
    property bool headed: false         // the first one stands in the head of the panel

    // { text, special }. The head says whose they are, until one is somebody else's or the game's.
    readonly property var all: root.theatre.acts.filter((act) => act.text.length > 0).map((act, row, told) => ({
        text: told.slice(0, row + 1).some((each) => each.seat !== root.theatre.actor) ? root.theatre.sentence(act) : act.text,
        special: act.type === EventType.Score || act.type === EventType.End
    }))
    // Of `all`, up to the one that the sum belongs to.
    readonly property int summed: {
        const acts = root.theatre.acts
        const last = acts.findIndex((act) => act.detail.length > 0)
        return Math.max(1, acts.slice(0, last + 1).filter((act) => act.text.length > 0).length)
    }
    readonly property var sentences: root.all.slice(root.headed ? 1 : 0, root.summed)
                                         .concat(root.sum.length > 0 ? [{ text: root.sum, special: false }] : [])
                                         .concat(root.all.slice(root.summed))
    readonly property var shorter: [root.sentences[0], {
        text: Wording.told(root.sentences.slice(1).map((each) => each.text)),
        special: root.sentences.slice(1).every((each) => each.special)
    }]
    readonly property bool roomy: list.height <= root.room || root.sentences.length < 3

    height: root.roomy ? list.height : tight.height

    TheatreLines {
        id: list

        width: root.width
        visible: root.roomy
        sentences: root.sentences
    }
    TheatreLines {
        id: tight

        width: root.width
        visible: !root.roomy
        sentences: root.roomy ? [] : root.shorter
    }
}
