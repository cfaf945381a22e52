file(REMOVE_RECURSE
  "../tst_app_rulebook"
  "../tst_app_rulebook.pdb"
  "CMakeFiles/tst_app_rulebook_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_rulebook_autogen.dir/ParseCache.txt"
  "tst_app_rulebook_autogen"
  "CMakeFiles/tst_app_rulebook.dir/tst_app_rulebook_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_rulebook.dir/tst_app_rulebook_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_rulebook.dir/tst_rulebook.cpp.o"
  "CMakeFiles/tst_app_rulebook.dir/tst_rulebook.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_rulebook.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
