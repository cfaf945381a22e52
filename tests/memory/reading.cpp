#include "reading.h"

#include "document/opendocuments.h"
#include "io/files.h"
#include "plugin/open_match.h"
#include "plugin/open_position.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <memory>
#include <utility>

namespace takujo {

Problems readAsWindow(Catalogue &catalogue, const QString &file)
{
    if (file.endsWith(QStringLiteral(".takujo-rules"))) {
        const Loaded<RuleSet> rules = catalogue.rulesFor(file);
        return rules ? Problems() : rules.error();
    }
    if (file.endsWith(QStringLiteral(".json"))) {
        const Loaded<Json> document = readJsonFile(file);
        if (!document)
            return document.error();
        const Loaded<OpenPosition> position = openPosition(catalogue, *document);
        return position ? Problems() : position.error();
    }
    const Loaded<Match> match = openMatch(catalogue, file);
    return match ? Problems() : match.error();
}

Problems readAsEditor(Catalogue &catalogue, const QString &file)
{
    static const QTemporaryDir folder;
    static const Catalogue *known = nullptr;
    static std::unique_ptr<editor::RuleLibrary> library; // made before what is counted
    if (std::exchange(known, &catalogue) != &catalogue)
        library = std::make_unique<editor::RuleLibrary>(catalogue, folder.path());
    editor::OpenDocuments documents(catalogue, *library);
    return documents.open(file).problems;
}

} // namespace takujo
