// SPDX-License-Identifier: MIT
#include "core/io/file_problem.h"

#include <cerrno>
#include <cstring>

namespace tenaille::io {

namespace {

// Names of errors are given in English whatever the language: they are for reports.
std::string errorName(int error) {
    const char* name = ::strerrordesc_np(error);
    return name != nullptr ? name : "error " + std::to_string(error);
}

}  // namespace

Problem readProblem(int error, const std::string& path) {
    switch (error) {
        case ENOENT:
            return Problem{TENAILLE_PROBLEM("There is no such file."),
                           {},
                           TENAILLE_PROBLEM("Check its name and folder.")}
                .inFile(path);
        case EACCES:
        case EPERM:
            return Problem{TENAILLE_PROBLEM("You may not read this file."),
                           {},
                           TENAILLE_PROBLEM("Ask its owner for permission, or copy it to a folder of yours.")}
                .inFile(path);
        case EISDIR:
            return notAFile(FileKind::Folder, path);
        case ENXIO:
            return notAFile(FileKind::Device, path);
        default:
            return Problem{TENAILLE_PROBLEM("The file cannot be read (%1)."),
                           {errorName(error)},
                           TENAILLE_PROBLEM("Check the disk, or take another copy.")}
                .inFile(path);
    }
}

Problem writeProblem(int error, const std::string& path) {
    switch (error) {
        case ENOSPC:
        case EDQUOT:
            return Problem{TENAILLE_PROBLEM("The disk is full; the file was not changed."),
                           {},
                           TENAILLE_PROBLEM("Free some space and save again, or save to another disk.")}
                .inFile(path);
        case EACCES:
        case EPERM:
            return Problem{TENAILLE_PROBLEM("You may not write here; the file was not changed."),
                           {},
                           TENAILLE_PROBLEM("Save to another folder or under another name.")}
                .inFile(path);
        case EROFS:
            return Problem{TENAILLE_PROBLEM("The disk is read-only; the file was not changed."),
                           {},
                           TENAILLE_PROBLEM("Save to another disk.")}
                .inFile(path);
        case ENOTDIR:
            return Problem{TENAILLE_PROBLEM("What stands there in place of a folder is a file."),
                           {},
                           TENAILLE_PROBLEM("Save elsewhere, or give that file another name.")}
                .inFile(path);
        case ENOENT:
            return Problem{TENAILLE_PROBLEM("The folder does not exist."),
                           {},
                           TENAILLE_PROBLEM("Make the folder, or save elsewhere.")}
                .inFile(path);
        case EEXIST:
            return Problem{TENAILLE_PROBLEM("Another program made this file meanwhile; it was not changed."),
                           {},
                           TENAILLE_PROBLEM("Look at it, then save again or under another name.")}
                .inFile(path);
        case ENAMETOOLONG:
            return Problem{TENAILLE_PROBLEM("The name is too long for this disk."),
                           {},
                           TENAILLE_PROBLEM("Choose a shorter name.")}
                .inFile(path);
        case ELOOP:
            return Problem{TENAILLE_PROBLEM("The name is a link that leads in a circle."),
                           {},
                           TENAILLE_PROBLEM("Choose another name.")}
                .inFile(path);
        default:
            return Problem{TENAILLE_PROBLEM("The file could not be written (%1); it was not changed."),
                           {errorName(error)},
                           TENAILLE_PROBLEM("Check the disk, and save to another one meanwhile.")}
                .inFile(path);
    }
}

Problem changedSince(const std::string& path) {
    return Problem{TENAILLE_PROBLEM("Another program changed this file since it was opened."),
                   {},
                   TENAILLE_PROBLEM("Save under another name, or open it again.")}
        .inFile(path);
}

Problem notAFile(FileKind kind, const std::string& path) {
    const char* const kRemedy = TENAILLE_PROBLEM("Choose a file.");
    switch (kind) {
        case FileKind::Folder:
            return Problem{TENAILLE_PROBLEM("This is a folder, not a file."), {}, kRemedy}.inFile(path);
        case FileKind::Fifo:
            return Problem{TENAILLE_PROBLEM("This is a pipe, not a file."), {}, kRemedy}.inFile(path);
        case FileKind::Socket:
            return Problem{TENAILLE_PROBLEM("This is a socket, not a file."), {}, kRemedy}.inFile(path);
        case FileKind::Link:
            return Problem{TENAILLE_PROBLEM("This is a link, not a file."), {}, kRemedy}.inFile(path);
        default:
            return Problem{TENAILLE_PROBLEM("This is a device, not a file."), {}, kRemedy}.inFile(path);
    }
}

}  // namespace tenaille::io
