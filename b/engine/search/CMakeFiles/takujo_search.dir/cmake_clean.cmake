file(REMOVE_RECURSE
  "CMakeFiles/takujo_search.dir/arena.cpp.o"
  "CMakeFiles/takujo_search.dir/arena.cpp.o.d"
  "CMakeFiles/takujo_search.dir/bench.cpp.o"
  "CMakeFiles/takujo_search.dir/bench.cpp.o.d"
  "CMakeFiles/takujo_search.dir/bounds.cpp.o"
  "CMakeFiles/takujo_search.dir/bounds.cpp.o.d"
  "CMakeFiles/takujo_search.dir/claims.cpp.o"
  "CMakeFiles/takujo_search.dir/claims.cpp.o.d"
  "CMakeFiles/takujo_search.dir/coop.cpp.o"
  "CMakeFiles/takujo_search.dir/coop.cpp.o.d"
  "CMakeFiles/takujo_search.dir/levels.cpp.o"
  "CMakeFiles/takujo_search.dir/levels.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_search.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
