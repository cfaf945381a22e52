file(REMOVE_RECURSE
  "../tst_app_look"
  "../tst_app_look.pdb"
  "CMakeFiles/tst_app_look_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_look_autogen.dir/ParseCache.txt"
  "tst_app_look_autogen"
  "CMakeFiles/tst_app_look.dir/tst_app_look_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_look.dir/tst_app_look_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_look.dir/tst_look.cpp.o"
  "CMakeFiles/tst_app_look.dir/tst_look.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_look.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
