file(REMOVE_RECURSE
  "../tst_engine_records"
  "../tst_engine_records.pdb"
  "CMakeFiles/tst_engine_records_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_engine_records_autogen.dir/ParseCache.txt"
  "tst_engine_records_autogen"
  "CMakeFiles/tst_engine_records.dir/tst_engine_records_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_engine_records.dir/tst_engine_records_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_engine_records.dir/tst_records.cpp.o"
  "CMakeFiles/tst_engine_records.dir/tst_records.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_engine_records.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
