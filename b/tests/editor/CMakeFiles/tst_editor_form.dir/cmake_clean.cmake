file(REMOVE_RECURSE
  "../tst_editor_form"
  "../tst_editor_form.pdb"
  "CMakeFiles/tst_editor_form_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_editor_form_autogen.dir/ParseCache.txt"
  "tst_editor_form_autogen"
  "CMakeFiles/tst_editor_form.dir/editing.cpp.o"
  "CMakeFiles/tst_editor_form.dir/editing.cpp.o.d"
  "CMakeFiles/tst_editor_form.dir/tst_editor_form_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_editor_form.dir/tst_editor_form_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_editor_form.dir/tst_form.cpp.o"
  "CMakeFiles/tst_editor_form.dir/tst_form.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_editor_form.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
