file(REMOVE_RECURSE
  "../tst_engine_installed"
  "../tst_engine_installed.pdb"
  "CMakeFiles/tst_engine_installed_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_engine_installed_autogen.dir/ParseCache.txt"
  "tst_engine_installed_autogen"
  "CMakeFiles/tst_engine_installed.dir/tst_engine_installed_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_engine_installed.dir/tst_engine_installed_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_engine_installed.dir/tst_installed.cpp.o"
  "CMakeFiles/tst_engine_installed.dir/tst_installed.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_engine_installed.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
