import QtQuick
import Takujo.Table

// The table of the running match: the game's own, named by the URI of its QML module
// ("Takujo.Tables.Ccc" holds CccTable), or the generic one when the game has none.
FocusScope {
    id: root

    required property var session

    readonly property string module: root.session ? root.session.tableModule : ""
    readonly property TableStage table: root.made
    property TableStage made: null
    property Component generic: Component { GenericTable { } }

    function own(module: string): QtObject {
        const name = module.split(".").pop() + "Table"
        return Qt.createQmlObject("import QtQuick\nimport " + module + "\nComponent { " + name + " { } }", root)
    }

    function build() {
        if (root.made)
            root.made.destroy()
        root.made = null
        if (!root.session)
            return
        const component = (root.module === "" ? root.generic : root.own(root.module)) as Component
        root.made = component.createObject(root, {
            session: root.session, width: root.width, height: root.height, focus: true
        }) as TableStage
        root.made.width = Qt.binding(() => root.width)
        root.made.height = Qt.binding(() => root.height)
    }

    onSessionChanged: root.build()
    onModuleChanged: root.build()
}
