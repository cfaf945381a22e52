file(REMOVE_RECURSE
  "../../tst_games_couperation_tower"
  "../../tst_games_couperation_tower.pdb"
  "CMakeFiles/tst_games_couperation_tower_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_couperation_tower_autogen.dir/ParseCache.txt"
  "tst_games_couperation_tower_autogen"
  "CMakeFiles/tst_games_couperation_tower.dir/tst_games_couperation_tower_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_couperation_tower.dir/tst_games_couperation_tower_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_couperation_tower.dir/tst_tower.cpp.o"
  "CMakeFiles/tst_games_couperation_tower.dir/tst_tower.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_couperation_tower.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
