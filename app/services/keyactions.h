#pragma once
#include <QVariantMap>

#include <span>

namespace takujo {

/// What a key of the window does. Actions are shown in the order and the groups of this list.
struct KeyAction
{
    const char *id;
    const char *group; ///< also the id of the game whose table it belongs to
    unsigned pages;    ///< KeyPage; two actions that meet on none may have the same key
    const char *keys;  ///< from the start; several are apart by spaces
    const char *name;  ///< to be translated in the context takujo::KeyMap
};

std::span<const KeyAction> keyActions();
/// Null: there is none of this name.
const KeyAction *keyAction(const QString &id);
QStringList defaultKeys(const KeyAction &action);
/// Both may be asked for at the same time, and have no key in common from the start.
bool meet(const KeyAction &one, const KeyAction &other);
/// As people call it: "Ctrl+Z", "Page Up", "←".
QString keyWord(const QString &keys);
/// What QML is told of an action: `keys`, `codes` (key and modifiers), `words` for them, `word` for
/// the first, `name`.
QVariantMap keyFacts(const QStringList &keys, const QString &name);
/// All actions as they are from the start, unnamed: for tables without a window around them.
QVariantMap defaultKeyMap();

} // namespace takujo
