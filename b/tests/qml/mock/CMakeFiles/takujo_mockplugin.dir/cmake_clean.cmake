file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/Mock/libtakujo_mockplugin.a"
  "../../../lib/takujo/qml/Takujo/Mock/libtakujo_mockplugin.pdb"
  "CMakeFiles/takujo_mockplugin_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_mockplugin_autogen.dir/ParseCache.txt"
  "takujo_mockplugin_autogen"
  "CMakeFiles/takujo_mockplugin.dir/takujo_mockplugin_Takujo_MockPlugin.cpp.o"
  "CMakeFiles/takujo_mockplugin.dir/takujo_mockplugin_Takujo_MockPlugin.cpp.o.d"
  "CMakeFiles/takujo_mockplugin.dir/takujo_mockplugin_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_mockplugin.dir/takujo_mockplugin_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_mockplugin.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
