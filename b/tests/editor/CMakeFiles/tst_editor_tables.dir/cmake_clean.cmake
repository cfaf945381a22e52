file(REMOVE_RECURSE
  "../tst_editor_tables"
  "../tst_editor_tables.pdb"
  "CMakeFiles/tst_editor_tables_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_editor_tables_autogen.dir/ParseCache.txt"
  "tst_editor_tables_autogen"
  "CMakeFiles/tst_editor_tables.dir/editing.cpp.o"
  "CMakeFiles/tst_editor_tables.dir/editing.cpp.o.d"
  "CMakeFiles/tst_editor_tables.dir/tst_editor_tables_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_editor_tables.dir/tst_editor_tables_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_editor_tables.dir/tst_tables.cpp.o"
  "CMakeFiles/tst_editor_tables.dir/tst_tables.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_editor_tables.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
