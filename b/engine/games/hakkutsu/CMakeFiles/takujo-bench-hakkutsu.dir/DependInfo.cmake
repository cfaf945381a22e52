
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/engine/games/hakkutsu/bench_main.cpp" "engine/games/hakkutsu/CMakeFiles/takujo-bench-hakkutsu.dir/bench_main.cpp.o" "gcc" "engine/games/hakkutsu/CMakeFiles/takujo-bench-hakkutsu.dir/bench_main.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/games/hakkutsu/CMakeFiles/takujo_hakkutsu.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
