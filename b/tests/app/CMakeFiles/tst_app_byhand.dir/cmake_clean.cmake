file(REMOVE_RECURSE
  "../tst_app_byhand"
  "../tst_app_byhand.pdb"
  "CMakeFiles/tst_app_byhand_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_byhand_autogen.dir/ParseCache.txt"
  "tst_app_byhand_autogen"
  "CMakeFiles/tst_app_byhand.dir/tst_app_byhand_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_byhand.dir/tst_app_byhand_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_byhand.dir/tst_byhand.cpp.o"
  "CMakeFiles/tst_app_byhand.dir/tst_byhand.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_byhand.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
