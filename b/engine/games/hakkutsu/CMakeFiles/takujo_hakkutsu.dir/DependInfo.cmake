
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/engine/games/hakkutsu/belief.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/belief.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/belief.cpp.o.d"
  "/work/main/engine/games/hakkutsu/brain.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/brain.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/brain.cpp.o.d"
  "/work/main/engine/games/hakkutsu/candidates.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/candidates.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/candidates.cpp.o.d"
  "/work/main/engine/games/hakkutsu/choices.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/choices.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/choices.cpp.o.d"
  "/work/main/engine/games/hakkutsu/core.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/core.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/core.cpp.o.d"
  "/work/main/engine/games/hakkutsu/core_check.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/core_check.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/core_check.cpp.o.d"
  "/work/main/engine/games/hakkutsu/core_legal.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/core_legal.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/core_legal.cpp.o.d"
  "/work/main/engine/games/hakkutsu/core_sample.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/core_sample.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/core_sample.cpp.o.d"
  "/work/main/engine/games/hakkutsu/definition.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/definition.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/definition.cpp.o.d"
  "/work/main/b/engine/games/hakkutsu/embedded/hakkutsu_data.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/embedded/hakkutsu_data.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/embedded/hakkutsu_data.cpp.o.d"
  "/work/main/engine/games/hakkutsu/evaluate.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/evaluate.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/evaluate.cpp.o.d"
  "/work/main/engine/games/hakkutsu/greedy.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/greedy.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/greedy.cpp.o.d"
  "/work/main/engine/games/hakkutsu/invariants.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/invariants.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/invariants.cpp.o.d"
  "/work/main/engine/games/hakkutsu/json.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/json.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/json.cpp.o.d"
  "/work/main/engine/games/hakkutsu/map.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/map.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/map.cpp.o.d"
  "/work/main/engine/games/hakkutsu/movetext.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/movetext.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/movetext.cpp.o.d"
  "/work/main/engine/games/hakkutsu/outcome.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/outcome.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/outcome.cpp.o.d"
  "/work/main/engine/games/hakkutsu/params.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/params.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/params.cpp.o.d"
  "/work/main/engine/games/hakkutsu/planner.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/planner.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/planner.cpp.o.d"
  "/work/main/engine/games/hakkutsu/playout.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/playout.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/playout.cpp.o.d"
  "/work/main/engine/games/hakkutsu/positionreader.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/positionreader.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/positionreader.cpp.o.d"
  "/work/main/engine/games/hakkutsu/probe.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/probe.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/probe.cpp.o.d"
  "/work/main/engine/games/hakkutsu/prompt.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/prompt.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/prompt.cpp.o.d"
  "/work/main/engine/games/hakkutsu/rulebook_values.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/rulebook_values.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/rulebook_values.cpp.o.d"
  "/work/main/engine/games/hakkutsu/schema.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/schema.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/schema.cpp.o.d"
  "/work/main/engine/games/hakkutsu/score.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/score.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/score.cpp.o.d"
  "/work/main/engine/games/hakkutsu/tablecounters.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/tablecounters.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/tablecounters.cpp.o.d"
  "/work/main/engine/games/hakkutsu/tablewriter.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/tablewriter.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/tablewriter.cpp.o.d"
  "/work/main/engine/games/hakkutsu/teller.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/teller.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/teller.cpp.o.d"
  "/work/main/engine/games/hakkutsu/text_of.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/text_of.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/text_of.cpp.o.d"
  "/work/main/engine/games/hakkutsu/turns.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/turns.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/turns.cpp.o.d"
  "/work/main/engine/games/hakkutsu/turns_deal.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/turns_deal.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/turns_deal.cpp.o.d"
  "/work/main/engine/games/hakkutsu/values.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/values.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/values.cpp.o.d"
  "/work/main/engine/games/hakkutsu/words.cpp" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/words.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/words.cpp.o.d"
  )

# Pairs of files generated by the same build rule.
set(CMAKE_MULTIPLE_OUTPUT_PAIRS
  "/work/main/b/engine/games/hakkutsu/embedded/hakkutsu_data.h" "/work/main/b/engine/games/hakkutsu/embedded/hakkutsu_data.cpp"
  )


# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
