file(REMOVE_RECURSE
  "../lib/takujo/libtakujo-engine.pdb"
  "../lib/takujo/libtakujo-engine.so"
  "CMakeFiles/takujo_engine_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_engine_autogen.dir/ParseCache.txt"
  "takujo_engine_autogen"
  "CMakeFiles/takujo_engine.dir/takujo_engine_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_engine.dir/takujo_engine_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_engine.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
