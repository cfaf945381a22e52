file(REMOVE_RECURSE
  ".rcc/qrc_qmake_Takujo_Table.cpp"
  "CMakeFiles/takujo_table_resources_1_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_table_resources_1_autogen.dir/ParseCache.txt"
  "takujo_table_resources_1_autogen"
  "CMakeFiles/takujo_table_resources_1.dir/.rcc/qrc_qmake_Takujo_Table.cpp.o"
  "CMakeFiles/takujo_table_resources_1.dir/.rcc/qrc_qmake_Takujo_Table.cpp.o.d"
  "CMakeFiles/takujo_table_resources_1.dir/takujo_table_resources_1_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_table_resources_1.dir/takujo_table_resources_1_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_table_resources_1.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
