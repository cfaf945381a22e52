
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/tests/engine/tst_engine_texts_autogen/mocs_compilation.cpp" "tests/engine/CMakeFiles/tst_engine_texts.dir/tst_engine_texts_autogen/mocs_compilation.cpp.o" "gcc" "tests/engine/CMakeFiles/tst_engine_texts.dir/tst_engine_texts_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/engine/tst_texts.cpp" "tests/engine/CMakeFiles/tst_engine_texts.dir/tst_texts.cpp.o" "gcc" "tests/engine/CMakeFiles/tst_engine_texts.dir/tst_texts.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/tests/engine/CMakeFiles/takujo_toy.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
