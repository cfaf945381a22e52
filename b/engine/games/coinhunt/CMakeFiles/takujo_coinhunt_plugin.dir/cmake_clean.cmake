file(REMOVE_RECURSE
  "../../../lib/takujo/plugins/games/coinhunt.pdb"
  "../../../lib/takujo/plugins/games/coinhunt.so"
  "CMakeFiles/takujo_coinhunt_plugin_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_coinhunt_plugin_autogen.dir/ParseCache.txt"
  "takujo_coinhunt_plugin_autogen"
  "CMakeFiles/takujo_coinhunt_plugin.dir/plugin.cpp.o"
  "CMakeFiles/takujo_coinhunt_plugin.dir/plugin.cpp.o.d"
  "CMakeFiles/takujo_coinhunt_plugin.dir/takujo_coinhunt_plugin_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_coinhunt_plugin.dir/takujo_coinhunt_plugin_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_coinhunt_plugin.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
