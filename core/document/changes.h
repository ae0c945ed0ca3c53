// SPDX-License-Identifier: MIT
//
// ChangeSet: the one description of an edit. Applied it is the edit, its inverse is undo, as a JSON line it
// is the crash journal, a diff of two documents gives one to the scene and to the player window.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/document/encounter.h"

namespace tenaille::document {

// What a record was or is, or that there is none; like an optional whose value nobody changes. Copies share
// it, in any thread: thousands of changes are turned round and noted in the journal at once.
template <class R>
class Recorded {
  public:
    Recorded() = default;
    Recorded(std::nullopt_t) {}
    Recorded(R record) : m_record(std::make_shared<const R>(std::move(record))) {}
    Recorded(const std::optional<R>& record)
        : m_record(record ? std::make_shared<const R>(*record) : nullptr) {}

    explicit operator bool() const { return m_record != nullptr; }
    bool has_value() const { return m_record != nullptr; }
    const R& operator*() const { return *m_record; }
    const R* operator->() const { return m_record.get(); }
    // Another one, as `how` changes it; there must be one. Copies that were made before keep theirs.
    template <class How>
    void edit(How how) {
        R edited = **this;
        how(edited);
        *this = std::move(edited);
    }
    friend bool operator==(const Recorded& a, const Recorded& b) {
        if (a.m_record == b.m_record) return true;
        return a.m_record != nullptr && b.m_record != nullptr && *a == *b;
    }

  private:
    std::shared_ptr<const R> m_record;
};

// One record before and after: insertion has no before, removal no after; both have the same id.
template <class R>
struct Change {
    using Record = R;
    Recorded<R> before;
    Recorded<R> after;
    friend bool operator==(const Change&, const Change&) = default;

    RecordId id() const { return before ? before->id : after->id; }
};

using AnyChange =
    std::variant<Change<board::GridRecord>, Change<board::SettingsRecord>, Change<board::KindRecord>,
                 Change<board::PictureRecord>, Change<board::FloorRecord>, Change<board::WallRecord>,
                 Change<board::DoorRecord>, Change<board::TerrainRecord>, Change<board::LightRecord>,
                 Change<board::PropRecord>, Change<board::TextRecord>, Change<board::NoteRecord>,
                 Change<board::TokenRecord>, Change<board::OverrideRecord>, Change<board::ClockRecord>,
                 Change<board::CombatantRecord>, Change<board::OrderRecord>, Change<board::StepRecord>,
                 Change<board::PlayerViewRecord>, Change<board::FogRecord>, Change<board::LogRecord>>;

// `name` is a key of ui/text for the undo menu ("moveToken"), with its arguments ("Arda").
struct ChangeSet {
    std::string name;
    std::vector<std::string> arguments;
    std::vector<AnyChange> changes;
    friend bool operator==(const ChangeSet&, const ChangeSet&) = default;

    bool empty() const { return changes.empty(); }

    // Whether a record of that table changes.
    template <class R>
    bool touches() const {
        for (const AnyChange& change : changes)
            if (std::holds_alternative<Change<R>>(change)) return true;
        return false;
    }

    template <class R>
    void insert(R record) {
        changes.push_back(Change<R>{std::nullopt, std::move(record)});
    }
    template <class R>
    void remove(R record) {
        changes.push_back(Change<R>{std::move(record), std::nullopt});
    }
    // No change is recorded when both are equal.
    template <class R>
    void replace(const R& before, R after) {
        if (!(before == after)) changes.push_back(Change<R>{before, std::move(after)});
    }
};

// The edit that takes this one back: every change turned round, in reverse order. inverse(inverse(c)) == c.
ChangeSet inverse(const ChangeSet& changes);

// Applies all changes or none: refused when some `before` is not what stands in the document (the place names
// the record).
Outcome apply(Encounter& encounter, const ChangeSet& changes);

// The names of the assets that records name after the change and did not name before it.
std::set<std::string> assetsNamedBy(const ChangeSet& changes);

// The changes that turn `from` into `to` (nameless, by table then id). apply(from, diff(from, to)) makes the
// tables equal.
ChangeSet diff(const Encounter& from, const Encounter& to);

}  // namespace tenaille::document
