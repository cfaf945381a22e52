file(REMOVE_RECURSE
  "../tst_app_damaged"
  "../tst_app_damaged.pdb"
  "CMakeFiles/tst_app_damaged_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_damaged_autogen.dir/ParseCache.txt"
  "tst_app_damaged_autogen"
  "CMakeFiles/tst_app_damaged.dir/tst_app_damaged_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_damaged.dir/tst_app_damaged_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_damaged.dir/tst_damaged.cpp.o"
  "CMakeFiles/tst_app_damaged.dir/tst_damaged.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_damaged.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
