import QtQml
import Takujo.App

// What would answer the prompt now, and which of it Enter takes.
QtObject {
    id: root

    required property MatchSession session
    required property bool mine         // the prompt is the viewer's
    required property bool hinted

    readonly property bool composed: root.mine && root.session.prompt.composed
    // A hint about a move that is put together: Enter sets it up. One about a button: Enter presses it.
    readonly property bool advises: root.hinted && root.session.hint.composed
    readonly property bool advised: root.hinted && root.session.prompt.suggested >= 0
    // What a hint advises, else what the prompt itself has as the main one.
    readonly property int mainOption: !root.mine || root.advises || root.session.prompt.optionCount === 0 ? -1
                                    : root.session.prompt.suggested >= 0 ? root.session.prompt.suggested : root.session.prompt.mainOption()
    // Of a move that is put together a way round it is the main thing only where the game or a hint says so.
    readonly property var main: root.mainOption >= 0 && root.session.prompt.revision >= 0 ? root.session.prompt.option(root.mainOption) : null
    readonly property bool leads: root.main !== null && (!root.composed || root.advised || root.main.main === true)
    // Begun and not yet a move: Enter says why instead of taking that way.
    readonly property bool held: root.composed && !root.session.teaching && !root.advised && !root.confirmReady
                                 && root.mainOption >= 0 && !root.session.draft.empty
    readonly property bool confirmReady: root.composed && root.session.draft.complete
    // Where nothing need be chosen, what stands ready is nobody's wish yet: a hint comes first.
    readonly property bool confirmMain: root.confirmReady && (!(root.advises || root.advised) || !root.session.draft.empty)
}
