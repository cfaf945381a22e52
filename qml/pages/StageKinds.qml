pragma Singleton

import QtQml

// Types of the modules of games, found by name and kept: each is compiled once.
QtObject {
    id: root

    property var kinds: ({})            // by module and type; null = there is none

    // `optional`: a game need not have it.
    function component(uri: string, type: string, optional: bool): Component {
        const name = uri + " " + type
        if (root.kinds[name] === undefined) {
            root.kinds[name] = null
            try {
                root.kinds[name] = Qt.createQmlObject("import QtQml\nimport " + uri + "\nComponent { " + type + " { } }", root, type)
            } catch (error) {
                if (!optional || !String(error.message).includes(type + " is not a type"))
                    console.warn(error)
            }
        }
        return root.kinds[name]
    }
}
