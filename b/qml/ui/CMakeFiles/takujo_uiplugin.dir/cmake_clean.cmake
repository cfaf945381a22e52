file(REMOVE_RECURSE
  "../../lib/takujo/qml/Takujo/Ui/libtakujo_uiplugin.a"
  "../../lib/takujo/qml/Takujo/Ui/libtakujo_uiplugin.pdb"
  "CMakeFiles/takujo_uiplugin_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_uiplugin_autogen.dir/ParseCache.txt"
  "takujo_uiplugin_autogen"
  "CMakeFiles/takujo_uiplugin.dir/takujo_uiplugin_Takujo_UiPlugin.cpp.o"
  "CMakeFiles/takujo_uiplugin.dir/takujo_uiplugin_Takujo_UiPlugin.cpp.o.d"
  "CMakeFiles/takujo_uiplugin.dir/takujo_uiplugin_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_uiplugin.dir/takujo_uiplugin_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_uiplugin.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
