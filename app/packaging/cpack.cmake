# The Debian package: cd build/release && cpack -G DEB
# What the binaries link to is found by dpkg-shlibdeps. What they only load at run time (QML modules,
# image and SQL plugins, fonts) is the section [run] of app/deps.txt; [recommended] may be missing.
file(STRINGS ${PROJECT_SOURCE_DIR}/app/deps.txt lines)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/app/deps.txt)
set(section "")
set(run "")
set(recommended "")
foreach(line IN LISTS lines)
  string(REGEX REPLACE "[ \t]*#.*$" "" line "${line}")
  string(STRIP "${line}" line)
  if(line MATCHES "^\\[(.*)\\]$")
    set(section ${CMAKE_MATCH_1})
  elseif(section MATCHES "^(run|recommended)$" AND NOT line STREQUAL "")
    list(APPEND ${section} "${line}")
  endif()
endforeach()
list(JOIN run ", " depends)
list(JOIN recommended ", " recommends)

# dpkg-shlibdeps would require what only the sound module links to, too.
list(TRANSFORM recommended PREPEND "-x" OUTPUT_VARIABLE excluded)
list(JOIN excluded " " excluded)
set(shlibdeps ${CMAKE_CURRENT_BINARY_DIR}/shlibdeps)
file(WRITE ${shlibdeps} "#!/bin/sh\nexec dpkg-shlibdeps ${excluded} \"$@\"\n")
file(CHMOD ${shlibdeps} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
     WORLD_READ WORLD_EXECUTE)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_BINARY_DIR}/cpackproject.cmake)
file(WRITE ${CPACK_PROJECT_CONFIG_FILE} "set(SHLIBDEPS_EXECUTABLE ${shlibdeps} CACHE FILEPATH \"\")\n")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME takujo)
set(CPACK_PACKAGE_VENDOR "Takujo contributors")
set(CPACK_PACKAGE_CONTACT "Takujo contributors <maintainers@takujo.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "tabletop games against the computer")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Takujo plays modern tabletop games with their complete rules, in
Japanese and English, against computer opponents of four levels or among
people who share a screen. It explains every refusal by the clause of the
rules, gives hints, keeps records that replay move by move and reads house
rules from plain files. The headless tool takujo-cli is part of the package.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${TAKUJO_BUILD_LIBDIR}")
set(CPACK_DEBIAN_PACKAGE_DEPENDS "${depends}")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "${recommends}")
include(CPack)
