file(REMOVE_RECURSE
  "CMakeFiles/takujo_app_modelsplugin_init_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_app_modelsplugin_init_autogen.dir/ParseCache.txt"
  "takujo_app_modelsplugin_init_autogen"
  "CMakeFiles/takujo_app_modelsplugin_init.dir/takujo_app_modelsplugin_init.cpp.o"
  "CMakeFiles/takujo_app_modelsplugin_init.dir/takujo_app_modelsplugin_init.cpp.o.d"
  "CMakeFiles/takujo_app_modelsplugin_init.dir/takujo_app_modelsplugin_init_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_app_modelsplugin_init.dir/takujo_app_modelsplugin_init_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_app_modelsplugin_init.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
