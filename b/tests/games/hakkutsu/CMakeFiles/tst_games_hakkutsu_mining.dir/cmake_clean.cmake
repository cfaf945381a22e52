file(REMOVE_RECURSE
  "../../tst_games_hakkutsu_mining"
  "../../tst_games_hakkutsu_mining.pdb"
  "CMakeFiles/tst_games_hakkutsu_mining_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_hakkutsu_mining_autogen.dir/ParseCache.txt"
  "tst_games_hakkutsu_mining_autogen"
  "CMakeFiles/tst_games_hakkutsu_mining.dir/tst_games_hakkutsu_mining_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_mining.dir/tst_games_hakkutsu_mining_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_hakkutsu_mining.dir/tst_mining.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_mining.dir/tst_mining.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_hakkutsu_mining.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
