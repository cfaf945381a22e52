
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/tests/games/ccc/tst_games_ccc_views_autogen/mocs_compilation.cpp" "tests/games/ccc/CMakeFiles/tst_games_ccc_views.dir/tst_games_ccc_views_autogen/mocs_compilation.cpp.o" "gcc" "tests/games/ccc/CMakeFiles/tst_games_ccc_views.dir/tst_games_ccc_views_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/games/ccc/tst_views.cpp" "tests/games/ccc/CMakeFiles/tst_games_ccc_views.dir/tst_views.cpp.o" "gcc" "tests/games/ccc/CMakeFiles/tst_games_ccc_views.dir/tst_views.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/tests/games/ccc/CMakeFiles/takujo_ccc_fixture.dir/DependInfo.cmake"
  "/work/main/b/engine/games/ccc/CMakeFiles/takujo_ccc.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
