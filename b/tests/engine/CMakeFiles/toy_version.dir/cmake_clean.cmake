file(REMOVE_RECURSE
  "../plugins/toy_version.pdb"
  "../plugins/toy_version.so"
  "CMakeFiles/toy_version_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/toy_version_autogen.dir/ParseCache.txt"
  "toy_version_autogen"
  "CMakeFiles/toy_version.dir/toy_plugin.cpp.o"
  "CMakeFiles/toy_version.dir/toy_plugin.cpp.o.d"
  "CMakeFiles/toy_version.dir/toy_version_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/toy_version.dir/toy_version_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/toy_version.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
