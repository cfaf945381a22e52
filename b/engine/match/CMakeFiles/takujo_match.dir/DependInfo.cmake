
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/engine/match/host_chance.cpp" "engine/match/CMakeFiles/takujo_match.dir/host_chance.cpp.o" "gcc" "engine/match/CMakeFiles/takujo_match.dir/host_chance.cpp.o.d"
  "/work/main/engine/match/match.cpp" "engine/match/CMakeFiles/takujo_match.dir/match.cpp.o" "gcc" "engine/match/CMakeFiles/takujo_match.dir/match.cpp.o.d"
  "/work/main/engine/match/match_replay.cpp" "engine/match/CMakeFiles/takujo_match.dir/match_replay.cpp.o" "gcc" "engine/match/CMakeFiles/takujo_match.dir/match_replay.cpp.o.d"
  "/work/main/engine/match/match_undo.cpp" "engine/match/CMakeFiles/takujo_match.dir/match_undo.cpp.o" "gcc" "engine/match/CMakeFiles/takujo_match.dir/match_undo.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
