
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/app/cli/arenas.cpp" "app/cli/CMakeFiles/takujo-cli.dir/arenas.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/arenas.cpp.o.d"
  "/work/main/app/cli/balances.cpp" "app/cli/CMakeFiles/takujo-cli.dir/balances.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/balances.cpp.o.d"
  "/work/main/app/cli/benches.cpp" "app/cli/CMakeFiles/takujo-cli.dir/benches.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/benches.cpp.o.d"
  "/work/main/app/cli/coops.cpp" "app/cli/CMakeFiles/takujo-cli.dir/coops.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/coops.cpp.o.d"
  "/work/main/b/app/cli/embedded/cli_texts.cpp" "app/cli/CMakeFiles/takujo-cli.dir/embedded/cli_texts.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/embedded/cli_texts.cpp.o.d"
  "/work/main/app/cli/games.cpp" "app/cli/CMakeFiles/takujo-cli.dir/games.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/games.cpp.o.d"
  "/work/main/app/cli/helps.cpp" "app/cli/CMakeFiles/takujo-cli.dir/helps.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/helps.cpp.o.d"
  "/work/main/app/cli/looks.cpp" "app/cli/CMakeFiles/takujo-cli.dir/looks.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/looks.cpp.o.d"
  "/work/main/app/cli/main.cpp" "app/cli/CMakeFiles/takujo-cli.dir/main.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/main.cpp.o.d"
  "/work/main/app/cli/matches.cpp" "app/cli/CMakeFiles/takujo-cli.dir/matches.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/matches.cpp.o.d"
  "/work/main/app/cli/plays.cpp" "app/cli/CMakeFiles/takujo-cli.dir/plays.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/plays.cpp.o.d"
  "/work/main/app/cli/proofs.cpp" "app/cli/CMakeFiles/takujo-cli.dir/proofs.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/proofs.cpp.o.d"
  "/work/main/app/cli/request.cpp" "app/cli/CMakeFiles/takujo-cli.dir/request.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/request.cpp.o.d"
  "/work/main/app/cli/source.cpp" "app/cli/CMakeFiles/takujo-cli.dir/source.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/source.cpp.o.d"
  "/work/main/app/cli/tableprinter.cpp" "app/cli/CMakeFiles/takujo-cli.dir/tableprinter.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/tableprinter.cpp.o.d"
  "/work/main/app/cli/tally.cpp" "app/cli/CMakeFiles/takujo-cli.dir/tally.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/tally.cpp.o.d"
  "/work/main/app/cli/thinks.cpp" "app/cli/CMakeFiles/takujo-cli.dir/thinks.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/thinks.cpp.o.d"
  "/work/main/app/cli/tool.cpp" "app/cli/CMakeFiles/takujo-cli.dir/tool.cpp.o" "gcc" "app/cli/CMakeFiles/takujo-cli.dir/tool.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/tests/support-kit/CMakeFiles/takujo_conformance.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
