file(REMOVE_RECURSE
  "../tst_editor_document"
  "../tst_editor_document.pdb"
  "CMakeFiles/tst_editor_document_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_editor_document_autogen.dir/ParseCache.txt"
  "tst_editor_document_autogen"
  "CMakeFiles/tst_editor_document.dir/editing.cpp.o"
  "CMakeFiles/tst_editor_document.dir/editing.cpp.o.d"
  "CMakeFiles/tst_editor_document.dir/tst_document.cpp.o"
  "CMakeFiles/tst_editor_document.dir/tst_document.cpp.o.d"
  "CMakeFiles/tst_editor_document.dir/tst_editor_document_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_editor_document.dir/tst_editor_document_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_editor_document.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
