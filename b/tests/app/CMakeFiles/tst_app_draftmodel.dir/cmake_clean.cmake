file(REMOVE_RECURSE
  "../tst_app_draftmodel"
  "../tst_app_draftmodel.pdb"
  "CMakeFiles/tst_app_draftmodel_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_draftmodel_autogen.dir/ParseCache.txt"
  "tst_app_draftmodel_autogen"
  "CMakeFiles/tst_app_draftmodel.dir/tst_app_draftmodel_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_draftmodel.dir/tst_app_draftmodel_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_draftmodel.dir/tst_draftmodel.cpp.o"
  "CMakeFiles/tst_app_draftmodel.dir/tst_draftmodel.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_draftmodel.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
