file(REMOVE_RECURSE
  "../lib/takujo/takujo-editor.pdb"
  "../lib/takujo/takujo-editor.so"
  "CMakeFiles/takujo_editor_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_editor_autogen.dir/ParseCache.txt"
  "takujo_editor_autogen"
  "CMakeFiles/takujo_editor.dir/plugin.cpp.o"
  "CMakeFiles/takujo_editor.dir/plugin.cpp.o.d"
  "CMakeFiles/takujo_editor.dir/takujo_editor_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_editor.dir/takujo_editor_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_editor.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
