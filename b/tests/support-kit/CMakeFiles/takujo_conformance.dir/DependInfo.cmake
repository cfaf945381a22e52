
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/support/conformance.cpp" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance.cpp.o" "gcc" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance.cpp.o.d"
  "/work/main/tests/support/conformance_leak.cpp" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_leak.cpp.o" "gcc" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_leak.cpp.o.d"
  "/work/main/tests/support/conformance_match.cpp" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_match.cpp.o" "gcc" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_match.cpp.o.d"
  "/work/main/tests/support/conformance_record.cpp" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_record.cpp.o" "gcc" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_record.cpp.o.d"
  "/work/main/tests/support/conformance_run.cpp" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_run.cpp.o" "gcc" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_run.cpp.o.d"
  "/work/main/tests/support/conformance_schema.cpp" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_schema.cpp.o" "gcc" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_schema.cpp.o.d"
  "/work/main/tests/support/conformance_statistics.cpp" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_statistics.cpp.o" "gcc" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_statistics.cpp.o.d"
  "/work/main/tests/support/conformance_texts.cpp" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_texts.cpp.o" "gcc" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_texts.cpp.o.d"
  "/work/main/tests/support/conformance_uniform.cpp" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_uniform.cpp.o" "gcc" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_uniform.cpp.o.d"
  "/work/main/tests/support/conformance_words.cpp" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_words.cpp.o" "gcc" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_words.cpp.o.d"
  "/work/main/tests/support/conformance_worlds.cpp" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_worlds.cpp.o" "gcc" "tests/support-kit/CMakeFiles/takujo_conformance.dir/conformance_worlds.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
