file(REMOVE_RECURSE
  "../../tst_games_ccc_scoring"
  "../../tst_games_ccc_scoring.pdb"
  "CMakeFiles/tst_games_ccc_scoring_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_ccc_scoring_autogen.dir/ParseCache.txt"
  "tst_games_ccc_scoring_autogen"
  "CMakeFiles/tst_games_ccc_scoring.dir/tst_games_ccc_scoring_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_ccc_scoring.dir/tst_games_ccc_scoring_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_ccc_scoring.dir/tst_scoring.cpp.o"
  "CMakeFiles/tst_games_ccc_scoring.dir/tst_scoring.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_ccc_scoring.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
