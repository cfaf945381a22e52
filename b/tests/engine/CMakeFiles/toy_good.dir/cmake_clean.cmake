file(REMOVE_RECURSE
  "../plugins/toy_good.pdb"
  "../plugins/toy_good.so"
  "CMakeFiles/toy_good_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/toy_good_autogen.dir/ParseCache.txt"
  "toy_good_autogen"
  "CMakeFiles/toy_good.dir/toy_good_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/toy_good.dir/toy_good_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/toy_good.dir/toy_plugin.cpp.o"
  "CMakeFiles/toy_good.dir/toy_plugin.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/toy_good.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
