file(REMOVE_RECURSE
  "../tst_search_cccbrain"
  "../tst_search_cccbrain.pdb"
  "CMakeFiles/tst_search_cccbrain_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_search_cccbrain_autogen.dir/ParseCache.txt"
  "tst_search_cccbrain_autogen"
  "CMakeFiles/tst_search_cccbrain.dir/tst_cccbrain.cpp.o"
  "CMakeFiles/tst_search_cccbrain.dir/tst_cccbrain.cpp.o.d"
  "CMakeFiles/tst_search_cccbrain.dir/tst_search_cccbrain_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_search_cccbrain.dir/tst_search_cccbrain_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_search_cccbrain.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
