// SPDX-License-Identifier: MIT
//
// Why files are not written with QSaveFile: the disks on which SafeWriter keeps its promise (DS-1) must find
// fault with it, or they prove nothing.
#include <gtest/gtest.h>

#include <QSaveFile>

#include "tests/support/full_disk.h"

namespace tenaille::ui::plain_save_file_test {

bool saveWithQt(const std::string& path, const std::string& bytes, bool isChecked) {
    QSaveFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::WriteOnly)) return false;
    const auto size = static_cast<qint64>(bytes.size());
    const bool written = file.write(bytes.data(), size) == size;
    if (isChecked && !(written && file.flush())) file.cancelWriting();
    return file.commit();
}

TEST(PlainSaveFile, FullDisksFindItsWeakness) {
    const test::FullDiskTally plain = test::onFullDisks(
        [](const std::string& path, const std::string& bytes) { return saveWithQt(path, bytes, false); });
    if (!plain.mounted) GTEST_SKIP() << "needs root to mount";
    EXPECT_EQ(plain.trials, 17 * 7);
    EXPECT_GE(plain.violations, 10) << "Qt has learned to look: then this test may go";
    const test::FullDiskTally checked = test::onFullDisks(
        [](const std::string& path, const std::string& bytes) { return saveWithQt(path, bytes, true); });
    EXPECT_EQ(checked.violations, 0) << checked.first;
    std::printf("QSaveFile: %d of %d broken, first: %s\n", plain.violations, plain.trials,
                plain.first.c_str());
}

}  // namespace tenaille::ui::plain_save_file_test
