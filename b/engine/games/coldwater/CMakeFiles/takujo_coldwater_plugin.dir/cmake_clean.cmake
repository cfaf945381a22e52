file(REMOVE_RECURSE
  "../../../lib/takujo/plugins/games/coldwater.pdb"
  "../../../lib/takujo/plugins/games/coldwater.so"
  "CMakeFiles/takujo_coldwater_plugin_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_coldwater_plugin_autogen.dir/ParseCache.txt"
  "takujo_coldwater_plugin_autogen"
  "CMakeFiles/takujo_coldwater_plugin.dir/plugin.cpp.o"
  "CMakeFiles/takujo_coldwater_plugin.dir/plugin.cpp.o.d"
  "CMakeFiles/takujo_coldwater_plugin.dir/takujo_coldwater_plugin_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_coldwater_plugin.dir/takujo_coldwater_plugin_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_coldwater_plugin.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
