file(REMOVE_RECURSE
  "../tst_study_report"
  "../tst_study_report.pdb"
  "CMakeFiles/tst_study_report_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_study_report_autogen.dir/ParseCache.txt"
  "tst_study_report_autogen"
  "CMakeFiles/tst_study_report.dir/tst_report.cpp.o"
  "CMakeFiles/tst_study_report.dir/tst_report.cpp.o.d"
  "CMakeFiles/tst_study_report.dir/tst_study_report_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_study_report.dir/tst_study_report_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_study_report.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
