
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/qml/gallery/probe.cpp" "tests/qml/table/CMakeFiles/takujo_tables_test.dir/__/gallery/probe.cpp.o" "gcc" "tests/qml/table/CMakeFiles/takujo_tables_test.dir/__/gallery/probe.cpp.o.d"
  "/work/main/b/tests/qml/table/takujo_tables_test_autogen/mocs_compilation.cpp" "tests/qml/table/CMakeFiles/takujo_tables_test.dir/takujo_tables_test_autogen/mocs_compilation.cpp.o" "gcc" "tests/qml/table/CMakeFiles/takujo_tables_test.dir/takujo_tables_test_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/qml/table/tst_tables.cpp" "tests/qml/table/CMakeFiles/takujo_tables_test.dir/tst_tables.cpp.o" "gcc" "tests/qml/table/CMakeFiles/takujo_tables_test.dir/tst_tables.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/app/look/CMakeFiles/takujo_look.dir/DependInfo.cmake"
  "/work/main/b/qml/ui/CMakeFiles/takujo_ui.dir/DependInfo.cmake"
  "/work/main/b/qml/ui/CMakeFiles/takujo_uiplugin.dir/DependInfo.cmake"
  "/work/main/b/qml/table/CMakeFiles/takujo_table.dir/DependInfo.cmake"
  "/work/main/b/qml/table/CMakeFiles/takujo_tableplugin.dir/DependInfo.cmake"
  "/work/main/b/tests/qml/mock/CMakeFiles/takujo_mock.dir/DependInfo.cmake"
  "/work/main/b/tests/qml/mock/CMakeFiles/takujo_mockplugin.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
