
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/qml/gallery/probe.cpp" "tests/qml/gallery/CMakeFiles/takujo_controls_test.dir/probe.cpp.o" "gcc" "tests/qml/gallery/CMakeFiles/takujo_controls_test.dir/probe.cpp.o.d"
  "/work/main/b/tests/qml/gallery/takujo_controls_test_autogen/mocs_compilation.cpp" "tests/qml/gallery/CMakeFiles/takujo_controls_test.dir/takujo_controls_test_autogen/mocs_compilation.cpp.o" "gcc" "tests/qml/gallery/CMakeFiles/takujo_controls_test.dir/takujo_controls_test_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/qml/gallery/tst_controls.cpp" "tests/qml/gallery/CMakeFiles/takujo_controls_test.dir/tst_controls.cpp.o" "gcc" "tests/qml/gallery/CMakeFiles/takujo_controls_test.dir/tst_controls.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/app/look/CMakeFiles/takujo_look.dir/DependInfo.cmake"
  "/work/main/b/qml/ui/CMakeFiles/takujo_ui.dir/DependInfo.cmake"
  "/work/main/b/qml/ui/CMakeFiles/takujo_uiplugin.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
