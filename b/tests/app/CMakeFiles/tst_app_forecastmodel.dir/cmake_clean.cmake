file(REMOVE_RECURSE
  "../tst_app_forecastmodel"
  "../tst_app_forecastmodel.pdb"
  "CMakeFiles/tst_app_forecastmodel_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_app_forecastmodel_autogen.dir/ParseCache.txt"
  "tst_app_forecastmodel_autogen"
  "CMakeFiles/tst_app_forecastmodel.dir/tst_app_forecastmodel_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_app_forecastmodel.dir/tst_app_forecastmodel_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_app_forecastmodel.dir/tst_forecastmodel.cpp.o"
  "CMakeFiles/tst_app_forecastmodel.dir/tst_forecastmodel.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_app_forecastmodel.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
