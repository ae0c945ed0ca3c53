// SPDX-License-Identifier: MIT
//
// How the reader of a rules query gives up: thrown by the helpers of query_field.h and by handlers, caught in
// one place (query_stream.cpp). No exception of this type leaves core/io/rules.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace tenaille::io {

// The codes of protocol section 3.
enum class QueryErrorCode : unsigned char {
    MalformedJson,
    InvalidQuery,
    UnknownKind,
    MissingField,
    WrongType,
    OutOfRange,
    UnknownOption,
};

// "malformedJson" ...
std::string_view name(QueryErrorCode code);

struct QueryError {
    QueryErrorCode code = QueryErrorCode::InvalidQuery;
    std::string message;  // place and remedy, English: part of a line protocol, never translated
};

}  // namespace tenaille::io
