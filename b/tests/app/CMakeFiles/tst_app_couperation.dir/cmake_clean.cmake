file(REMOVE_RECURSE
  "../tst_app_couperation"
  "../tst_app_couperation.pdb"
  "CMakeFiles/tst_app_couperation_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_couperation_autogen.dir/ParseCache.txt"
  "tst_app_couperation_autogen"
  "CMakeFiles/tst_app_couperation.dir/tst_app_couperation_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_couperation.dir/tst_app_couperation_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_couperation.dir/tst_couperation.cpp.o"
  "CMakeFiles/tst_app_couperation.dir/tst_couperation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_couperation.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
