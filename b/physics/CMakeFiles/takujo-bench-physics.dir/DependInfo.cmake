
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/physics/bench/clock.cpp" "physics/CMakeFiles/takujo-bench-physics.dir/bench/clock.cpp.o" "gcc" "physics/CMakeFiles/takujo-bench-physics.dir/bench/clock.cpp.o.d"
  "/work/main/physics/bench/main.cpp" "physics/CMakeFiles/takujo-bench-physics.dir/bench/main.cpp.o" "gcc" "physics/CMakeFiles/takujo-bench-physics.dir/bench/main.cpp.o.d"
  "/work/main/physics/bench/measures.cpp" "physics/CMakeFiles/takujo-bench-physics.dir/bench/measures.cpp.o" "gcc" "physics/CMakeFiles/takujo-bench-physics.dir/bench/measures.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/physics/CMakeFiles/takujo_physics.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
