
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/engine/games/coinhunt/plugin.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt_plugin.dir/plugin.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt_plugin.dir/plugin.cpp.o.d"
  "/work/main/b/engine/games/coinhunt/takujo_coinhunt_plugin_autogen/mocs_compilation.cpp" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt_plugin.dir/takujo_coinhunt_plugin_autogen/mocs_compilation.cpp.o" "gcc" "engine/games/coinhunt/CMakeFiles/takujo_coinhunt_plugin.dir/takujo_coinhunt_plugin_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/games/coinhunt/CMakeFiles/takujo_coinhunt.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  "/work/main/b/physics/CMakeFiles/takujo_physics.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
