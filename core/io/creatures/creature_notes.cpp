// SPDX-License-Identifier: MIT
#include "core/io/creatures/creature_notes.h"

#include <string_view>
#include <utility>

namespace tenaille::io::notes {

namespace {

ImportNote one(NoteKind kind, const char* id, const char* message, const std::string& place) {
    return {kind, id, message, 1, {}, {place}, {}};
}

}  // namespace

ImportNote reachAssumed(const std::string& place) {
    ImportNote note =
        one(NoteKind::Guessed, "reachAssumed",
            TENAILLE_PROBLEM("Creatures of which no attack gives a reach; they reach %2: %1."), place);
    note.lengths = {1};
    return note;
}

ImportNote reachTied(const std::string& place) {
    return one(NoteKind::Guessed, "reachTied",
               TENAILLE_PROBLEM("Creatures whose attacks reach differently far, none of them most often; the "
                                "shortest is the usual reach: %1."),
               place);
}

ImportNote facelessSuggested(const std::string& place) {
    return one(NoteKind::Guessed, "facelessSuggested",
               TENAILLE_PROBLEM("Oozes, swarms and those that see all around, taken to have no facing: %1."),
               place);
}

ImportNote shieldsAssumed(const std::string& place) {
    return one(NoteKind::Guessed, "shieldsAssumed",
               TENAILLE_PROBLEM("Shields, taken to give +2 and to be on the left arm: %1."), place);
}

ImportNote sizesAssumed(const std::string& place) {
    return one(NoteKind::Guessed, "sizesAssumed",
               TENAILLE_PROBLEM("Creatures without a size that is known, taken to be Medium: %1."), place);
}

ImportNote speedsTaken(const std::string& place) {
    return one(NoteKind::Guessed, "speedsTaken",
               TENAILLE_PROBLEM("Creatures that do not walk; their speed is the best of the others: %1."),
               place);
}

ImportNote bonusesMissing(const std::string& place) {
    return one(NoteKind::Guessed, "bonusesMissing",
               TENAILLE_PROBLEM("Attacks whose damage has dice and no bonus in the file, taken to have none; "
                                "look at those that you use: %1."),
               place);
}

ImportNote diceMissing(const std::string& place) {
    return one(NoteKind::Guessed, "diceMissing",
               TENAILLE_PROBLEM("Attacks for which the file has no damage dice; look at those that you use: "
                                "%1."),
               place);
}

ImportNote damageUnreadable(const std::string& place) {
    return one(NoteKind::Guessed, "damageUnreadable",
               TENAILLE_PROBLEM("Damage that is no dice like 2d6+3; it is kept as it is and thrown by hand: "
                                "%1."),
               place);
}

ImportNote attacksElsewhere(const std::string& file) {
    return {
        NoteKind::Guessed,
        "attacksElsewhere",
        TENAILLE_PROBLEM("The attacks are in a file of their own, %2, which does not lie beside this one; "
                         "creatures came without attacks."),
        1,
        {file},
        {},
        {}};
}

ImportNote textsShortened(const std::string& place) {
    return one(NoteKind::Changed, "textsShortened",
               TENAILLE_PROBLEM("Texts that were too long and were shortened: %1."), place);
}

ImportNote creaturesWithoutName(const std::string& place) {
    return one(NoteKind::LeftOut, "creaturesWithoutName", TENAILLE_PROBLEM("Creatures without a name: %1."),
               place);
}

ImportNote recordsOfOthers(const std::string& place) {
    return one(NoteKind::LeftOut, "recordsOfOthers", TENAILLE_PROBLEM("Records that are no creatures: %1."),
               place);
}

ImportNote creaturesBeyondLimit(std::size_t count) {
    return {NoteKind::LeftOut,
            "creaturesBeyondLimit",
            TENAILLE_PROBLEM("Creatures beyond what a library can hold: %1."),
            count,
            {},
            {},
            {}};
}

ImportNote blindsightLeftOut(const std::string& place) {
    return one(NoteKind::LeftOut, "blindsightLeftOut",
               TENAILLE_PROBLEM("Creatures whose blindsight was left out: %1."), place);
}

ImportNote tremorsenseLeftOut(const std::string& place) {
    return one(NoteKind::LeftOut, "tremorsenseLeftOut",
               TENAILLE_PROBLEM("Creatures whose tremorsense was left out: %1."), place);
}

ImportNote truesightLeftOut(const std::string& place) {
    return one(NoteKind::LeftOut, "truesightLeftOut",
               TENAILLE_PROBLEM("Creatures whose truesight was left out: %1."), place);
}

ImportNote valuesUnknown(const std::string& place) {
    return one(NoteKind::LeftOut, "valuesUnknown",
               TENAILLE_PROBLEM("Values that are not understood or out of range: %1."), place);
}

ImportNote attacksIncomplete(const std::string& place) {
    return one(NoteKind::LeftOut, "attacksIncomplete",
               TENAILLE_PROBLEM("Attacks without a name, or too many of them: %1."), place);
}

ImportNote attacksOfNobody(std::size_t count) {
    return {NoteKind::LeftOut,
            "attacksOfNobody",
            TENAILLE_PROBLEM("Attacks of creatures that are not in the file: %1."),
            count,
            {},
            {},
            {}};
}

ImportNote attacksUnread(const Problem& cause) {
    return {NoteKind::LeftOut,
            "attacksUnread",
            TENAILLE_PROBLEM("The file of the attacks could not be read; creatures came without attacks."),
            1,
            {},
            {},
            cause};
}

ImportNote notInCsv(const std::string& place) {
    return one(NoteKind::LeftOut, "notInCsv",
               TENAILLE_PROBLEM("Creatures with more than a table can hold; JSON keeps it all: %1."), place);
}

bool placesMatter(const ImportNote& note) {
    const std::string_view id = note.id;
    return id == "valuesUnknown" || id == "damageUnreadable";
}

}  // namespace tenaille::io::notes
