file(REMOVE_RECURSE
  "../../tst_games_coinhunt_shots"
  "../../tst_games_coinhunt_shots.pdb"
  "CMakeFiles/tst_games_coinhunt_shots_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coinhunt_shots_autogen.dir/ParseCache.txt"
  "tst_games_coinhunt_shots_autogen"
  "CMakeFiles/tst_games_coinhunt_shots.dir/tst_games_coinhunt_shots_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coinhunt_shots.dir/tst_games_coinhunt_shots_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_coinhunt_shots.dir/tst_shots.cpp.o"
  "CMakeFiles/tst_games_coinhunt_shots.dir/tst_shots.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coinhunt_shots.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
