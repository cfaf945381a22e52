file(REMOVE_RECURSE
  "../../tst_games_couperation_turns"
  "../../tst_games_couperation_turns.pdb"
  "CMakeFiles/tst_games_couperation_turns_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_couperation_turns_autogen.dir/ParseCache.txt"
  "tst_games_couperation_turns_autogen"
  "CMakeFiles/tst_games_couperation_turns.dir/tst_games_couperation_turns_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_couperation_turns.dir/tst_games_couperation_turns_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_couperation_turns.dir/tst_turns.cpp.o"
  "CMakeFiles/tst_games_couperation_turns.dir/tst_turns.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_couperation_turns.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
