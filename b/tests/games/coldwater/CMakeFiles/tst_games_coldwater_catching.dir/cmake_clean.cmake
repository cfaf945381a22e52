file(REMOVE_RECURSE
  "../../tst_games_coldwater_catching"
  "../../tst_games_coldwater_catching.pdb"
  "CMakeFiles/tst_games_coldwater_catching_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coldwater_catching_autogen.dir/ParseCache.txt"
  "tst_games_coldwater_catching_autogen"
  "CMakeFiles/tst_games_coldwater_catching.dir/tst_catching.cpp.o"
  "CMakeFiles/tst_games_coldwater_catching.dir/tst_catching.cpp.o.d"
  "CMakeFiles/tst_games_coldwater_catching.dir/tst_games_coldwater_catching_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coldwater_catching.dir/tst_games_coldwater_catching_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coldwater_catching.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
