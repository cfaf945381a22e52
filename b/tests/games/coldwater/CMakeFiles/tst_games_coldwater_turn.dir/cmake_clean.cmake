file(REMOVE_RECURSE
  "../../tst_games_coldwater_turn"
  "../../tst_games_coldwater_turn.pdb"
  "CMakeFiles/tst_games_coldwater_turn_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coldwater_turn_autogen.dir/ParseCache.txt"
  "tst_games_coldwater_turn_autogen"
  "CMakeFiles/tst_games_coldwater_turn.dir/tst_games_coldwater_turn_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coldwater_turn.dir/tst_games_coldwater_turn_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_coldwater_turn.dir/tst_turn.cpp.o"
  "CMakeFiles/tst_games_coldwater_turn.dir/tst_turn.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coldwater_turn.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
