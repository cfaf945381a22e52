
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/editor/plugin.cpp" "editor/CMakeFiles/takujo_editor.dir/plugin.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor.dir/plugin.cpp.o.d"
  "/work/main/b/editor/takujo_editor_autogen/mocs_compilation.cpp" "editor/CMakeFiles/takujo_editor.dir/takujo_editor_autogen/mocs_compilation.cpp.o" "gcc" "editor/CMakeFiles/takujo_editor.dir/takujo_editor_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/editor/CMakeFiles/takujo_editor_parts.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
