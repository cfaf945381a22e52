
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/tests/games/couperation/tst_games_couperation_tables_autogen/mocs_compilation.cpp" "tests/games/couperation/CMakeFiles/tst_games_couperation_tables.dir/tst_games_couperation_tables_autogen/mocs_compilation.cpp.o" "gcc" "tests/games/couperation/CMakeFiles/tst_games_couperation_tables.dir/tst_games_couperation_tables_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/games/couperation/tst_tables.cpp" "tests/games/couperation/CMakeFiles/tst_games_couperation_tables.dir/tst_tables.cpp.o" "gcc" "tests/games/couperation/CMakeFiles/tst_games_couperation_tables.dir/tst_tables.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/tests/games/couperation/CMakeFiles/takujo_couperation_fixture.dir/DependInfo.cmake"
  "/work/main/b/engine/games/couperation/CMakeFiles/takujo_couperation.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
