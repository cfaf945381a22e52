file(REMOVE_RECURSE
  "CMakeFiles/takujo_look_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_look_autogen.dir/ParseCache.txt"
  "takujo_look_autogen"
  "CMakeFiles/takujo_look.dir/iconprovider.cpp.o"
  "CMakeFiles/takujo_look.dir/iconprovider.cpp.o.d"
  "CMakeFiles/takujo_look.dir/look.cpp.o"
  "CMakeFiles/takujo_look.dir/look.cpp.o.d"
  "CMakeFiles/takujo_look.dir/takujo_look_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_look.dir/takujo_look_autogen/mocs_compilation.cpp.o.d"
  "libtakujo_look.a"
  "libtakujo_look.pdb"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_look.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
