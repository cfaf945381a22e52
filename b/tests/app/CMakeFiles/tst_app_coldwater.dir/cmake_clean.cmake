file(REMOVE_RECURSE
  "../tst_app_coldwater"
  "../tst_app_coldwater.pdb"
  "CMakeFiles/tst_app_coldwater_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_coldwater_autogen.dir/ParseCache.txt"
  "tst_app_coldwater_autogen"
  "CMakeFiles/tst_app_coldwater.dir/coldwaterhand.cpp.o"
  "CMakeFiles/tst_app_coldwater.dir/coldwaterhand.cpp.o.d"
  "CMakeFiles/tst_app_coldwater.dir/tst_app_coldwater_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_coldwater.dir/tst_app_coldwater_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_coldwater.dir/tst_coldwater.cpp.o"
  "CMakeFiles/tst_app_coldwater.dir/tst_coldwater.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_coldwater.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
