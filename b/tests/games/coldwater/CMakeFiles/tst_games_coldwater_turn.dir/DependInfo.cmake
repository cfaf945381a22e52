
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/tests/games/coldwater/tst_games_coldwater_turn_autogen/mocs_compilation.cpp" "tests/games/coldwater/CMakeFiles/tst_games_coldwater_turn.dir/tst_games_coldwater_turn_autogen/mocs_compilation.cpp.o" "gcc" "tests/games/coldwater/CMakeFiles/tst_games_coldwater_turn.dir/tst_games_coldwater_turn_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/games/coldwater/tst_turn.cpp" "tests/games/coldwater/CMakeFiles/tst_games_coldwater_turn.dir/tst_turn.cpp.o" "gcc" "tests/games/coldwater/CMakeFiles/tst_games_coldwater_turn.dir/tst_turn.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/tests/games/coldwater/CMakeFiles/takujo_coldwater_fixture.dir/DependInfo.cmake"
  "/work/main/b/engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
