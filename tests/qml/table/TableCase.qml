import QtQuick
import QtTest
import Takujo.Mock
import Takujo.Table
import Takujo.Ui

// Tests that play on a table: a pretended match, the table of it, and a way to find what it shows.
TestCase {
    id: root

    property Component sessions: null   // a MockSession
    property Component scenes: null     // what puts it into a position
    property Component tables: null
    property MockSession session: null
    // Of the running test.
    property QtObject scene: null
    property TableStage stage: null

    when: windowShown
    visible: true
    width: 1032
    height: 612

    function init() {
        failOnWarning(/.?/)
        Theme.animationFactor = 0
    }

    function cleanup() {
        root.end()
        Theme.textScale = 1
        root.width = 1032
        root.height = 612
    }

    // The table goes before the match it shows.
    function end() {
        if (root.stage)
            root.stage.destroy()
        wait(0)
        root.stage = null
    }

    function begin(scene: string) {
        root.session = createTemporaryObject(root.sessions, root, { lang: "en" }) as MockSession
        root.scene = createTemporaryObject(root.scenes, root, { session: root.session }) as QtObject
        root.scene["load"](scene)
        root.stage = root.tables.createObject(root, { session: root.session, width: root.width, height: root.height }) as TableStage
        waitForRendering(root.stage)
        root.stage.forceActiveFocus()
        tryVerify(() => root.stage.settled)
    }

    function findByName(item: var, name: string): var {
        return findWhere(item, (each) => each.name === name)
    }

    function findWhere(item: var, wanted: var): var {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i]
            if (child.visible && wanted(child))
                return child
            const found = findWhere(child, wanted)
            if (found)
                return found
        }
        return null
    }
}
