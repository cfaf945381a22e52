file(REMOVE_RECURSE
  "../tst_search_bounds"
  "../tst_search_bounds.pdb"
  "CMakeFiles/tst_search_bounds_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_search_bounds_autogen.dir/ParseCache.txt"
  "tst_search_bounds_autogen"
  "CMakeFiles/tst_search_bounds.dir/tst_bounds.cpp.o"
  "CMakeFiles/tst_search_bounds.dir/tst_bounds.cpp.o.d"
  "CMakeFiles/tst_search_bounds.dir/tst_search_bounds_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_search_bounds.dir/tst_search_bounds_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_search_bounds.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
