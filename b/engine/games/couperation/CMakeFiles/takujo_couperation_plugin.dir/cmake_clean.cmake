file(REMOVE_RECURSE
  "../../../lib/takujo/plugins/games/couperation.pdb"
  "../../../lib/takujo/plugins/games/couperation.so"
  "CMakeFiles/takujo_couperation_plugin_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_couperation_plugin_autogen.dir/ParseCache.txt"
  "takujo_couperation_plugin_autogen"
  "CMakeFiles/takujo_couperation_plugin.dir/plugin.cpp.o"
  "CMakeFiles/takujo_couperation_plugin.dir/plugin.cpp.o.d"
  "CMakeFiles/takujo_couperation_plugin.dir/takujo_couperation_plugin_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_couperation_plugin.dir/takujo_couperation_plugin_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_couperation_plugin.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
