file(REMOVE_RECURSE
  "../../tst_games_hakkutsu_base"
  "../../tst_games_hakkutsu_base.pdb"
  "CMakeFiles/tst_games_hakkutsu_base_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_hakkutsu_base_autogen.dir/ParseCache.txt"
  "tst_games_hakkutsu_base_autogen"
  "CMakeFiles/tst_games_hakkutsu_base.dir/tst_base.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_base.dir/tst_base.cpp.o.d"
  "CMakeFiles/tst_games_hakkutsu_base.dir/tst_games_hakkutsu_base_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_base.dir/tst_games_hakkutsu_base_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_hakkutsu_base.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
