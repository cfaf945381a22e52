file(REMOVE_RECURSE
  "../tst_app_sounds"
  "../tst_app_sounds.pdb"
  "CMakeFiles/tst_app_sounds_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_sounds_autogen.dir/ParseCache.txt"
  "tst_app_sounds_autogen"
  "CMakeFiles/tst_app_sounds.dir/tst_app_sounds_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_sounds.dir/tst_app_sounds_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_sounds.dir/tst_sounds.cpp.o"
  "CMakeFiles/tst_app_sounds.dir/tst_sounds.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_sounds.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
