file(REMOVE_RECURSE
  "../../../bin/takujo-bench-coinhunt"
  "../../../bin/takujo-bench-coinhunt.pdb"
  "CMakeFiles/takujo-bench-coinhunt.dir/bench_main.cpp.o"
  "CMakeFiles/takujo-bench-coinhunt.dir/bench_main.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo-bench-coinhunt.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
