// SPDX-License-Identifier: MIT
#include "app/self_check.h"

#include <array>
#include <filesystem>
#include <ostream>
#include <random>

#include "app/voice.h"
#include "core/io/document_file.h"
#include "core/io/journal.h"
#include "core/io/recovery.h"
#include "core/io/rules/query_stream.h"

namespace tenaille::app {

namespace {

Problem failed(const char* message) {
    return {
        message, {}, TENAILLE_PROBLEM("Install Tenaille again, or report this as a fault of the program.")};
}

// A folder of its own under the temporary one, removed at the end.
class Scratch {
  public:
    Scratch() {
        std::random_device device;
        m_path =
            std::filesystem::temp_directory_path(m_error) / ("tenaille-check-" + std::to_string(device()));
        if (!m_error) std::filesystem::create_directory(m_path, m_error);
    }
    ~Scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    std::string file(const char* name) const { return (m_path / name).string(); }

  private:
    std::filesystem::path m_path;
    std::error_code m_error;
};

// A small encounter with a creature.
document::Encounter sample() {
    document::Encounter encounter =
        makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 20, 15});
    board::TokenRecord token;
    token.id = token.creature.record = nextId(encounter);
    token.name = "Arda";
    encounter.tokens.put(token);
    return encounter;
}

Outcome checkRules() {
    const std::string reply =
        io::answerLine(R"({"id":"q","kind":"grid.distance","input":{"a":{"at":[0,0]},"b":{"at":[3,3]}}})");
    if (reply.find(R"("distance":4)") == std::string::npos)
        return failed(TENAILLE_PROBLEM("The rules give a wrong distance."));
    return Done{};
}

Outcome checkDocuments() {
    const Scratch scratch;
    const document::Encounter encounter = sample();
    const std::string path = scratch.file("check.encounter.json");
    const Result<io::SavedDocument> saved = io::saveDocument(encounter, path);
    if (!saved) return saved.problem();
    const Result<io::LoadedDocument> loaded = io::loadDocument(path);
    if (!loaded) return loaded.problem();
    if (!sameContent(loaded->encounter, encounter))
        return failed(TENAILLE_PROBLEM("A document does not come back as it was saved."));
    return Done{};
}

Outcome checkJournal() {
    const Result<std::string> folder = io::journalFolder();
    if (!folder) return folder.problem();
    io::Journal journal(*folder, sample(), {"", "", true});
    const Outcome flushed = journal.flush();
    journal.discard();
    return flushed;
}

struct Check {
    const char* name;
    Outcome (*run)();
};
constexpr std::array kChecks{
    Check{QT_TRANSLATE_NOOP("CommandLine", "rules"), checkRules},
    Check{QT_TRANSLATE_NOOP("CommandLine", "saving and opening"), checkDocuments},
    Check{QT_TRANSLATE_NOOP("CommandLine", "journal of unsaved work"), checkJournal}};

}  // namespace

int selfCheck(Streams streams) {
    bool good = true;
    for (const Check& check : kChecks) {
        const Outcome outcome = check.run();
        good = good && outcome.ok();
        streams.out << said(QT_TRANSLATE_NOOP("CommandLine", "%1: %2"),
                            {said(check.name), outcome ? "ok" : told(outcome.problem())})
                    << '\n';
    }
    return good ? kSuccess : kFailure;
}

}  // namespace tenaille::app
