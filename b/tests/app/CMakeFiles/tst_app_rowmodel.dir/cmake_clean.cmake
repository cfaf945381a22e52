file(REMOVE_RECURSE
  "../tst_app_rowmodel"
  "../tst_app_rowmodel.pdb"
  "CMakeFiles/tst_app_rowmodel_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_rowmodel_autogen.dir/ParseCache.txt"
  "tst_app_rowmodel_autogen"
  "CMakeFiles/tst_app_rowmodel.dir/tst_app_rowmodel_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_rowmodel.dir/tst_app_rowmodel_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_rowmodel.dir/tst_rowmodel.cpp.o"
  "CMakeFiles/tst_app_rowmodel.dir/tst_rowmodel.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_rowmodel.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
