file(REMOVE_RECURSE
  "../stuck/stuck.pdb"
  "../stuck/stuck.so"
  "CMakeFiles/takujo_stuck_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_stuck_autogen.dir/ParseCache.txt"
  "takujo_stuck_autogen"
  "CMakeFiles/takujo_stuck.dir/stuck_plugin.cpp.o"
  "CMakeFiles/takujo_stuck.dir/stuck_plugin.cpp.o.d"
  "CMakeFiles/takujo_stuck.dir/takujo_stuck_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_stuck.dir/takujo_stuck_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_stuck.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
