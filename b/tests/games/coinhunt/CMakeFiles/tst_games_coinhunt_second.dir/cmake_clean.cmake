file(REMOVE_RECURSE
  "../../tst_games_coinhunt_second"
  "../../tst_games_coinhunt_second.pdb"
  "CMakeFiles/tst_games_coinhunt_second_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coinhunt_second_autogen.dir/ParseCache.txt"
  "tst_games_coinhunt_second_autogen"
  "CMakeFiles/tst_games_coinhunt_second.dir/tst_games_coinhunt_second_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coinhunt_second.dir/tst_games_coinhunt_second_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_coinhunt_second.dir/tst_second.cpp.o"
  "CMakeFiles/tst_games_coinhunt_second.dir/tst_second.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coinhunt_second.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
