file(REMOVE_RECURSE
  "../tst_search_search"
  "../tst_search_search.pdb"
  "CMakeFiles/tst_search_search_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_search_search_autogen.dir/ParseCache.txt"
  "tst_search_search_autogen"
  "CMakeFiles/tst_search_search.dir/tst_search.cpp.o"
  "CMakeFiles/tst_search_search.dir/tst_search.cpp.o.d"
  "CMakeFiles/tst_search_search.dir/tst_search_search_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_search_search.dir/tst_search_search_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_search_search.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
