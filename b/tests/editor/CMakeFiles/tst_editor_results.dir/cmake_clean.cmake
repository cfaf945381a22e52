file(REMOVE_RECURSE
  "../tst_editor_results"
  "../tst_editor_results.pdb"
  "CMakeFiles/tst_editor_results_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_editor_results_autogen.dir/ParseCache.txt"
  "tst_editor_results_autogen"
  "CMakeFiles/tst_editor_results.dir/editing.cpp.o"
  "CMakeFiles/tst_editor_results.dir/editing.cpp.o.d"
  "CMakeFiles/tst_editor_results.dir/tst_editor_results_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_editor_results.dir/tst_editor_results_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_editor_results.dir/tst_results.cpp.o"
  "CMakeFiles/tst_editor_results.dir/tst_results.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_editor_results.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
