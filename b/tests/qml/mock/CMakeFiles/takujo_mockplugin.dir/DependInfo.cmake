
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/tests/qml/mock/takujo_mockplugin_Takujo_MockPlugin.cpp" "tests/qml/mock/CMakeFiles/takujo_mockplugin.dir/takujo_mockplugin_Takujo_MockPlugin.cpp.o" "gcc" "tests/qml/mock/CMakeFiles/takujo_mockplugin.dir/takujo_mockplugin_Takujo_MockPlugin.cpp.o.d"
  "/work/main/b/tests/qml/mock/takujo_mockplugin_autogen/mocs_compilation.cpp" "tests/qml/mock/CMakeFiles/takujo_mockplugin.dir/takujo_mockplugin_autogen/mocs_compilation.cpp.o" "gcc" "tests/qml/mock/CMakeFiles/takujo_mockplugin.dir/takujo_mockplugin_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/tests/qml/mock/CMakeFiles/takujo_mock.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
