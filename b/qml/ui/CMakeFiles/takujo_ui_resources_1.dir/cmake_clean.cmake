file(REMOVE_RECURSE
  ".rcc/qrc_qmake_Takujo_Ui.cpp"
  "CMakeFiles/takujo_ui_resources_1_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_ui_resources_1_autogen.dir/ParseCache.txt"
  "takujo_ui_resources_1_autogen"
  "CMakeFiles/takujo_ui_resources_1.dir/.rcc/qrc_qmake_Takujo_Ui.cpp.o"
  "CMakeFiles/takujo_ui_resources_1.dir/.rcc/qrc_qmake_Takujo_Ui.cpp.o.d"
  "CMakeFiles/takujo_ui_resources_1.dir/takujo_ui_resources_1_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_ui_resources_1.dir/takujo_ui_resources_1_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_ui_resources_1.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
