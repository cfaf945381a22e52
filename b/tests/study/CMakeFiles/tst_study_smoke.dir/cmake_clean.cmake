file(REMOVE_RECURSE
  "../tst_study_smoke"
  "../tst_study_smoke.pdb"
  "CMakeFiles/tst_study_smoke_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_study_smoke_autogen.dir/ParseCache.txt"
  "tst_study_smoke_autogen"
  "CMakeFiles/tst_study_smoke.dir/tst_smoke.cpp.o"
  "CMakeFiles/tst_study_smoke.dir/tst_smoke.cpp.o.d"
  "CMakeFiles/tst_study_smoke.dir/tst_study_smoke_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_study_smoke.dir/tst_study_smoke_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_study_smoke.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
