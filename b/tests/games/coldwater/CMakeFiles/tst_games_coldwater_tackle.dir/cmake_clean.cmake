file(REMOVE_RECURSE
  "../../tst_games_coldwater_tackle"
  "../../tst_games_coldwater_tackle.pdb"
  "CMakeFiles/tst_games_coldwater_tackle_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coldwater_tackle_autogen.dir/ParseCache.txt"
  "tst_games_coldwater_tackle_autogen"
  "CMakeFiles/tst_games_coldwater_tackle.dir/tst_games_coldwater_tackle_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coldwater_tackle.dir/tst_games_coldwater_tackle_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_coldwater_tackle.dir/tst_tackle.cpp.o"
  "CMakeFiles/tst_games_coldwater_tackle.dir/tst_tackle.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coldwater_tackle.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
