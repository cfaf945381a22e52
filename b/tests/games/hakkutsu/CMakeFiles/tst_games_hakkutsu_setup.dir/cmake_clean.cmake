file(REMOVE_RECURSE
  "../../tst_games_hakkutsu_setup"
  "../../tst_games_hakkutsu_setup.pdb"
  "CMakeFiles/tst_games_hakkutsu_setup_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_hakkutsu_setup_autogen.dir/ParseCache.txt"
  "tst_games_hakkutsu_setup_autogen"
  "CMakeFiles/tst_games_hakkutsu_setup.dir/tst_games_hakkutsu_setup_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_setup.dir/tst_games_hakkutsu_setup_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_hakkutsu_setup.dir/tst_setup.cpp.o"
  "CMakeFiles/tst_games_hakkutsu_setup.dir/tst_setup.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_hakkutsu_setup.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
