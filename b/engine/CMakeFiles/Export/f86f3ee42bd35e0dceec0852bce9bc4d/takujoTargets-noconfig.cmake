#----------------------------------------------------------------
# Generated CMake target import file.
#----------------------------------------------------------------

# Commands may need to know the format version.
set(CMAKE_IMPORT_FILE_VERSION 1)

# Import target "takujo::engine" for configuration ""
set_property(TARGET takujo::engine APPEND PROPERTY IMPORTED_CONFIGURATIONS NOCONFIG)
set_target_properties(takujo::engine PROPERTIES
  IMPORTED_LOCATION_NOCONFIG "${_IMPORT_PREFIX}/lib/takujo/libtakujo-engine.so"
  IMPORTED_SONAME_NOCONFIG "libtakujo-engine.so"
  )

list(APPEND _cmake_import_check_targets takujo::engine )
list(APPEND _cmake_import_check_files_for_takujo::engine "${_IMPORT_PREFIX}/lib/takujo/libtakujo-engine.so" )

# Commands beyond this point should not need to know the version.
set(CMAKE_IMPORT_FILE_VERSION)
