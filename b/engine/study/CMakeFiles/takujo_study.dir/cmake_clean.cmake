file(REMOVE_RECURSE
  "CMakeFiles/takujo_study.dir/balance_report.cpp.o"
  "CMakeFiles/takujo_study.dir/balance_report.cpp.o.d"
  "CMakeFiles/takujo_study.dir/baseline.cpp.o"
  "CMakeFiles/takujo_study.dir/baseline.cpp.o.d"
  "CMakeFiles/takujo_study.dir/findings.cpp.o"
  "CMakeFiles/takujo_study.dir/findings.cpp.o.d"
  "CMakeFiles/takujo_study.dir/report_html.cpp.o"
  "CMakeFiles/takujo_study.dir/report_html.cpp.o.d"
  "CMakeFiles/takujo_study.dir/report_json.cpp.o"
  "CMakeFiles/takujo_study.dir/report_json.cpp.o.d"
  "CMakeFiles/takujo_study.dir/smoke.cpp.o"
  "CMakeFiles/takujo_study.dir/smoke.cpp.o.d"
  "CMakeFiles/takujo_study.dir/statistics.cpp.o"
  "CMakeFiles/takujo_study.dir/statistics.cpp.o.d"
  "CMakeFiles/takujo_study.dir/study.cpp.o"
  "CMakeFiles/takujo_study.dir/study.cpp.o.d"
  "CMakeFiles/takujo_study.dir/study_counts.cpp.o"
  "CMakeFiles/takujo_study.dir/study_counts.cpp.o.d"
  "CMakeFiles/takujo_study.dir/study_match.cpp.o"
  "CMakeFiles/takujo_study.dir/study_match.cpp.o.d"
  "CMakeFiles/takujo_study.dir/study_row.cpp.o"
  "CMakeFiles/takujo_study.dir/study_row.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_study.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
