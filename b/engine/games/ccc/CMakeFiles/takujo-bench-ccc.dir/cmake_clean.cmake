file(REMOVE_RECURSE
  "../../../bin/takujo-bench-ccc"
  "../../../bin/takujo-bench-ccc.pdb"
  "CMakeFiles/takujo-bench-ccc.dir/bench_main.cpp.o"
  "CMakeFiles/takujo-bench-ccc.dir/bench_main.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo-bench-ccc.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
