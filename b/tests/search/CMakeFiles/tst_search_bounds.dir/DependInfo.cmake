
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/search/tst_bounds.cpp" "tests/search/CMakeFiles/tst_search_bounds.dir/tst_bounds.cpp.o" "gcc" "tests/search/CMakeFiles/tst_search_bounds.dir/tst_bounds.cpp.o.d"
  "/work/main/b/tests/search/tst_search_bounds_autogen/mocs_compilation.cpp" "tests/search/CMakeFiles/tst_search_bounds.dir/tst_search_bounds_autogen/mocs_compilation.cpp.o" "gcc" "tests/search/CMakeFiles/tst_search_bounds.dir/tst_search_bounds_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
