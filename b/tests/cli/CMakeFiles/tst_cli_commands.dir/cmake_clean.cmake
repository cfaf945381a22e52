file(REMOVE_RECURSE
  "../tst_cli_commands"
  "../tst_cli_commands.pdb"
  "CMakeFiles/tst_cli_commands_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_cli_commands_autogen.dir/ParseCache.txt"
  "tst_cli_commands_autogen"
  "CMakeFiles/tst_cli_commands.dir/toolrun.cpp.o"
  "CMakeFiles/tst_cli_commands.dir/toolrun.cpp.o.d"
  "CMakeFiles/tst_cli_commands.dir/tst_cli_commands_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_cli_commands.dir/tst_cli_commands_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_cli_commands.dir/tst_commands.cpp.o"
  "CMakeFiles/tst_cli_commands.dir/tst_commands.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_cli_commands.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
