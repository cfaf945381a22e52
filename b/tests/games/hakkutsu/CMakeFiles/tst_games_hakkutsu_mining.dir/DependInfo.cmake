
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/tests/games/hakkutsu/tst_games_hakkutsu_mining_autogen/mocs_compilation.cpp" "tests/games/hakkutsu/CMakeFiles/tst_games_hakkutsu_mining.dir/tst_games_hakkutsu_mining_autogen/mocs_compilation.cpp.o" "gcc" "tests/games/hakkutsu/CMakeFiles/tst_games_hakkutsu_mining.dir/tst_games_hakkutsu_mining_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/games/hakkutsu/tst_mining.cpp" "tests/games/hakkutsu/CMakeFiles/tst_games_hakkutsu_mining.dir/tst_mining.cpp.o" "gcc" "tests/games/hakkutsu/CMakeFiles/tst_games_hakkutsu_mining.dir/tst_mining.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/tests/games/hakkutsu/CMakeFiles/takujo_hakkutsu_fixture.dir/DependInfo.cmake"
  "/work/main/b/engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
