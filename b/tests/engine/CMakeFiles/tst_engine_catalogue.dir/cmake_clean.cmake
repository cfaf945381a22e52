file(REMOVE_RECURSE
  "../tst_engine_catalogue"
  "../tst_engine_catalogue.pdb"
  "CMakeFiles/tst_engine_catalogue_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_engine_catalogue_autogen.dir/ParseCache.txt"
  "tst_engine_catalogue_autogen"
  "CMakeFiles/tst_engine_catalogue.dir/tst_catalogue.cpp.o"
  "CMakeFiles/tst_engine_catalogue.dir/tst_catalogue.cpp.o.d"
  "CMakeFiles/tst_engine_catalogue.dir/tst_engine_catalogue_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_engine_catalogue.dir/tst_engine_catalogue_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_engine_catalogue.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
