// SPDX-License-Identifier: MIT
#include "ui/battle/creature_shelf.h"

#include <QCoreApplication>
#include <QFile>
#include <QStandardPaths>

#include "core/document/project.h"
#include "core/io/creatures/creature_file.h"
#include "ui/battle/creature_form.h"
#include "ui/text/creature_text.h"
#include "ui/text/problem_text.h"
#include "ui/text/utf8.h"

namespace tenaille::ui {

namespace {

struct Shelf {
    Q_DECLARE_TR_FUNCTIONS(Shelf)
};

std::vector<creatures::LibraryCreature> creaturesOfTheProgram() {
    for (const std::string& language : {creatureLanguage(), std::string("en")}) {
        QFile file(QStringLiteral(":/creatures/creatures_%1.json").arg(QString::fromStdString(language)));
        if (!file.open(QIODevice::ReadOnly)) continue;
        Result<io::CreaturesRead> read = io::readCreaturesText(file.readAll().toStdString(), "creatures");
        if (read) return std::move(read->creatures);
    }
    return {};
}

}  // namespace

QString personalLibraryPath() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/creatures.json");
}

CreatureShelf::CreatureShelf(const QString& path)
    : m_library(QFile::encodeName(path).toStdString()), m_own(creaturesOfTheProgram()) {
    refresh();
}

void CreatureShelf::refresh() {
    const Outcome loaded = m_library.load();
    m_problem = loaded ? std::nullopt : std::optional(loaded.problem());
    gather();
}

Result<io::LibraryEdited> CreatureShelf::apply(const io::LibraryEdit& edit) {
    Result<io::LibraryEdited> edited = m_library.apply(edit);
    if (edited) m_problem.reset();
    gather();
    return edited;
}

Result<io::LibraryBegun> CreatureShelf::beginAnew() {
    Result<io::LibraryBegun> begun = m_library.beginAnew();
    if (begun) m_problem.reset();
    gather();
    return begun;
}

board::TokenRecord CreatureShelf::token(const creatures::LibraryCreature& creature) const {
    return creatures::tokenFor(creature, creatureLanguage());
}

void CreatureShelf::gather() {
    m_all.clear();
    m_names = {};
    m_named.clear();
    const auto add = [this](const std::vector<creatures::LibraryCreature>& list) {
        for (const creatures::LibraryCreature& creature : list) {
            m_all.push_back(&creature);
            m_names.add(creature);
            ++m_named[foldedText(creatureName(creature))];
        }
    };
    add(m_library.creatures());
    add(m_own);
}

int CreatureShelf::countNamedLike(const creatures::LibraryCreature& creature) const {
    return m_named.value(foldedText(creatureName(creature)));
}

QString sourceText(const creatures::LibraryCreature& creature) {
    return creature.id == 0          ? fromUtf8(creature.source)
           : creature.source.empty() ? Shelf::tr("mine")
                                     : Shelf::tr("mine: %1").arg(fromUtf8(creature.source));
}

QString otherSideText(const std::vector<const creatures::LibraryCreature*>& creatures) {
    QStringList names;
    for (const creatures::LibraryCreature* one : creatures)
        if (const std::string& side = one->token.creature.side; one->party && side != document::kPartySide)
            names << QStringLiteral("%1 (%2)").arg(creatureName(*one), sideText(side));
    return names.isEmpty() ? QString()
                           : Shelf::tr("Of the party, but stored on another side: %1.")
                                 .arg(names.join(QStringLiteral(", ")));
}

QString listedText(const CreatureShelf& shelf, const creatures::EncounterList& list) {
    if (list.problem) return problemText(*list.problem) + QLatin1Char(' ') + remedyText(*list.problem);
    if (!list.unknown.empty())
        return Shelf::tr("Nobody in the library is called “%1”.").arg(fromUtf8(list.unknown.front().name));
    QStringList parts;
    for (const creatures::ListedGroup& group : list.groups) {
        const creatures::LibraryCreature& one = *shelf.all()[group.creature];
        const QString name = shelf.countNamedLike(one) == 1
                                 ? creatureName(one)
                                 : QStringLiteral("%1 (%2)").arg(creatureName(one), sourceText(one));
        parts << Shelf::tr("%1 × %2").arg(group.count).arg(name);
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace tenaille::ui
