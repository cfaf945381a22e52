file(REMOVE_RECURSE
  "../../tst_games_couperation_players"
  "../../tst_games_couperation_players.pdb"
  "CMakeFiles/tst_games_couperation_players_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_couperation_players_autogen.dir/ParseCache.txt"
  "tst_games_couperation_players_autogen"
  "CMakeFiles/tst_games_couperation_players.dir/tst_games_couperation_players_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_couperation_players.dir/tst_games_couperation_players_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_couperation_players.dir/tst_players.cpp.o"
  "CMakeFiles/tst_games_couperation_players.dir/tst_players.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_couperation_players.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
