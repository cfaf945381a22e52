file(REMOVE_RECURSE
  "../../tst_games_hakkutsu_treasure"
  "../../tst_games_hakkutsu_treasure.pdb"
  "CMakeFiles/tst_games_hakkutsu_treasure_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_hakkutsu_treasure_autogen.dir/ParseCache.txt"
  "tst_games_hakkutsu_treasure_autogen"
  "CMakeFiles/tst_games_hakkutsu_treasure.dir/tst_games_hakkutsu_treasure_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_treasure.dir/tst_games_hakkutsu_treasure_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_hakkutsu_treasure.dir/tst_treasure.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_treasure.dir/tst_treasure.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_hakkutsu_treasure.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
