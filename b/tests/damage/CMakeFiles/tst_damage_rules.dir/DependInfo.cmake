
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/damage/mutation.cpp" "tests/damage/CMakeFiles/tst_damage_rules.dir/mutation.cpp.o" "gcc" "tests/damage/CMakeFiles/tst_damage_rules.dir/mutation.cpp.o.d"
  "/work/main/b/tests/damage/tst_damage_rules_autogen/mocs_compilation.cpp" "tests/damage/CMakeFiles/tst_damage_rules.dir/tst_damage_rules_autogen/mocs_compilation.cpp.o" "gcc" "tests/damage/CMakeFiles/tst_damage_rules.dir/tst_damage_rules_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/damage/tst_rules.cpp" "tests/damage/CMakeFiles/tst_damage_rules.dir/tst_rules.cpp.o" "gcc" "tests/damage/CMakeFiles/tst_damage_rules.dir/tst_rules.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
