file(REMOVE_RECURSE
  "../tst_engine_chance"
  "../tst_engine_chance.pdb"
  "CMakeFiles/tst_engine_chance_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_engine_chance_autogen.dir/ParseCache.txt"
  "tst_engine_chance_autogen"
  "CMakeFiles/tst_engine_chance.dir/tst_chance.cpp.o"
  "CMakeFiles/tst_engine_chance.dir/tst_chance.cpp.o.d"
  "CMakeFiles/tst_engine_chance.dir/tst_engine_chance_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_engine_chance.dir/tst_engine_chance_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_engine_chance.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
