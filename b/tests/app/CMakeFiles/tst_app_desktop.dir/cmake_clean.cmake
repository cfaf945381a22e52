file(REMOVE_RECURSE
  "../tst_app_desktop"
  "../tst_app_desktop.pdb"
  "CMakeFiles/tst_app_desktop_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_desktop_autogen.dir/ParseCache.txt"
  "tst_app_desktop_autogen"
  "CMakeFiles/tst_app_desktop.dir/tst_app_desktop_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_desktop.dir/tst_app_desktop_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_desktop.dir/tst_desktop.cpp.o"
  "CMakeFiles/tst_app_desktop.dir/tst_desktop.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_desktop.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
