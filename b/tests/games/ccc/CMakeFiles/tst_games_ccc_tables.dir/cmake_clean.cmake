file(REMOVE_RECURSE
  "../../tst_games_ccc_tables"
  "../../tst_games_ccc_tables.pdb"
  "CMakeFiles/tst_games_ccc_tables_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_ccc_tables_autogen.dir/ParseCache.txt"
  "tst_games_ccc_tables_autogen"
  "CMakeFiles/tst_games_ccc_tables.dir/tst_games_ccc_tables_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_ccc_tables.dir/tst_games_ccc_tables_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_ccc_tables.dir/tst_tables.cpp.o"
  "CMakeFiles/tst_games_ccc_tables.dir/tst_tables.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_ccc_tables.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
