
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/conformance/tst_clauses.cpp" "tests/conformance/CMakeFiles/tst_conformance_couperation-clauses.dir/tst_clauses.cpp.o" "gcc" "tests/conformance/CMakeFiles/tst_conformance_couperation-clauses.dir/tst_clauses.cpp.o.d"
  "/work/main/b/tests/conformance/tst_conformance_couperation-clauses_autogen/mocs_compilation.cpp" "tests/conformance/CMakeFiles/tst_conformance_couperation-clauses.dir/tst_conformance_couperation-clauses_autogen/mocs_compilation.cpp.o" "gcc" "tests/conformance/CMakeFiles/tst_conformance_couperation-clauses.dir/tst_conformance_couperation-clauses_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/tests/support-kit/CMakeFiles/takujo_conformance.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
