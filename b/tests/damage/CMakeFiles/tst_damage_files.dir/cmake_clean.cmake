file(REMOVE_RECURSE
  "../tst_damage_files"
  "../tst_damage_files.pdb"
  "CMakeFiles/tst_damage_files_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_damage_files_autogen.dir/ParseCache.txt"
  "tst_damage_files_autogen"
  "CMakeFiles/tst_damage_files.dir/mutation.cpp.o"
  "CMakeFiles/tst_damage_files.dir/mutation.cpp.o.d"
  "CMakeFiles/tst_damage_files.dir/tst_damage_files_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_damage_files.dir/tst_damage_files_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_damage_files.dir/tst_files.cpp.o"
  "CMakeFiles/tst_damage_files.dir/tst_files.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_damage_files.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
