file(REMOVE_RECURSE
  "../tst_editor_habits"
  "../tst_editor_habits.pdb"
  "CMakeFiles/tst_editor_habits_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_editor_habits_autogen.dir/ParseCache.txt"
  "tst_editor_habits_autogen"
  "CMakeFiles/tst_editor_habits.dir/editing.cpp.o"
  "CMakeFiles/tst_editor_habits.dir/editing.cpp.o.d"
  "CMakeFiles/tst_editor_habits.dir/tst_editor_habits_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_editor_habits.dir/tst_editor_habits_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_editor_habits.dir/tst_habits.cpp.o"
  "CMakeFiles/tst_editor_habits.dir/tst_habits.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_editor_habits.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
