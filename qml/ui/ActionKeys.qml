pragma Singleton

import QtQuick

// Which keys an action has, as the window was told: nobody else names a key.
QtObject {
    id: root

    property var map: ({})              // action -> { keys, codes, words, word, name }

    function of(action: string): var {
        return root.map[action]?.keys ?? []
    }

    // Of the first one, to be shown.
    function word(action: string): string {
        return root.map[action]?.word ?? ""
    }

    function name(action: string): string {
        return root.map[action]?.name ?? ""
    }

    // "Hint (H)"
    function told(words: string, action: string): string {
        return root.word(action).length > 0 ? qsTr("%1 (%2)").arg(words).arg(root.word(action)) : words
    }

    // A key is let go whatever is still held beside it.
    function lets(action: string, event: var): bool {
        return (root.map[action]?.codes ?? []).some((code) => (code & 0x1FFFFFF) === event.key)
    }

    // For handlers of keys. @param free modifiers that mean something of their own there
    function matches(action: string, event: var, free: int): bool {
        const held = event.modifiers & ~(free | Qt.KeypadModifier | Qt.GroupSwitchModifier)
        const codes = root.map[action]?.codes ?? []
        const sign = event.key < Qt.Key_Escape && (event.key < Qt.Key_A || event.key > Qt.Key_Z)
        return codes.includes(event.key | held) || (sign && codes.includes(event.key | (held & ~Qt.ShiftModifier)))
    }
}
