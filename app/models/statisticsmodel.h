#pragma once
#include "plugin/catalogue.h"
#include "rowmodel.h"

namespace takujo {

class RecordStore;

/// How the people at the screen did, a row a game; in it a group for every rule set and number of
/// seats (countMatches()).
class StatisticsModel : public takujo::RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("a property of App")

public:
    StatisticsModel(const Catalogue &catalogue, RecordStore &store, QObject *parent = nullptr);

    /// Counts anew; the page asks for it when it is opened.
    Q_INVOKABLE void recount();
    void show(Language language);

private:
    void follow();
    QVariantList groupsOf(const GameEntry &game) const;

    const Catalogue &m_catalogue;
    RecordStore &m_store;
    Language m_language = Language::En;
};

} // namespace takujo
