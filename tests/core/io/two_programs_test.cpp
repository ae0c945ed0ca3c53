// SPDX-License-Identifier: MIT
//
// Two of our programs save the same document, and a third one of somebody else writes it as it likes, call by
// call in any order. Nothing that was saved is replaced by somebody who had not seen it. Source: reliability,
// DS-7. TENAILLE_CASES sets the number of orders.
#include <gtest/gtest.h>

#include <array>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <random>
#include <set>
#include <thread>

#include "core/io/content_hash.h"
#include "core/io/document_file.h"
#include "tests/support/faulty_posix.h"
#include "tests/support/filled_records.h"
#include "tests/support/property.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::two_programs_test {

namespace fs = std::filesystem;

// Lets one of several threads go at a time, and between two of its calls another one by chance.
class Turns {
  public:
    Turns(int programs, std::uint64_t seed) : m_random(seed) {
        for (int i = 0; i < programs; ++i) m_here.insert(i);
        choose();
    }

    // Before each call: waits until it is this one's turn again.
    void pass(int program) {
        std::unique_lock lock(m_mutex);
        choose();
        wait(program, lock);
    }
    void begin(int program) {
        std::unique_lock lock(m_mutex);
        wait(program, lock);
    }
    void end(int program) {
        const std::lock_guard lock(m_mutex);
        m_here.erase(program);
        if (!m_here.empty()) choose();
    }

  private:
    void choose() {
        const auto at = std::uniform_int_distribution<std::size_t>(0, m_here.size() - 1)(m_random);
        m_whose = *std::next(m_here.begin(), static_cast<std::ptrdiff_t>(at));
        m_turned.notify_all();
    }
    void wait(int program, std::unique_lock<std::mutex>& lock) {
        m_turned.wait(lock, [&] { return m_whose == program; });
    }

    std::mt19937_64 m_random;
    std::mutex m_mutex;
    std::condition_variable m_turned;
    std::set<int> m_here;
    int m_whose = 0;
};

// What happened to the file; touched in turns alone.
struct History {
    std::set<std::string> written;  // hashes: saved and said to be, or written by the third one
    std::set<std::string> agreed;   // were seen by whoever replaced them
    int saves = 0;
    int refusals = 0;
};

class Orders {
  public:
    explicit Orders(std::uint64_t seed)
        : m_random(seed), m_turns(3, seed + 1), m_path(m_folder.file("night.encounter.json")) {
        const Result<SavedDocument> first = saveDocument(document(0), m_path);
        EXPECT_TRUE(first.ok());
        m_history.written.insert(first->hash);
    }

    History run() {
        {
            std::array<std::jthread, 3> threads{std::jthread([this] { ours(0); }),
                                                std::jthread([this] { ours(1); }),
                                                std::jthread([this] { theirs(2); })};
        }
        m_history.agreed.insert(hashNow());  // still there
        return m_history;
    }
    std::vector<std::string> names() const { return m_folder.names(); }

  private:
    // Each is another one.
    static document::Encounter document(int number) {
        document::Encounter encounter = test::filledEncounter(board::GridKind::Square);
        board::SettingsRecord settings = encounter.settingsRecord();
        settings.title = "night " + std::to_string(number);
        encounter.settings.put(settings);
        return encounter;
    }
    std::string hashNow() const { return contentHash(test::readText(m_path)); }
    int any(int count) { return std::uniform_int_distribution<int>(0, count - 1)(m_random); }

    void ours(int program) {
        test::FaultyPosix posix;
        posix.setBefore([this, program] { m_turns.pass(program); });
        m_turns.begin(program);
        std::string known = hashNow();
        for (int i = 0; i < 3; ++i) {
            const document::Encounter mine = document(++m_number);
            const Result<SavedDocument> saved = saveDocument(mine, m_path, {known}, posix);
            if (saved) {
                ++m_history.saves;
                m_history.written.insert(saved->hash);
                m_history.agreed.insert(known);
                known = saved->hash;
                continue;
            }
            ++m_history.refusals;
            // Loads what is there now, or takes it from there as "Keep mine" does: both have seen it.
            known = hashNow();
        }
        m_turns.end(program);
    }

    // In place, or with a file of its own; it asks nobody.
    void theirs(int program) {
        m_turns.begin(program);
        for (int writes = any(4); writes > 0; --writes) {
            for (int wait = any(60); wait > 0; --wait) m_turns.pass(program);
            // It never looks: whatever was saved until now is its own doing.
            m_history.agreed.insert(hashNow());
            m_history.agreed.insert(m_history.written.begin(), m_history.written.end());
            const std::string text = "somebody else " + std::to_string(++m_number);
            if (any(2) == 0) {
                test::writeText(m_path, text);
            } else {
                test::writeText(m_folder.file("other"), text);
                fs::rename(m_folder.file("other"), m_path);
            }
            m_history.written.insert(contentHash(text));
        }
        m_turns.end(program);
    }

    const test::TemporaryFolder m_folder{test::TemporaryFolder::Where::Memory};
    std::mt19937_64 m_random;
    Turns m_turns;
    std::string m_path;
    History m_history;
    int m_number = 0;
};

TEST(TwoPrograms, NothingIsReplacedUnseen) {
    int saves = 0;
    int refusals = 0;
    const int orders = test::countedCases(30);
    for (int i = test::firstCase(); i < orders; ++i) {
        Orders each(test::seedOf(72, i));
        const History history = each.run();
        saves += history.saves;
        refusals += history.refusals;
        for (const std::string& hash : history.written)
            ASSERT_TRUE(history.agreed.contains(hash)) << "order " << i;
        ASSERT_EQ(each.names().size(), 1u) << "order " << i;
    }
    EXPECT_GT(saves, orders / 2);
    EXPECT_GT(refusals, orders / 2);
}

}  // namespace tenaille::io::two_programs_test
