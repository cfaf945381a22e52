
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/engine/study/balance_report.cpp" "engine/study/CMakeFiles/takujo_study.dir/balance_report.cpp.o" "gcc" "engine/study/CMakeFiles/takujo_study.dir/balance_report.cpp.o.d"
  "/work/main/engine/study/baseline.cpp" "engine/study/CMakeFiles/takujo_study.dir/baseline.cpp.o" "gcc" "engine/study/CMakeFiles/takujo_study.dir/baseline.cpp.o.d"
  "/work/main/engine/study/findings.cpp" "engine/study/CMakeFiles/takujo_study.dir/findings.cpp.o" "gcc" "engine/study/CMakeFiles/takujo_study.dir/findings.cpp.o.d"
  "/work/main/engine/study/report_html.cpp" "engine/study/CMakeFiles/takujo_study.dir/report_html.cpp.o" "gcc" "engine/study/CMakeFiles/takujo_study.dir/report_html.cpp.o.d"
  "/work/main/engine/study/report_json.cpp" "engine/study/CMakeFiles/takujo_study.dir/report_json.cpp.o" "gcc" "engine/study/CMakeFiles/takujo_study.dir/report_json.cpp.o.d"
  "/work/main/engine/study/smoke.cpp" "engine/study/CMakeFiles/takujo_study.dir/smoke.cpp.o" "gcc" "engine/study/CMakeFiles/takujo_study.dir/smoke.cpp.o.d"
  "/work/main/engine/study/statistics.cpp" "engine/study/CMakeFiles/takujo_study.dir/statistics.cpp.o" "gcc" "engine/study/CMakeFiles/takujo_study.dir/statistics.cpp.o.d"
  "/work/main/engine/study/study.cpp" "engine/study/CMakeFiles/takujo_study.dir/study.cpp.o" "gcc" "engine/study/CMakeFiles/takujo_study.dir/study.cpp.o.d"
  "/work/main/engine/study/study_counts.cpp" "engine/study/CMakeFiles/takujo_study.dir/study_counts.cpp.o" "gcc" "engine/study/CMakeFiles/takujo_study.dir/study_counts.cpp.o.d"
  "/work/main/engine/study/study_match.cpp" "engine/study/CMakeFiles/takujo_study.dir/study_match.cpp.o" "gcc" "engine/study/CMakeFiles/takujo_study.dir/study_match.cpp.o.d"
  "/work/main/engine/study/study_row.cpp" "engine/study/CMakeFiles/takujo_study.dir/study_row.cpp.o" "gcc" "engine/study/CMakeFiles/takujo_study.dir/study_row.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
