file(REMOVE_RECURSE
  "../../tst_games_ccc_placing"
  "../../tst_games_ccc_placing.pdb"
  "CMakeFiles/tst_games_ccc_placing_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_ccc_placing_autogen.dir/ParseCache.txt"
  "tst_games_ccc_placing_autogen"
  "CMakeFiles/tst_games_ccc_placing.dir/tst_games_ccc_placing_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_ccc_placing.dir/tst_games_ccc_placing_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_ccc_placing.dir/tst_placing.cpp.o"
  "CMakeFiles/tst_games_ccc_placing.dir/tst_placing.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_ccc_placing.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
