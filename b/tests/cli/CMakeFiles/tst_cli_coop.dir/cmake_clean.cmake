file(REMOVE_RECURSE
  "../tst_cli_coop"
  "../tst_cli_coop.pdb"
  "CMakeFiles/tst_cli_coop_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_cli_coop_autogen.dir/ParseCache.txt"
  "tst_cli_coop_autogen"
  "CMakeFiles/tst_cli_coop.dir/toolrun.cpp.o"
  "CMakeFiles/tst_cli_coop.dir/toolrun.cpp.o.d"
  "CMakeFiles/tst_cli_coop.dir/tst_cli_coop_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_cli_coop.dir/tst_cli_coop_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_cli_coop.dir/tst_coop.cpp.o"
  "CMakeFiles/tst_cli_coop.dir/tst_coop.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_cli_coop.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
