file(REMOVE_RECURSE
  "../tst_app_coinhunt"
  "../tst_app_coinhunt.pdb"
  "CMakeFiles/tst_app_coinhunt_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_coinhunt_autogen.dir/ParseCache.txt"
  "tst_app_coinhunt_autogen"
  "CMakeFiles/tst_app_coinhunt.dir/coinhunthand.cpp.o"
  "CMakeFiles/tst_app_coinhunt.dir/coinhunthand.cpp.o.d"
  "CMakeFiles/tst_app_coinhunt.dir/tst_app_coinhunt_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_coinhunt.dir/tst_app_coinhunt_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_coinhunt.dir/tst_coinhunt.cpp.o"
  "CMakeFiles/tst_app_coinhunt.dir/tst_coinhunt.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_coinhunt.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
