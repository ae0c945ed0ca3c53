// SPDX-License-Identifier: MIT
//
// Table<R>: the records of one kind, sorted by id. A document (encounter.h) is a few of them.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/record_id.h"

namespace tenaille::document {

// R has a member `RecordId id` and is equality comparable. Iteration is ascending by id.
template <class R>
class Table {
  public:
    using Record = R;

    auto begin() const { return m_records.begin(); }
    auto end() const { return m_records.end(); }
    std::size_t size() const { return m_records.size(); }
    bool empty() const { return m_records.empty(); }

    // The record with this id, nullptr if there is none. Valid until the table changes.
    const R* find(RecordId id) const {
        const auto at = lowerBound(m_records, id);
        return at != m_records.end() && at->id == id ? &*at : nullptr;
    }

    // Inserts the record or replaces the one with its id (which must not be 0).
    void put(R record) {
        if (m_records.empty() || m_records.back().id < record.id) {
            m_records.push_back(std::move(record));
            return;
        }
        const auto at = lowerBound(m_records, record.id);
        if (at != m_records.end() && at->id == record.id)
            *at = std::move(record);
        else
            m_records.insert(at, std::move(record));
    }

    // Writes over the record of that id, which must be there: its memory is used again.
    void overwrite(const R& record) { *lowerBound(m_records, record.id) = record; }

    // Removes the record if it is there.
    void erase(RecordId id) {
        const auto at = lowerBound(m_records, id);
        if (at != m_records.end() && at->id == id) m_records.erase(at);
    }

    friend bool operator==(const Table&, const Table&) = default;

  private:
    template <class Records>
    static auto lowerBound(Records& records, RecordId id) {
        return std::lower_bound(records.begin(), records.end(), id,
                                [](const R& record, RecordId wanted) { return record.id < wanted; });
    }
    std::vector<R> m_records;
};

}  // namespace tenaille::document
