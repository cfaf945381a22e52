file(REMOVE_RECURSE
  "../tst_editor_play"
  "../tst_editor_play.pdb"
  "CMakeFiles/tst_editor_play_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_editor_play_autogen.dir/ParseCache.txt"
  "tst_editor_play_autogen"
  "CMakeFiles/tst_editor_play.dir/tst_editor_play_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_editor_play.dir/tst_editor_play_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_editor_play.dir/tst_play.cpp.o"
  "CMakeFiles/tst_editor_play.dir/tst_play.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_editor_play.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
