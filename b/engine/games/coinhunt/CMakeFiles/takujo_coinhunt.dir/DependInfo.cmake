
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/engine/games/coinhunt/aiming.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/aiming.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/aiming.cpp.o.d"
  "/work/main/engine/games/coinhunt/brain.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/brain.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/brain.cpp.o.d"
  "/work/main/engine/games/coinhunt/choices.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/choices.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/choices.cpp.o.d"
  "/work/main/engine/games/coinhunt/codes.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/codes.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/codes.cpp.o.d"
  "/work/main/engine/games/coinhunt/core.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/core.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/core.cpp.o.d"
  "/work/main/engine/games/coinhunt/core_check.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/core_check.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/core_check.cpp.o.d"
  "/work/main/engine/games/coinhunt/core_legal.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/core_legal.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/core_legal.cpp.o.d"
  "/work/main/engine/games/coinhunt/core_score.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/core_score.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/core_score.cpp.o.d"
  "/work/main/engine/games/coinhunt/definition.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/definition.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/definition.cpp.o.d"
  "/work/main/b/engine/games/coinhunt/embedded/coinhunt_data.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/embedded/coinhunt_data.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/embedded/coinhunt_data.cpp.o.d"
  "/work/main/engine/games/coinhunt/greedy.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/greedy.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/greedy.cpp.o.d"
  "/work/main/engine/games/coinhunt/invariants.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/invariants.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/invariants.cpp.o.d"
  "/work/main/engine/games/coinhunt/json.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/json.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/json.cpp.o.d"
  "/work/main/engine/games/coinhunt/judge.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/judge.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/judge.cpp.o.d"
  "/work/main/engine/games/coinhunt/movetext.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/movetext.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/movetext.cpp.o.d"
  "/work/main/engine/games/coinhunt/params.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/params.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/params.cpp.o.d"
  "/work/main/engine/games/coinhunt/playback.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/playback.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/playback.cpp.o.d"
  "/work/main/engine/games/coinhunt/positionreader.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/positionreader.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/positionreader.cpp.o.d"
  "/work/main/engine/games/coinhunt/probe.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/probe.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/probe.cpp.o.d"
  "/work/main/engine/games/coinhunt/promptwriter.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/promptwriter.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/promptwriter.cpp.o.d"
  "/work/main/engine/games/coinhunt/rulebook_values.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/rulebook_values.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/rulebook_values.cpp.o.d"
  "/work/main/engine/games/coinhunt/schema.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/schema.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/schema.cpp.o.d"
  "/work/main/engine/games/coinhunt/shot.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/shot.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/shot.cpp.o.d"
  "/work/main/engine/games/coinhunt/shotsearch.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/shotsearch.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/shotsearch.cpp.o.d"
  "/work/main/engine/games/coinhunt/tablewriter.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/tablewriter.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/tablewriter.cpp.o.d"
  "/work/main/engine/games/coinhunt/tablewriter_board.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/tablewriter_board.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/tablewriter_board.cpp.o.d"
  "/work/main/engine/games/coinhunt/teller.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/teller.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/teller.cpp.o.d"
  "/work/main/engine/games/coinhunt/teller_gains.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/teller_gains.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/teller_gains.cpp.o.d"
  "/work/main/engine/games/coinhunt/teller_shots.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/teller_shots.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/teller_shots.cpp.o.d"
  "/work/main/engine/games/coinhunt/text_of.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/text_of.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/text_of.cpp.o.d"
  "/work/main/engine/games/coinhunt/turns.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/turns.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/turns.cpp.o.d"
  "/work/main/engine/games/coinhunt/turns_gains.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/turns_gains.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/turns_gains.cpp.o.d"
  "/work/main/engine/games/coinhunt/turns_second.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/turns_second.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/turns_second.cpp.o.d"
  "/work/main/engine/games/coinhunt/turns_setup.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/turns_setup.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/turns_setup.cpp.o.d"
  "/work/main/engine/games/coinhunt/turns_shots.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/turns_shots.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/turns_shots.cpp.o.d"
  "/work/main/engine/games/coinhunt/words.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/words.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/words.cpp.o.d"
  )

# Pairs of files generated by the same build rule.
set(CMAKE_MULTIPLE_OUTPUT_PAIRS
  "/work/main/b/engine/games/coinhunt/embedded/coinhunt_data.h" "/work/main/b/engine/games/coinhunt/embedded/coinhunt_data.cpp"
  )


# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  "/work/main/b/physics/CMakeFiles/takujo_physics.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
