file(REMOVE_RECURSE
  "../lib/takujo/qml/Takujo/App/libtakujo_app_modelsplugin.a"
  "../lib/takujo/qml/Takujo/App/libtakujo_app_modelsplugin.pdb"
  "CMakeFiles/takujo_app_modelsplugin_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_app_modelsplugin_autogen.dir/ParseCache.txt"
  "takujo_app_modelsplugin_autogen"
  "CMakeFiles/takujo_app_modelsplugin.dir/takujo_app_modelsplugin_Takujo_AppPlugin.cpp.o"
  "CMakeFiles/takujo_app_modelsplugin.dir/takujo_app_modelsplugin_Takujo_AppPlugin.cpp.o.d"
  "CMakeFiles/takujo_app_modelsplugin.dir/takujo_app_modelsplugin_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_app_modelsplugin.dir/takujo_app_modelsplugin_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_app_modelsplugin.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
