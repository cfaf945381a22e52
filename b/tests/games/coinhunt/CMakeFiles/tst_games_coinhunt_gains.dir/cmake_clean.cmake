file(REMOVE_RECURSE
  "../../tst_games_coinhunt_gains"
  "../../tst_games_coinhunt_gains.pdb"
  "CMakeFiles/tst_games_coinhunt_gains_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coinhunt_gains_autogen.dir/ParseCache.txt"
  "tst_games_coinhunt_gains_autogen"
  "CMakeFiles/tst_games_coinhunt_gains.dir/tst_gains.cpp.o"
  "CMakeFiles/tst_games_coinhunt_gains.dir/tst_gains.cpp.o.d"
  "CMakeFiles/tst_games_coinhunt_gains.dir/tst_games_coinhunt_gains_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coinhunt_gains.dir/tst_games_coinhunt_gains_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coinhunt_gains.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
