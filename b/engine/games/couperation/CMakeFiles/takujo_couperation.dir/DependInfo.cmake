
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/engine/games/couperation/actprobe.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/actprobe.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/actprobe.cpp.o.d"
  "/work/main/engine/games/couperation/actprobe_effects.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/actprobe_effects.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/actprobe_effects.cpp.o.d"
  "/work/main/engine/games/couperation/belief.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/belief.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/belief.cpp.o.d"
  "/work/main/engine/games/couperation/blueprint.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/blueprint.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/blueprint.cpp.o.d"
  "/work/main/engine/games/couperation/bounds.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/bounds.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/bounds.cpp.o.d"
  "/work/main/engine/games/couperation/brain.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/brain.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/brain.cpp.o.d"
  "/work/main/engine/games/couperation/claims.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/claims.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/claims.cpp.o.d"
  "/work/main/engine/games/couperation/core.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/core.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/core.cpp.o.d"
  "/work/main/engine/games/couperation/core_apply.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/core_apply.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/core_apply.cpp.o.d"
  "/work/main/engine/games/couperation/core_check.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/core_check.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/core_check.cpp.o.d"
  "/work/main/engine/games/couperation/core_legal.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/core_legal.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/core_legal.cpp.o.d"
  "/work/main/engine/games/couperation/core_sample.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/core_sample.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/core_sample.cpp.o.d"
  "/work/main/engine/games/couperation/definition.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/definition.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/definition.cpp.o.d"
  "/work/main/b/engine/games/couperation/embedded/couperation_data.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/embedded/couperation_data.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/embedded/couperation_data.cpp.o.d"
  "/work/main/engine/games/couperation/geometry.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/geometry.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/geometry.cpp.o.d"
  "/work/main/engine/games/couperation/ideamaker.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/ideamaker.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/ideamaker.cpp.o.d"
  "/work/main/engine/games/couperation/invariants.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/invariants.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/invariants.cpp.o.d"
  "/work/main/engine/games/couperation/json.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/json.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/json.cpp.o.d"
  "/work/main/engine/games/couperation/memory.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/memory.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/memory.cpp.o.d"
  "/work/main/engine/games/couperation/movetext.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/movetext.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/movetext.cpp.o.d"
  "/work/main/engine/games/couperation/outlook.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/outlook.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/outlook.cpp.o.d"
  "/work/main/engine/games/couperation/params.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/params.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/params.cpp.o.d"
  "/work/main/engine/games/couperation/partnersearch.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/partnersearch.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/partnersearch.cpp.o.d"
  "/work/main/engine/games/couperation/positionreader.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/positionreader.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/positionreader.cpp.o.d"
  "/work/main/engine/games/couperation/probe.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/probe.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/probe.cpp.o.d"
  "/work/main/engine/games/couperation/prompt.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/prompt.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/prompt.cpp.o.d"
  "/work/main/engine/games/couperation/prospects.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/prospects.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/prospects.cpp.o.d"
  "/work/main/engine/games/couperation/rulebook_values.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/rulebook_values.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/rulebook_values.cpp.o.d"
  "/work/main/engine/games/couperation/schema.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/schema.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/schema.cpp.o.d"
  "/work/main/engine/games/couperation/tablewriter.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/tablewriter.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/tablewriter.cpp.o.d"
  "/work/main/engine/games/couperation/teller.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/teller.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/teller.cpp.o.d"
  "/work/main/engine/games/couperation/text_of.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/text_of.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/text_of.cpp.o.d"
  "/work/main/engine/games/couperation/words.cpp" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/words.cpp.o" "gcc" "engine/games/couperation/CMakeFiles/takujo_couperation.dir/words.cpp.o.d"
  )

# Pairs of files generated by the same build rule.
set(CMAKE_MULTIPLE_OUTPUT_PAIRS
  "/work/main/b/engine/games/couperation/embedded/couperation_data.h" "/work/main/b/engine/games/couperation/embedded/couperation_data.cpp"
  )


# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
