file(REMOVE_RECURSE
  "../tst_editor_textsize"
  "../tst_editor_textsize.pdb"
  "CMakeFiles/tst_editor_textsize_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_editor_textsize_autogen.dir/ParseCache.txt"
  "tst_editor_textsize_autogen"
  "CMakeFiles/tst_editor_textsize.dir/editing.cpp.o"
  "CMakeFiles/tst_editor_textsize.dir/editing.cpp.o.d"
  "CMakeFiles/tst_editor_textsize.dir/tst_editor_textsize_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_editor_textsize.dir/tst_editor_textsize_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_editor_textsize.dir/tst_textsize.cpp.o"
  "CMakeFiles/tst_editor_textsize.dir/tst_textsize.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_editor_textsize.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
