file(REMOVE_RECURSE
  "../tst_study_defects"
  "../tst_study_defects.pdb"
  "CMakeFiles/tst_study_defects_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_study_defects_autogen.dir/ParseCache.txt"
  "tst_study_defects_autogen"
  "CMakeFiles/tst_study_defects.dir/tst_defects.cpp.o"
  "CMakeFiles/tst_study_defects.dir/tst_defects.cpp.o.d"
  "CMakeFiles/tst_study_defects.dir/tst_study_defects_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_study_defects.dir/tst_study_defects_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_study_defects.dir/variants.cpp.o"
  "CMakeFiles/tst_study_defects.dir/variants.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_study_defects.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
