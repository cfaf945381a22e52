file(REMOVE_RECURSE
  "../tst_cli_balance"
  "../tst_cli_balance.pdb"
  "CMakeFiles/tst_cli_balance_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_cli_balance_autogen.dir/ParseCache.txt"
  "tst_cli_balance_autogen"
  "CMakeFiles/tst_cli_balance.dir/toolrun.cpp.o"
  "CMakeFiles/tst_cli_balance.dir/toolrun.cpp.o.d"
  "CMakeFiles/tst_cli_balance.dir/tst_balance.cpp.o"
  "CMakeFiles/tst_cli_balance.dir/tst_balance.cpp.o.d"
  "CMakeFiles/tst_cli_balance.dir/tst_cli_balance_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_cli_balance.dir/tst_cli_balance_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_cli_balance.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
