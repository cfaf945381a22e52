import Takujo.App
import Takujo.Table
import Takujo.Ui

// One option of the prompt as a button. What it would do is shown while it is pointed at or has the
// focus.
TkButton {
    id: root

    required property MatchSession session
    required property int option         // row in the prompt
    required property string label
    required property string warning
    required property string digit      // key of the option
    property bool enters: false         // Enter takes it
    property bool isMain: false
    property bool keyed: true           // its key is shown on it

    readonly property bool looked: root.hovered || root.visualFocus

    kind: root.isMain ? "main" : "plain"
    keyText: !root.keyed ? "" : root.enters ? ActionKeys.word("confirm") : root.digit
    tip: root.warning
    text: root.label
    onLookedChanged: {
        if (root.looked)
            root.session.prompt.preview(root.option)
        else if (root.session.prompt.previewed === root.option)
            root.session.prompt.preview(-1)
    }
    onClicked: root.session.choose(root.option)
    onDoubleClicked: { }    // its second press was meant for what stood here before
}
