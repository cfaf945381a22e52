file(REMOVE_RECURSE
  "../tst_app_recordindex"
  "../tst_app_recordindex.pdb"
  "CMakeFiles/tst_app_recordindex_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_recordindex_autogen.dir/ParseCache.txt"
  "tst_app_recordindex_autogen"
  "CMakeFiles/tst_app_recordindex.dir/tst_app_recordindex_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_recordindex.dir/tst_app_recordindex_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_recordindex.dir/tst_recordindex.cpp.o"
  "CMakeFiles/tst_app_recordindex.dir/tst_recordindex.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_recordindex.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
