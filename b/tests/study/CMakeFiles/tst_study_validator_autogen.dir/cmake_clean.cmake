file(REMOVE_RECURSE
  "CMakeFiles/tst_study_validator_autogen"
  "tst_study_validator_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_study_validator_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
