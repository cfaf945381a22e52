file(REMOVE_RECURSE
  "../tst_engine_files"
  "../tst_engine_files.pdb"
  "CMakeFiles/tst_engine_files_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_engine_files_autogen.dir/ParseCache.txt"
  "tst_engine_files_autogen"
  "CMakeFiles/tst_engine_files.dir/tst_engine_files_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_engine_files.dir/tst_engine_files_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_engine_files.dir/tst_files.cpp.o"
  "CMakeFiles/tst_engine_files.dir/tst_files.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_engine_files.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
