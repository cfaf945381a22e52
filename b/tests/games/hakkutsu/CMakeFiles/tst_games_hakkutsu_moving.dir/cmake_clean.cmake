file(REMOVE_RECURSE
  "../../tst_games_hakkutsu_moving"
  "../../tst_games_hakkutsu_moving.pdb"
  "CMakeFiles/tst_games_hakkutsu_moving_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_hakkutsu_moving_autogen.dir/ParseCache.txt"
  "tst_games_hakkutsu_moving_autogen"
  "CMakeFiles/tst_games_hakkutsu_moving.dir/tst_games_hakkutsu_moving_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_moving.dir/tst_games_hakkutsu_moving_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_hakkutsu_moving.dir/tst_moving.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_moving.dir/tst_moving.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_hakkutsu_moving.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
