file(REMOVE_RECURSE
  "../tst_editor_files"
  "../tst_editor_files.pdb"
  "CMakeFiles/tst_editor_files_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_editor_files_autogen.dir/ParseCache.txt"
  "tst_editor_files_autogen"
  "CMakeFiles/tst_editor_files.dir/editing.cpp.o"
  "CMakeFiles/tst_editor_files.dir/editing.cpp.o.d"
  "CMakeFiles/tst_editor_files.dir/tst_editor_files_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_editor_files.dir/tst_editor_files_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_editor_files.dir/tst_files.cpp.o"
  "CMakeFiles/tst_editor_files.dir/tst_files.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_editor_files.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
