
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/cli/toolrun.cpp" "tests/cli/CMakeFiles/tst_cli_players.dir/toolrun.cpp.o" "gcc" "tests/cli/CMakeFiles/tst_cli_players.dir/toolrun.cpp.o.d"
  "/work/main/b/tests/cli/tst_cli_players_autogen/mocs_compilation.cpp" "tests/cli/CMakeFiles/tst_cli_players.dir/tst_cli_players_autogen/mocs_compilation.cpp.o" "gcc" "tests/cli/CMakeFiles/tst_cli_players.dir/tst_cli_players_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/cli/tst_players.cpp" "tests/cli/CMakeFiles/tst_cli_players.dir/tst_players.cpp.o" "gcc" "tests/cli/CMakeFiles/tst_cli_players.dir/tst_players.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
