file(REMOVE_RECURSE
  "../../tst_games_coinhunt_aiming"
  "../../tst_games_coinhunt_aiming.pdb"
  "CMakeFiles/tst_games_coinhunt_aiming_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coinhunt_aiming_autogen.dir/ParseCache.txt"
  "tst_games_coinhunt_aiming_autogen"
  "CMakeFiles/tst_games_coinhunt_aiming.dir/tst_aiming.cpp.o"
  "CMakeFiles/tst_games_coinhunt_aiming.dir/tst_aiming.cpp.o.d"
  "CMakeFiles/tst_games_coinhunt_aiming.dir/tst_games_coinhunt_aiming_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coinhunt_aiming.dir/tst_games_coinhunt_aiming_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coinhunt_aiming.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
