
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/conformance/sixes_brain.cpp" "tests/conformance/CMakeFiles/takujo_sixes.dir/sixes_brain.cpp.o" "gcc" "tests/conformance/CMakeFiles/takujo_sixes.dir/sixes_brain.cpp.o.d"
  "/work/main/tests/conformance/sixes_core.cpp" "tests/conformance/CMakeFiles/takujo_sixes.dir/sixes_core.cpp.o" "gcc" "tests/conformance/CMakeFiles/takujo_sixes.dir/sixes_core.cpp.o.d"
  "/work/main/tests/conformance/sixes_words.cpp" "tests/conformance/CMakeFiles/takujo_sixes.dir/sixes_words.cpp.o" "gcc" "tests/conformance/CMakeFiles/takujo_sixes.dir/sixes_words.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
