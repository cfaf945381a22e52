file(REMOVE_RECURSE
  "../tst_study_study"
  "../tst_study_study.pdb"
  "CMakeFiles/tst_study_study_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_study_study_autogen.dir/ParseCache.txt"
  "tst_study_study_autogen"
  "CMakeFiles/tst_study_study.dir/tst_study.cpp.o"
  "CMakeFiles/tst_study_study.dir/tst_study.cpp.o.d"
  "CMakeFiles/tst_study_study.dir/tst_study_study_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_study_study.dir/tst_study_study_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_study_study.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
