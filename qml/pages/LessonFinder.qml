import QtQuick
import Takujo.Pages
import Takujo.Table

// Where what a lesson names is shown: on the stage, in the prompt bar, in the rail.
QtObject {
    id: root

    required property Item page
    required property TableStage stage
    required property PromptBar promptBar

    // The first item that fits, whatever it is made of; `fits` is asked about items only.
    function search(item: var, fits: var): Item {
        if (!item.visible)
            return null
        if (item.width > 0 && item.height > 0 && fits(item))
            return item
        for (let i = 0; i < item.children.length; ++i) {
            const found = root.search(item.children[i], fits)
            if (found)
                return found
        }
        return null
    }

    function anchor(id: string): Item {
        const own = root.stage.itemAt(id)
        return own && own.visible ? own
            : root.search(root.stage, (item) => item.pieceId === id || item.anchor === id || item.place === id)
              ?? root.zone(id.split("/")[0])
    }

    // What a seat has and the stage does not show is that seat's.
    function zone(id: string): Item {
        const place = root.search(root.stage, (item) => item.zone === id || item.zoneId === id) ?? root.stage.placeOf(id)
        return place?.visible || !id.includes(".") ? place : root.seat(Number(id.split(".")[1]))
    }

    // Its own button, or that of the list it is in.
    function option(row: int): Item {
        const buttons = root.promptBar.buttons
        const own = root.search(buttons, (item) => item instanceof PromptOptionButton && (item as PromptOptionButton).option === row)
        if (own)
            return own
        return buttons.list
    }

    // What turns to that group; null where the next piece goes into it as it is.
    function turnTo(group: int): Item {
        return root.search(root.stage, (item) => item.fills === group && item.enabled)
    }

    function seat(number: int): Item {
        return root.search(root.page, (item) => item instanceof SeatPanel && (item as SeatPanel).seat === number)
    }

    // Null when it is not shown now. `name` as LessonSession gives it.
    function find(name: string): Item {
        const colon = name.indexOf(":")
        const id = name.slice(colon + 1)
        switch (name.slice(0, colon)) {
        case "anchor": return root.anchor(id)
        case "group": return root.turnTo(parseInt(id)) ?? root.anchor(id.slice(id.indexOf("/") + 1))
        case "zone": return root.zone(id)
        case "counter": return root.search(root.stage, (item) => item.counterId === id)
        case "seat": return root.seat(Number(id))
        case "option": return root.option(Number(id))
        case "confirm": return root.promptBar.buttons.confirm
        case "aim": return root.stage.aiming
        default: return null
        }
    }

    // All pieces on the stage, as rectangles of the page.
    function pieces(): var {
        const out = []
        root.search(root.stage, (item) => {
            if (item instanceof PieceItem)
                out.push(root.page.mapFromItem(item, 0, 0, item.width, item.height))
            return false
        })
        return out
    }

    // The piece under a point of the page; of several the one that lies on top.
    function pieceUnder(x: real, y: real): PieceItem {
        let top = null
        root.search(root.stage, (item) => {
            const piece = item as PieceItem
            if (piece && piece.contains(piece.mapFromItem(root.page, x, y)) && (!top || piece.z >= top.z))
                top = piece
            return false
        })
        return top
    }
}
