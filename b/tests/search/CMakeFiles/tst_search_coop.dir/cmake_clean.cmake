file(REMOVE_RECURSE
  "../tst_search_coop"
  "../tst_search_coop.pdb"
  "CMakeFiles/tst_search_coop_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_search_coop_autogen.dir/ParseCache.txt"
  "tst_search_coop_autogen"
  "CMakeFiles/tst_search_coop.dir/tst_coop.cpp.o"
  "CMakeFiles/tst_search_coop.dir/tst_coop.cpp.o.d"
  "CMakeFiles/tst_search_coop.dir/tst_search_coop_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_search_coop.dir/tst_search_coop_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_search_coop.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
