#pragma once
#include "game/facts.h"

#include <QJSValue>
#include <QMetaProperty>
#include <QtQml/qqmlregistration.h>
#include <QVariant>

namespace takujo {

/// Facts named one by one, as pretended matches give them; what is not named is as made by default.
template<class T>
T factsNamed(const QVariantMap &named)
{
    T facts;
    for (auto it = named.cbegin(); it != named.cend(); ++it) {
        const int at = T::staticMetaObject.indexOfProperty(it.key().toUtf8().constData());
        QVariant value = it.value();
        if (value.metaType() == QMetaType::fromType<QVariantList>())
            value = QVariant::fromValue(value.value<QList<int>>());
        if (at < 0 || !T::staticMetaObject.property(at).writeOnGadget(&facts, value))
            qWarning("%s has no fact %s", T::staticMetaObject.className(),
                     qUtf8Printable(it.key()));
    }
    return facts;
}

/// Lets QML assign what the models give (QList<int>), or named facts, to a property of this type.
template<class T>
bool registerFacts()
{
    QMetaType::registerConverter<QList<int>, T>([](const QList<int> &values) {
        return factsFrom<T>({values.data(), std::size_t(values.size())});
    });
    QMetaType::registerConverter<QVariantList, T>([](const QVariantList &) { return T(); });
    QMetaType::registerConverter<QVariantMap, T>(factsNamed<T>);
    // what JavaScript makes: an empty list stands for no facts
    QMetaType::registerConverter<QJSValue, T>(
        [](const QJSValue &value) { return factsNamed<T>(value.toVariant().toMap()); });
    return true;
}

} // namespace takujo

/// Declares the QML value type `name` for the facts that FIELDS lists (see TAKUJO_FACTS): same fields,
/// now properties. moc expands this; a class with a meta object beside it lets CMake find the header.
#define TAKUJO_FACTS_TYPE(Class, name, Base, FIELDS)                                  \
    class Class : public Base                                                         \
    {                                                                                 \
        Q_GADGET                                                                      \
        QML_VALUE_TYPE(name)                                                          \
        FIELDS(TAKUJO_NUMBER_PROPERTY_, TAKUJO_FLAG_PROPERTY_, TAKUJO_LIST_PROPERTY_) \
    };                                                                                \
    inline const bool k##Class##Registered = takujo::registerFacts<Class>();
#define TAKUJO_NUMBER_PROPERTY_(name) Q_PROPERTY(int name MEMBER name FINAL)
#define TAKUJO_FLAG_PROPERTY_(name) Q_PROPERTY(bool name MEMBER name FINAL)
#define TAKUJO_LIST_PROPERTY_(name) Q_PROPERTY(std::vector<int> name MEMBER name FINAL)
/// Inside a class with Q_OBJECT: an enumeration the game lists.
#define TAKUJO_FACTS_ENUM(Name, ENUMERATORS)            \
    enum class Name { ENUMERATORS(TAKUJO_ENUMERATOR) }; \
    Q_ENUM(Name)
