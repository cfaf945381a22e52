
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/games/couperation/fixture.cpp" "tests/games/couperation/CMakeFiles/takujo_couperation_fixture.dir/fixture.cpp.o" "gcc" "tests/games/couperation/CMakeFiles/takujo_couperation_fixture.dir/fixture.cpp.o.d"
  "/work/main/b/tests/games/couperation/takujo_couperation_fixture_autogen/mocs_compilation.cpp" "tests/games/couperation/CMakeFiles/takujo_couperation_fixture.dir/takujo_couperation_fixture_autogen/mocs_compilation.cpp.o" "gcc" "tests/games/couperation/CMakeFiles/takujo_couperation_fixture.dir/takujo_couperation_fixture_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/games/couperation/CMakeFiles/takujo_couperation.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
