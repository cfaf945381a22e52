file(REMOVE_RECURSE
  "../plugins/toy_nodata.pdb"
  "../plugins/toy_nodata.so"
  "CMakeFiles/toy_nodata_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/toy_nodata_autogen.dir/ParseCache.txt"
  "toy_nodata_autogen"
  "CMakeFiles/toy_nodata.dir/toy_nodata_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/toy_nodata.dir/toy_nodata_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/toy_nodata.dir/toy_plugin.cpp.o"
  "CMakeFiles/toy_nodata.dir/toy_plugin.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/toy_nodata.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
