file(REMOVE_RECURSE
  "../../tst_games_coinhunt_pushes"
  "../../tst_games_coinhunt_pushes.pdb"
  "CMakeFiles/tst_games_coinhunt_pushes_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coinhunt_pushes_autogen.dir/ParseCache.txt"
  "tst_games_coinhunt_pushes_autogen"
  "CMakeFiles/tst_games_coinhunt_pushes.dir/tst_games_coinhunt_pushes_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coinhunt_pushes.dir/tst_games_coinhunt_pushes_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_coinhunt_pushes.dir/tst_pushes.cpp.o"
  "CMakeFiles/tst_games_coinhunt_pushes.dir/tst_pushes.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coinhunt_pushes.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
