
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/engine/plugin/baseline_file.cpp" "engine/plugin/CMakeFiles/takujo_plugin.dir/baseline_file.cpp.o" "gcc" "engine/plugin/CMakeFiles/takujo_plugin.dir/baseline_file.cpp.o.d"
  "/work/main/engine/plugin/catalogue.cpp" "engine/plugin/CMakeFiles/takujo_plugin.dir/catalogue.cpp.o" "gcc" "engine/plugin/CMakeFiles/takujo_plugin.dir/catalogue.cpp.o.d"
  "/work/main/engine/plugin/elf_file.cpp" "engine/plugin/CMakeFiles/takujo_plugin.dir/elf_file.cpp.o" "gcc" "engine/plugin/CMakeFiles/takujo_plugin.dir/elf_file.cpp.o.d"
  "/work/main/engine/plugin/game_entry.cpp" "engine/plugin/CMakeFiles/takujo_plugin.dir/game_entry.cpp.o" "gcc" "engine/plugin/CMakeFiles/takujo_plugin.dir/game_entry.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
