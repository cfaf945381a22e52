file(REMOVE_RECURSE
  "../../tst_games_coldwater_ending"
  "../../tst_games_coldwater_ending.pdb"
  "CMakeFiles/tst_games_coldwater_ending_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coldwater_ending_autogen.dir/ParseCache.txt"
  "tst_games_coldwater_ending_autogen"
  "CMakeFiles/tst_games_coldwater_ending.dir/tst_ending.cpp.o"
  "CMakeFiles/tst_games_coldwater_ending.dir/tst_ending.cpp.o.d"
  "CMakeFiles/tst_games_coldwater_ending.dir/tst_games_coldwater_ending_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coldwater_ending.dir/tst_games_coldwater_ending_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coldwater_ending.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
