file(REMOVE_RECURSE
  "../../../bin/takujo-bench-hakkutsu"
  "../../../bin/takujo-bench-hakkutsu.pdb"
  "CMakeFiles/takujo-bench-hakkutsu.dir/bench_main.cpp.o"
  "CMakeFiles/takujo-bench-hakkutsu.dir/bench_main.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo-bench-hakkutsu.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
