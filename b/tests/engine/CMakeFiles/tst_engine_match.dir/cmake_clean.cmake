file(REMOVE_RECURSE
  "../tst_engine_match"
  "../tst_engine_match.pdb"
  "CMakeFiles/tst_engine_match_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_engine_match_autogen.dir/ParseCache.txt"
  "tst_engine_match_autogen"
  "CMakeFiles/tst_engine_match.dir/tst_engine_match_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_engine_match.dir/tst_engine_match_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_engine_match.dir/tst_match.cpp.o"
  "CMakeFiles/tst_engine_match.dir/tst_match.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_engine_match.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
