file(REMOVE_RECURSE
  "../../tst_games_coldwater_brain"
  "../../tst_games_coldwater_brain.pdb"
  "CMakeFiles/tst_games_coldwater_brain_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coldwater_brain_autogen.dir/ParseCache.txt"
  "tst_games_coldwater_brain_autogen"
  "CMakeFiles/tst_games_coldwater_brain.dir/tst_brain.cpp.o"
  "CMakeFiles/tst_games_coldwater_brain.dir/tst_brain.cpp.o.d"
  "CMakeFiles/tst_games_coldwater_brain.dir/tst_games_coldwater_brain_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coldwater_brain.dir/tst_games_coldwater_brain_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coldwater_brain.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
