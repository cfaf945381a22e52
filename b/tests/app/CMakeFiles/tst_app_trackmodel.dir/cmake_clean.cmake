file(REMOVE_RECURSE
  "../tst_app_trackmodel"
  "../tst_app_trackmodel.pdb"
  "CMakeFiles/tst_app_trackmodel_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_trackmodel_autogen.dir/ParseCache.txt"
  "tst_app_trackmodel_autogen"
  "CMakeFiles/tst_app_trackmodel.dir/tst_app_trackmodel_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_trackmodel.dir/tst_app_trackmodel_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_trackmodel.dir/tst_trackmodel.cpp.o"
  "CMakeFiles/tst_app_trackmodel.dir/tst_trackmodel.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_trackmodel.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
