file(REMOVE_RECURSE
  "../../../bin/takujo-bench-coldwater"
  "../../../bin/takujo-bench-coldwater.pdb"
  "CMakeFiles/takujo-bench-coldwater.dir/bench_main.cpp.o"
  "CMakeFiles/takujo-bench-coldwater.dir/bench_main.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo-bench-coldwater.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
