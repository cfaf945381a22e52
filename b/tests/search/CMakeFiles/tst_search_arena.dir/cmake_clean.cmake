file(REMOVE_RECURSE
  "../tst_search_arena"
  "../tst_search_arena.pdb"
  "CMakeFiles/tst_search_arena_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_search_arena_autogen.dir/ParseCache.txt"
  "tst_search_arena_autogen"
  "CMakeFiles/tst_search_arena.dir/tst_arena.cpp.o"
  "CMakeFiles/tst_search_arena.dir/tst_arena.cpp.o.d"
  "CMakeFiles/tst_search_arena.dir/tst_search_arena_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_search_arena.dir/tst_search_arena_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_search_arena.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
