file(REMOVE_RECURSE
  "../tst_cli_badinput"
  "../tst_cli_badinput.pdb"
  "CMakeFiles/tst_cli_badinput_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_cli_badinput_autogen.dir/ParseCache.txt"
  "tst_cli_badinput_autogen"
  "CMakeFiles/tst_cli_badinput.dir/toolrun.cpp.o"
  "CMakeFiles/tst_cli_badinput.dir/toolrun.cpp.o.d"
  "CMakeFiles/tst_cli_badinput.dir/tst_badinput.cpp.o"
  "CMakeFiles/tst_cli_badinput.dir/tst_badinput.cpp.o.d"
  "CMakeFiles/tst_cli_badinput.dir/tst_cli_badinput_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_cli_badinput.dir/tst_cli_badinput_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_cli_badinput.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
