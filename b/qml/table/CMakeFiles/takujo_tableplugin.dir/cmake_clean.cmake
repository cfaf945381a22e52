file(REMOVE_RECURSE
  "../../lib/takujo/qml/Takujo/Table/libtakujo_tableplugin.a"
  "../../lib/takujo/qml/Takujo/Table/libtakujo_tableplugin.pdb"
  "CMakeFiles/takujo_tableplugin_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_tableplugin_autogen.dir/ParseCache.txt"
  "takujo_tableplugin_autogen"
  "CMakeFiles/takujo_tableplugin.dir/takujo_tableplugin_Takujo_TablePlugin.cpp.o"
  "CMakeFiles/takujo_tableplugin.dir/takujo_tableplugin_Takujo_TablePlugin.cpp.o.d"
  "CMakeFiles/takujo_tableplugin.dir/takujo_tableplugin_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_tableplugin.dir/takujo_tableplugin_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_tableplugin.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
