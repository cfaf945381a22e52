file(REMOVE_RECURSE
  "../tst_app_hakkutsu"
  "../tst_app_hakkutsu.pdb"
  "CMakeFiles/tst_app_hakkutsu_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_hakkutsu_autogen.dir/ParseCache.txt"
  "tst_app_hakkutsu_autogen"
  "CMakeFiles/tst_app_hakkutsu.dir/tst_app_hakkutsu_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_hakkutsu.dir/tst_app_hakkutsu_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_hakkutsu.dir/tst_hakkutsu.cpp.o"
  "CMakeFiles/tst_app_hakkutsu.dir/tst_hakkutsu.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_hakkutsu.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
