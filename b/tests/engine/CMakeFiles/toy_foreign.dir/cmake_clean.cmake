file(REMOVE_RECURSE
  "../plugins/toy_foreign.pdb"
  "../plugins/toy_foreign.so"
  "CMakeFiles/toy_foreign_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/toy_foreign_autogen.dir/ParseCache.txt"
  "toy_foreign_autogen"
  "CMakeFiles/toy_foreign.dir/toy_foreign_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/toy_foreign.dir/toy_foreign_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/toy_foreign.dir/toy_plugin.cpp.o"
  "CMakeFiles/toy_foreign.dir/toy_plugin.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/toy_foreign.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
