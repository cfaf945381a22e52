
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/tests/games/coinhunt/tst_games_coinhunt_pushes_autogen/mocs_compilation.cpp" "tests/games/coinhunt/CMakeFiles/tst_games_coinhunt_pushes.dir/tst_games_coinhunt_pushes_autogen/mocs_compilation.cpp.o" "gcc" "tests/games/coinhunt/CMakeFiles/tst_games_coinhunt_pushes.dir/tst_games_coinhunt_pushes_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/games/coinhunt/tst_pushes.cpp" "tests/games/coinhunt/CMakeFiles/tst_games_coinhunt_pushes.dir/tst_pushes.cpp.o" "gcc" "tests/games/coinhunt/CMakeFiles/tst_games_coinhunt_pushes.dir/tst_pushes.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/tests/games/coinhunt/CMakeFiles/takujo_coinhunt_fixture.dir/DependInfo.cmake"
  "/work/main/b/engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  "/work/main/b/physics/CMakeFiles/takujo_physics.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
