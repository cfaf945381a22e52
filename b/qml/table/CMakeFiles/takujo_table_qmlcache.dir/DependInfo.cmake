
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/qml/table/.rcc/qmlcache/takujo_table_qmlcache_loader.cpp" "qml/table/CMakeFiles/takujo_table_qmlcache.dir/.rcc/qmlcache/takujo_table_qmlcache_loader.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table_qmlcache.dir/.rcc/qmlcache/takujo_table_qmlcache_loader.cpp.o.d"
  "/work/main/b/qml/table/takujo_table_qmlcache_autogen/mocs_compilation.cpp" "qml/table/CMakeFiles/takujo_table_qmlcache.dir/takujo_table_qmlcache_autogen/mocs_compilation.cpp.o" "gcc" "qml/table/CMakeFiles/takujo_table_qmlcache.dir/takujo_table_qmlcache_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
