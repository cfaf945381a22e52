file(REMOVE_RECURSE
  ".rcc/qrc_takujo_i18n.cpp"
  "CMakeFiles/takujo_translations_resources_1_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_translations_resources_1_autogen.dir/ParseCache.txt"
  "takujo_translations_resources_1_autogen"
  "CMakeFiles/takujo_translations_resources_1.dir/.rcc/qrc_takujo_i18n.cpp.o"
  "CMakeFiles/takujo_translations_resources_1.dir/.rcc/qrc_takujo_i18n.cpp.o.d"
  "CMakeFiles/takujo_translations_resources_1.dir/takujo_translations_resources_1_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_translations_resources_1.dir/takujo_translations_resources_1_autogen/mocs_compilation.cpp.o.d"
  "takujo_en.qm"
  "takujo_ja.qm"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_translations_resources_1.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
