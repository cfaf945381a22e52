file(REMOVE_RECURSE
  "../../tst_games_couperation_actions"
  "../../tst_games_couperation_actions.pdb"
  "CMakeFiles/tst_games_couperation_actions_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_couperation_actions_autogen.dir/ParseCache.txt"
  "tst_games_couperation_actions_autogen"
  "CMakeFiles/tst_games_couperation_actions.dir/tst_actions.cpp.o"
  "CMakeFiles/tst_games_couperation_actions.dir/tst_actions.cpp.o.d"
  "CMakeFiles/tst_games_couperation_actions.dir/tst_games_couperation_actions_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_couperation_actions.dir/tst_games_couperation_actions_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_couperation_actions.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
