file(REMOVE_RECURSE
  "../bin/takujo"
  "../bin/takujo.pdb"
  "CMakeFiles/takujo_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_autogen.dir/ParseCache.txt"
  "takujo_autogen"
  "CMakeFiles/takujo.dir/desktop/main.cpp.o"
  "CMakeFiles/takujo.dir/desktop/main.cpp.o.d"
  "CMakeFiles/takujo.dir/takujo_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo.dir/takujo_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
