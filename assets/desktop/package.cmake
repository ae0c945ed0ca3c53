# SPDX-License-Identifier: MIT
# Where the program and its companions go when it is installed, and the Debian package:
#   cmake --build --preset release && (cd build/release && cpack)
# tests/package looks at the result.
include(GNUInstallDirs)
set(TENAILLE_RELEASE_DATE 2026-11-25)
set(TENAILLE_RELEASE_RFC "Wed, 25 Nov 2026 12:00:00 +0000")
set(TENAILLE_ADDRESS "developers@tenaille.org" CACHE STRING "Who answers for the package that is built")

set(desktop ${CMAKE_SOURCE_DIR}/assets/desktop)
set(made ${CMAKE_BINARY_DIR}/desktop)
foreach(file IN ITEMS org.tenaille.tenaille.metainfo.xml tenaille.1 tenaille.fr.1 changelog)
    configure_file(${desktop}/${file} ${made}/${file} @ONLY)
endforeach()
set(packed)
foreach(file IN ITEMS tenaille.1 tenaille.fr.1 changelog)
    add_custom_command(OUTPUT ${made}/${file}.gz DEPENDS ${made}/${file}
        COMMAND gzip -9 -n -c ${made}/${file} > ${made}/${file}.gz VERBATIM)
    list(APPEND packed ${made}/${file}.gz)
endforeach()
add_custom_target(tenaille_manuals ALL DEPENDS ${packed})

install(TARGETS tenaille RUNTIME)
# QStandardPaths looks for data of the organisation and the program of that name.
install(DIRECTORY maps DESTINATION ${CMAKE_INSTALL_DATADIR}/tenaille/tenaille)
install(FILES ${desktop}/org.tenaille.tenaille.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/org.tenaille.tenaille.thumbnailer DESTINATION ${CMAKE_INSTALL_DATADIR}/thumbnailers)
install(FILES ${made}/org.tenaille.tenaille.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/org.tenaille.tenaille.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME org.tenaille.tenaille.xml)
install(FILES ${desktop}/org.tenaille.tenaille.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES ${made}/tenaille.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${made}/tenaille.fr.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/fr/man1 RENAME tenaille.1.gz)
install(FILES README.md ${desktop}/copyright ${made}/changelog.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME NEWS.md)
install(FILES assets/screenshots/battle.png DESTINATION ${CMAKE_INSTALL_DOCDIR}/assets/screenshots)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tenaille)
set(CPACK_PACKAGE_CONTACT "The Tenaille developers <${TENAILLE_ADDRESS}>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-inter, libqt6svg6, qt6-image-formats-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "map editor and battle board whose rules explain themselves
Tenaille is a virtual tabletop for the laptop of a game master: he draws
battle maps or brings in those that he has, runs encounters on them, and
shows the players what their characters see in a second window.
.
Facing, cover, concealment, flanking, reach, movement and attacks of
opportunity are ruled exactly on squares and hexes, and explained with the
lines drawn, the modifiers listed and the rule named.")
include(CPack)
