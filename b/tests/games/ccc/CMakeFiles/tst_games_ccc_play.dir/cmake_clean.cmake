file(REMOVE_RECURSE
  "../../tst_games_ccc_play"
  "../../tst_games_ccc_play.pdb"
  "CMakeFiles/tst_games_ccc_play_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_ccc_play_autogen.dir/ParseCache.txt"
  "tst_games_ccc_play_autogen"
  "CMakeFiles/tst_games_ccc_play.dir/tst_games_ccc_play_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_ccc_play.dir/tst_games_ccc_play_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_ccc_play.dir/tst_play.cpp.o"
  "CMakeFiles/tst_games_ccc_play.dir/tst_play.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_ccc_play.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
