#include "keymap.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <algorithm>
#include <array>
#include <utility>

namespace takujo {

using namespace Qt::StringLiterals;

namespace {

// Keys that a control has by nature, the digits of the buttons, and the way back.
bool isFixed(int code)
{
    constexpr std::array kFixed{Qt::Key_Escape, Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Left,
                                Qt::Key_Right,  Qt::Key_Up,   Qt::Key_Down,    Qt::Key_Return,
                                Qt::Key_Enter,  Qt::Key_Space};
    const int key = code & ~static_cast<int>(Qt::KeyboardModifierMask);
    const int modifiers = code & static_cast<int>(Qt::KeyboardModifierMask);
    const bool digit = key >= Qt::Key_0 && key <= Qt::Key_9;
    const bool named = std::find(kFixed.begin(), kFixed.end(), key) != kFixed.end();
    const bool alone = modifiers == 0 || modifiers == static_cast<int>(Qt::ShiftModifier);
    return key == Qt::Key_Tab || key == Qt::Key_Backtab || (alone && (named || digit));
}

// "?" is one key, whatever is held down to write it; a letter with Shift is another than without.
QString pressed(int key, int modifiers)
{
    int held = modifiers & static_cast<int>(Qt::ShiftModifier | Qt::ControlModifier |
                                            Qt::AltModifier | Qt::MetaModifier);
    const bool letter = key >= Qt::Key_A && key <= Qt::Key_Z;
    const bool digit = key >= Qt::Key_0 && key <= Qt::Key_9;
    if (key > Qt::Key_Space && key < Qt::Key_Escape && !letter && !digit)
        held &= ~static_cast<int>(Qt::ShiftModifier);
    return QKeySequence(key | held).toString(QKeySequence::PortableText);
}

// One key each, and none that is fixed unless the action has it from the start.
bool canBe(const KeyAction &action, const QStringList &keys)
{
    return !keys.isEmpty() && std::all_of(keys.begin(), keys.end(), [&](const QString &key) {
        const QKeySequence sequence = QKeySequence::fromString(key);
        if (sequence.count() != 1 || sequence[0].key() == Qt::Key_unknown)
            return false;
        return !isFixed(sequence[0].toCombined()) || defaultKeys(action).contains(key);
    });
}

QString translated(const char *words)
{
    return QCoreApplication::translate("takujo::KeyMap", words);
}

constexpr std::array kGroups{
    std::pair{"everywhere", QT_TRANSLATE_NOOP("takujo::KeyMap", "Everywhere")},
    std::pair{"table", QT_TRANSLATE_NOOP("takujo::KeyMap", "At the table")},
    std::pair{"finished", QT_TRANSLATE_NOOP("takujo::KeyMap", "Finished matches")},
    std::pair{"lesson", QT_TRANSLATE_NOOP("takujo::KeyMap", "Lessons and puzzles")},
    std::pair{"pages", QT_TRANSLATE_NOOP("takujo::KeyMap", "Other pages")},
    std::pair{"couperation", QT_TRANSLATE_NOOP("takujo::KeyMap", "Couperation")},
    std::pair{"coinhunt", QT_TRANSLATE_NOOP("takujo::KeyMap", "Coin Hunt")},
};

} // namespace

KeyMap::KeyMap(Settings &settings, QObject *parent) : QObject(parent), m_settings(settings)
{
    load();
    rebuild();
}

// What was changed by hand may be anything, and two may want the same.
void KeyMap::load()
{
    for (const QString &name : m_settings.others(u"keys/"_s)) {
        const KeyAction *const action = keyAction(name.mid(5));
        const QStringList keys = m_settings.other(name).toString().split(u' ');
        if (action && canBe(*action, keys))
            m_changed.insert(name.mid(5), keys);
        else
            qWarning("keys of %s are left out: %s", qUtf8Printable(name.mid(5).left(40)),
                     qUtf8Printable(keys.join(u' ').left(40)));
    }
    for (const QString &id : m_changed.keys()) {
        const KeyAction *const action = keyAction(id);
        const KeyAction *const holder = holderOf(m_changed.value(id), *action);
        if (!holder)
            continue;
        qWarning("keys of %s are left out: %s has them", action->id, holder->id);
        m_changed.remove(id);
    }
}

QStringList KeyMap::keys(const QString &action) const
{
    const KeyAction *const known = keyAction(action);
    return known ? m_changed.value(action, defaultKeys(*known)) : QStringList();
}

const KeyAction *KeyMap::holderOf(const QStringList &wanted, const KeyAction &but) const
{
    for (const KeyAction &action : keyActions()) {
        const QStringList has = keys(QLatin1StringView(action.id));
        const bool same = std::any_of(wanted.begin(), wanted.end(),
                                      [&](const QString &key) { return has.contains(key); });
        if (same && meet(action, but))
            return &action;
    }
    return nullptr;
}

QString KeyMap::change(const QString &action, int key, int modifiers)
{
    const KeyAction *const known = keyAction(action);
    const QString keys = pressed(key, modifiers);
    if (!known || !canBe(*known, {keys}))
        return tr("%1 has a meaning of its own that stays.").arg(keyWord(keys));
    return take(*known, {keys});
}

QString KeyMap::take(const KeyAction &action, const QStringList &keys)
{
    const KeyAction *const holder = holderOf(keys, action);
    if (holder)
        return tr("%1 is taken: %2.").arg(keyWord(keys[0]), translated(holder->name));
    keep(action, keys);
    rebuild();
    return {};
}

QString KeyMap::reset(const QString &action)
{
    const KeyAction *const known = keyAction(action);
    return known ? take(*known, defaultKeys(*known)) : QString();
}

void KeyMap::resetAll()
{
    for (const QString &id : m_changed.keys())
        keep(*keyAction(id), defaultKeys(*keyAction(id)));
    for (const QString &name : m_settings.others(u"keys/"_s)) // also what could not be read
        m_settings.removeOther(name);
    rebuild();
}

void KeyMap::keep(const KeyAction &action, const QStringList &keys)
{
    const QString id = QLatin1StringView(action.id);
    if (keys == defaultKeys(action)) {
        m_changed.remove(id);
        m_settings.removeOther(u"keys/"_s + id);
    } else {
        m_changed.insert(id, keys);
        m_settings.setOther(u"keys/"_s + id, keys.join(u' '));
    }
}

bool KeyMap::pressable(int key) const
{
    constexpr std::array kHeld{Qt::Key_Shift, Qt::Key_Control,  Qt::Key_Alt,     Qt::Key_Meta,
                               Qt::Key_AltGr, Qt::Key_CapsLock, Qt::Key_NumLock, Qt::Key_unknown};
    return key != 0 && std::find(kHeld.begin(), kHeld.end(), key) == kHeld.end() &&
           !QKeySequence(key).toString().isEmpty();
}

QVariantList KeyMap::groups() const
{
    QVariantList groups;
    for (const auto &[id, name] : kGroups) {
        QStringList actions;
        for (const KeyAction &action : keyActions()) {
            if (qstrcmp(action.group, id) == 0)
                actions.append(QLatin1StringView(action.id));
        }
        groups.append(QVariantMap{{u"name"_s, translated(name)}, {u"actions"_s, actions}});
    }
    return groups;
}

void KeyMap::rebuild()
{
    m_map.clear();
    for (const KeyAction &action : keyActions()) {
        const QString id = QLatin1StringView(action.id);
        QVariantMap facts = keyFacts(keys(id), translated(action.name));
        facts.insert(u"changed"_s, m_changed.contains(id));
        m_map.insert(id, facts);
    }
    emit mapChanged();
}

void KeyMap::retranslate()
{
    rebuild();
    emit groupsChanged();
}

} // namespace takujo
