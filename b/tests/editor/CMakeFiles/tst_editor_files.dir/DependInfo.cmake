
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/editor/editing.cpp" "tests/editor/CMakeFiles/tst_editor_files.dir/editing.cpp.o" "gcc" "tests/editor/CMakeFiles/tst_editor_files.dir/editing.cpp.o.d"
  "/work/main/b/tests/editor/tst_editor_files_autogen/mocs_compilation.cpp" "tests/editor/CMakeFiles/tst_editor_files.dir/tst_editor_files_autogen/mocs_compilation.cpp.o" "gcc" "tests/editor/CMakeFiles/tst_editor_files.dir/tst_editor_files_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/editor/tst_files.cpp" "tests/editor/CMakeFiles/tst_editor_files.dir/tst_files.cpp.o" "gcc" "tests/editor/CMakeFiles/tst_editor_files.dir/tst_files.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/editor/CMakeFiles/takujo_editor_parts.dir/DependInfo.cmake"
  "/work/main/b/translations/CMakeFiles/takujo_translations.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
