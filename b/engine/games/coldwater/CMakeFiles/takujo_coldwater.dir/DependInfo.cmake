
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/engine/games/coldwater/brain.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/brain.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/brain.cpp.o.d"
  "/work/main/engine/games/coldwater/core.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core.cpp.o.d"
  "/work/main/engine/games/coldwater/core_apply.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core_apply.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core_apply.cpp.o.d"
  "/work/main/engine/games/coldwater/core_check.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core_check.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core_check.cpp.o.d"
  "/work/main/engine/games/coldwater/core_legal.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core_legal.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core_legal.cpp.o.d"
  "/work/main/engine/games/coldwater/core_sample.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core_sample.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core_sample.cpp.o.d"
  "/work/main/engine/games/coldwater/core_score.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core_score.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/core_score.cpp.o.d"
  "/work/main/engine/games/coldwater/definition.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/definition.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/definition.cpp.o.d"
  "/work/main/b/engine/games/coldwater/embedded/coldwater_data.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/embedded/coldwater_data.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/embedded/coldwater_data.cpp.o.d"
  "/work/main/engine/games/coldwater/greedy.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/greedy.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/greedy.cpp.o.d"
  "/work/main/engine/games/coldwater/invariants.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/invariants.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/invariants.cpp.o.d"
  "/work/main/engine/games/coldwater/invariants_phase.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/invariants_phase.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/invariants_phase.cpp.o.d"
  "/work/main/engine/games/coldwater/json.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/json.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/json.cpp.o.d"
  "/work/main/engine/games/coldwater/judge.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/judge.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/judge.cpp.o.d"
  "/work/main/engine/games/coldwater/movetext.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/movetext.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/movetext.cpp.o.d"
  "/work/main/engine/games/coldwater/params.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/params.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/params.cpp.o.d"
  "/work/main/engine/games/coldwater/policy.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/policy.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/policy.cpp.o.d"
  "/work/main/engine/games/coldwater/positionreader.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/positionreader.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/positionreader.cpp.o.d"
  "/work/main/engine/games/coldwater/positionreader_seats.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/positionreader_seats.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/positionreader_seats.cpp.o.d"
  "/work/main/engine/games/coldwater/probe.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/probe.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/probe.cpp.o.d"
  "/work/main/engine/games/coldwater/probe_anchor.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/probe_anchor.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/probe_anchor.cpp.o.d"
  "/work/main/engine/games/coldwater/promptwriter.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/promptwriter.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/promptwriter.cpp.o.d"
  "/work/main/engine/games/coldwater/rulebook_values.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/rulebook_values.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/rulebook_values.cpp.o.d"
  "/work/main/engine/games/coldwater/schema.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/schema.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/schema.cpp.o.d"
  "/work/main/engine/games/coldwater/schema_checks.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/schema_checks.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/schema_checks.cpp.o.d"
  "/work/main/engine/games/coldwater/scoring.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/scoring.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/scoring.cpp.o.d"
  "/work/main/engine/games/coldwater/tablewriter.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/tablewriter.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/tablewriter.cpp.o.d"
  "/work/main/engine/games/coldwater/tablewriter_seats.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/tablewriter_seats.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/tablewriter_seats.cpp.o.d"
  "/work/main/engine/games/coldwater/tablewriter_trophies.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/tablewriter_trophies.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/tablewriter_trophies.cpp.o.d"
  "/work/main/engine/games/coldwater/teller.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/teller.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/teller.cpp.o.d"
  "/work/main/engine/games/coldwater/teller_fish.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/teller_fish.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/teller_fish.cpp.o.d"
  "/work/main/engine/games/coldwater/text_of.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/text_of.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/text_of.cpp.o.d"
  "/work/main/engine/games/coldwater/words.cpp" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/words.cpp.o" "gcc" "engine/games/coldwater/CMakeFiles/takujo_coldwater.dir/words.cpp.o.d"
  )

# Pairs of files generated by the same build rule.
set(CMAKE_MULTIPLE_OUTPUT_PAIRS
  "/work/main/b/engine/games/coldwater/embedded/coldwater_data.h" "/work/main/b/engine/games/coldwater/embedded/coldwater_data.cpp"
  )


# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
