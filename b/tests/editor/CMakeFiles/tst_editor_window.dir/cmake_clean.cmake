file(REMOVE_RECURSE
  "../tst_editor_window"
  "../tst_editor_window.pdb"
  "CMakeFiles/tst_editor_window_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_editor_window_autogen.dir/ParseCache.txt"
  "tst_editor_window_autogen"
  "CMakeFiles/tst_editor_window.dir/editing.cpp.o"
  "CMakeFiles/tst_editor_window.dir/editing.cpp.o.d"
  "CMakeFiles/tst_editor_window.dir/tst_editor_window_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_editor_window.dir/tst_editor_window_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_editor_window.dir/tst_window.cpp.o"
  "CMakeFiles/tst_editor_window.dir/tst_window.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_editor_window.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
