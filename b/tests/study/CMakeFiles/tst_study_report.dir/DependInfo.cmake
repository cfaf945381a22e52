
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/tests/study/tst_report.cpp" "tests/study/CMakeFiles/tst_study_report.dir/tst_report.cpp.o" "gcc" "tests/study/CMakeFiles/tst_study_report.dir/tst_report.cpp.o.d"
  "/work/main/b/tests/study/tst_study_report_autogen/mocs_compilation.cpp" "tests/study/CMakeFiles/tst_study_report.dir/tst_study_report_autogen/mocs_compilation.cpp.o" "gcc" "tests/study/CMakeFiles/tst_study_report.dir/tst_study_report_autogen/mocs_compilation.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  "/work/main/b/engine/CMakeFiles/takujo_engine.dir/DependInfo.cmake"
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
