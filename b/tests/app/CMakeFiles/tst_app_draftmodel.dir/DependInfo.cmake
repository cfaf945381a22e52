
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/b/tests/app/tst_app_draftmodel_autogen/mocs_compilation.cpp" "tests/app/CMakeFiles/tst_app_draftmodel.dir/tst_app_draftmodel_autogen/mocs_compilation.cpp.o" "gcc" "tests/app/CMakeFiles/tst_app_draftmodel.dir/tst_app_draftmodel_autogen/mocs_compilation.cpp.o.d"
  "/work/main/tests/app/tst_draftmodel.cpp" "tests/app/CMakeFiles/tst_app_draftmodel.dir/tst_draftmodel.cpp.o" "gcc" "tests/app/CMakeFiles/tst_app_draftmodel.dir/tst_draftmodel.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/app/CMakeFiles/takujo_app_models.dir/DependInfo.cmake"
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
