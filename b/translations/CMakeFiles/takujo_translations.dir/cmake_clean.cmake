file(REMOVE_RECURSE
  "CMakeFiles/takujo_translations_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_translations_autogen.dir/ParseCache.txt"
  "takujo_translations_autogen"
  "CMakeFiles/takujo_translations.dir/takujo_translations.cpp.o"
  "CMakeFiles/takujo_translations.dir/takujo_translations.cpp.o.d"
  "CMakeFiles/takujo_translations.dir/takujo_translations_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_translations.dir/takujo_translations_autogen/mocs_compilation.cpp.o.d"
  "libtakujo_translations.a"
  "libtakujo_translations.pdb"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_translations.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
