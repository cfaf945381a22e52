
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/tests/physics/tst_physics_preview_autogen/mocs_compilation.cpp" "tests/physics/CMakeFiles/tst_physics_preview.dir/tst_physics_preview_autogen/mocs_compilation.cpp.o" "gcc" "tests/physics/CMakeFiles/tst_physics_preview.dir/tst_physics_preview_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/physics/tst_preview.cpp" "tests/physics/CMakeFiles/tst_physics_preview.dir/tst_preview.cpp.o" "gcc" "tests/physics/CMakeFiles/tst_physics_preview.dir/tst_preview.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/physics/CMakeFiles/takujo_physics.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
