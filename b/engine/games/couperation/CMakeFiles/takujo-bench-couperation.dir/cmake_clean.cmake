file(REMOVE_RECURSE
  "../../../bin/takujo-bench-couperation"
  "../../../bin/takujo-bench-couperation.pdb"
  "CMakeFiles/takujo-bench-couperation.dir/bench_main.cpp.o"
  "CMakeFiles/takujo-bench-couperation.dir/bench_main.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo-bench-couperation.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
