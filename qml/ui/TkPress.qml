import QtQuick
import QtQuick.Templates as T

// Something pressed as a whole, by pointer, Space, Return, Enter or a screen reader. Who uses it draws it.
T.AbstractButton {
    id: root

    // A key held down is one press.
    function press(event: var) {
        if (!event.isAutoRepeat)
            root.clicked()
    }

    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: (event) => root.press(event)
    Keys.onEnterPressed: (event) => root.press(event)
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: if (root.enabled) root.clicked()
}
