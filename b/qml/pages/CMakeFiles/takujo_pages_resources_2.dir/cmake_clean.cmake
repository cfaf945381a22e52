file(REMOVE_RECURSE
  ".rcc/qrc_takujo_pages_raw_qml_0.cpp"
  "CMakeFiles/takujo_pages_resources_2_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_pages_resources_2_autogen.dir/ParseCache.txt"
  "takujo_pages_resources_2_autogen"
  "CMakeFiles/takujo_pages_resources_2.dir/.rcc/qrc_takujo_pages_raw_qml_0.cpp.o"
  "CMakeFiles/takujo_pages_resources_2.dir/.rcc/qrc_takujo_pages_raw_qml_0.cpp.o.d"
  "CMakeFiles/takujo_pages_resources_2.dir/takujo_pages_resources_2_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_pages_resources_2.dir/takujo_pages_resources_2_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_pages_resources_2.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
