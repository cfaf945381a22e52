
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/engine/games/ccc/board.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/board.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/board.cpp.o.d"
  "/work/main/engine/games/ccc/brain.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/brain.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/brain.cpp.o.d"
  "/work/main/engine/games/ccc/candidates.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/candidates.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/candidates.cpp.o.d"
  "/work/main/engine/games/ccc/candidates_pay.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/candidates_pay.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/candidates_pay.cpp.o.d"
  "/work/main/engine/games/ccc/core.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core.cpp.o.d"
  "/work/main/engine/games/ccc/core_apply.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core_apply.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core_apply.cpp.o.d"
  "/work/main/engine/games/ccc/core_check.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core_check.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core_check.cpp.o.d"
  "/work/main/engine/games/ccc/core_legal.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core_legal.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core_legal.cpp.o.d"
  "/work/main/engine/games/ccc/core_sample.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core_sample.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core_sample.cpp.o.d"
  "/work/main/engine/games/ccc/core_score.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core_score.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/core_score.cpp.o.d"
  "/work/main/engine/games/ccc/definition.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/definition.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/definition.cpp.o.d"
  "/work/main/b/engine/games/ccc/embedded/ccc_data.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/embedded/ccc_data.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/embedded/ccc_data.cpp.o.d"
  "/work/main/engine/games/ccc/evaluate.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/evaluate.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/evaluate.cpp.o.d"
  "/work/main/engine/games/ccc/finder.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/finder.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/finder.cpp.o.d"
  "/work/main/engine/games/ccc/greedy.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/greedy.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/greedy.cpp.o.d"
  "/work/main/engine/games/ccc/groupfinder.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/groupfinder.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/groupfinder.cpp.o.d"
  "/work/main/engine/games/ccc/json.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/json.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/json.cpp.o.d"
  "/work/main/engine/games/ccc/movetext.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/movetext.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/movetext.cpp.o.d"
  "/work/main/engine/games/ccc/params.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/params.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/params.cpp.o.d"
  "/work/main/engine/games/ccc/paymemory.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/paymemory.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/paymemory.cpp.o.d"
  "/work/main/engine/games/ccc/payment.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/payment.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/payment.cpp.o.d"
  "/work/main/engine/games/ccc/payrules.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/payrules.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/payrules.cpp.o.d"
  "/work/main/engine/games/ccc/placeprobe.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/placeprobe.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/placeprobe.cpp.o.d"
  "/work/main/engine/games/ccc/playout.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/playout.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/playout.cpp.o.d"
  "/work/main/engine/games/ccc/positionreader.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/positionreader.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/positionreader.cpp.o.d"
  "/work/main/engine/games/ccc/probe.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/probe.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/probe.cpp.o.d"
  "/work/main/engine/games/ccc/prompt.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/prompt.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/prompt.cpp.o.d"
  "/work/main/engine/games/ccc/rulebook_values.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/rulebook_values.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/rulebook_values.cpp.o.d"
  "/work/main/engine/games/ccc/schema.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/schema.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/schema.cpp.o.d"
  "/work/main/engine/games/ccc/tablewriter.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/tablewriter.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/tablewriter.cpp.o.d"
  "/work/main/engine/games/ccc/teller.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/teller.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/teller.cpp.o.d"
  "/work/main/engine/games/ccc/text_of.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/text_of.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/text_of.cpp.o.d"
  "/work/main/engine/games/ccc/values.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/values.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/values.cpp.o.d"
  "/work/main/engine/games/ccc/words.cpp" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/words.cpp.o" "gcc" "engine/games/ccc/CMakeFiles/takujo_ccc.dir/words.cpp.o.d"
  )

# Pairs of files generated by the same build rule.
set(CMAKE_MULTIPLE_OUTPUT_PAIRS
  "/work/main/b/engine/games/ccc/embedded/ccc_data.h" "/work/main/b/engine/games/ccc/embedded/ccc_data.cpp"
  )


# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
