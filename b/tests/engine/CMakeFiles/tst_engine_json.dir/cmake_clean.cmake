file(REMOVE_RECURSE
  "../tst_engine_json"
  "../tst_engine_json.pdb"
  "CMakeFiles/tst_engine_json_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_engine_json_autogen.dir/ParseCache.txt"
  "tst_engine_json_autogen"
  "CMakeFiles/tst_engine_json.dir/tst_engine_json_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_engine_json.dir/tst_engine_json_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_engine_json.dir/tst_json.cpp.o"
  "CMakeFiles/tst_engine_json.dir/tst_json.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_engine_json.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
