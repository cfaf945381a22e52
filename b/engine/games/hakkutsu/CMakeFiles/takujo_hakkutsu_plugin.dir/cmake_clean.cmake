file(REMOVE_RECURSE
  "../../../lib/takujo/plugins/games/hakkutsu.pdb"
  "../../../lib/takujo/plugins/games/hakkutsu.so"
  "CMakeFiles/takujo_hakkutsu_plugin_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_hakkutsu_plugin_autogen.dir/ParseCache.txt"
  "takujo_hakkutsu_plugin_autogen"
  "CMakeFiles/takujo_hakkutsu_plugin.dir/plugin.cpp.o"
  "CMakeFiles/takujo_hakkutsu_plugin.dir/plugin.cpp.o.d"
  "CMakeFiles/takujo_hakkutsu_plugin.dir/takujo_hakkutsu_plugin_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_hakkutsu_plugin.dir/takujo_hakkutsu_plugin_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_hakkutsu_plugin.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
