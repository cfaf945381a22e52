file(REMOVE_RECURSE
  "../../tst_games_coldwater_trophies"
  "../../tst_games_coldwater_trophies.pdb"
  "CMakeFiles/tst_games_coldwater_trophies_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coldwater_trophies_autogen.dir/ParseCache.txt"
  "tst_games_coldwater_trophies_autogen"
  "CMakeFiles/tst_games_coldwater_trophies.dir/tst_games_coldwater_trophies_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coldwater_trophies.dir/tst_games_coldwater_trophies_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_coldwater_trophies.dir/tst_trophies.cpp.o"
  "CMakeFiles/tst_games_coldwater_trophies.dir/tst_trophies.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coldwater_trophies.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
