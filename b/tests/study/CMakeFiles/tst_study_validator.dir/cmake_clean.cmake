file(REMOVE_RECURSE
  "../tst_study_validator"
  "../tst_study_validator.pdb"
  "CMakeFiles/tst_study_validator_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_study_validator_autogen.dir/ParseCache.txt"
  "tst_study_validator_autogen"
  "CMakeFiles/tst_study_validator.dir/tst_study_validator_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_study_validator.dir/tst_study_validator_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_study_validator.dir/tst_validator.cpp.o"
  "CMakeFiles/tst_study_validator.dir/tst_validator.cpp.o.d"
  "CMakeFiles/tst_study_validator.dir/variants.cpp.o"
  "CMakeFiles/tst_study_validator.dir/variants.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_study_validator.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
