file(REMOVE_RECURSE
  "../tst_engine_undo"
  "../tst_engine_undo.pdb"
  "CMakeFiles/tst_engine_undo_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_engine_undo_autogen.dir/ParseCache.txt"
  "tst_engine_undo_autogen"
  "CMakeFiles/tst_engine_undo.dir/tst_engine_undo_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_engine_undo.dir/tst_engine_undo_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_engine_undo.dir/tst_undo.cpp.o"
  "CMakeFiles/tst_engine_undo.dir/tst_undo.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_engine_undo.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
