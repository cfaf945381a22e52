file(REMOVE_RECURSE
  "../tst_cli_players"
  "../tst_cli_players.pdb"
  "CMakeFiles/tst_cli_players_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_cli_players_autogen.dir/ParseCache.txt"
  "tst_cli_players_autogen"
  "CMakeFiles/tst_cli_players.dir/toolrun.cpp.o"
  "CMakeFiles/tst_cli_players.dir/toolrun.cpp.o.d"
  "CMakeFiles/tst_cli_players.dir/tst_cli_players_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_cli_players.dir/tst_cli_players_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_cli_players.dir/tst_players.cpp.o"
  "CMakeFiles/tst_cli_players.dir/tst_players.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_cli_players.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
