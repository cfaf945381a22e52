
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/engine/search/arena.cpp" "engine/search/CMakeFiles/takujo_search.dir/arena.cpp.o" "gcc" "engine/search/CMakeFiles/takujo_search.dir/arena.cpp.o.d"
  "/work/main/engine/search/bench.cpp" "engine/search/CMakeFiles/takujo_search.dir/bench.cpp.o" "gcc" "engine/search/CMakeFiles/takujo_search.dir/bench.cpp.o.d"
  "/work/main/engine/search/bounds.cpp" "engine/search/CMakeFiles/takujo_search.dir/bounds.cpp.o" "gcc" "engine/search/CMakeFiles/takujo_search.dir/bounds.cpp.o.d"
  "/work/main/engine/search/claims.cpp" "engine/search/CMakeFiles/takujo_search.dir/claims.cpp.o" "gcc" "engine/search/CMakeFiles/takujo_search.dir/claims.cpp.o.d"
  "/work/main/engine/search/coop.cpp" "engine/search/CMakeFiles/takujo_search.dir/coop.cpp.o" "gcc" "engine/search/CMakeFiles/takujo_search.dir/coop.cpp.o.d"
  "/work/main/engine/search/levels.cpp" "engine/search/CMakeFiles/takujo_search.dir/levels.cpp.o" "gcc" "engine/search/CMakeFiles/takujo_search.dir/levels.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
