file(REMOVE_RECURSE
  "../bin/takujo-bench-physics"
  "../bin/takujo-bench-physics.pdb"
  "CMakeFiles/takujo-bench-physics.dir/bench/clock.cpp.o"
  "CMakeFiles/takujo-bench-physics.dir/bench/clock.cpp.o.d"
  "CMakeFiles/takujo-bench-physics.dir/bench/main.cpp.o"
  "CMakeFiles/takujo-bench-physics.dir/bench/main.cpp.o.d"
  "CMakeFiles/takujo-bench-physics.dir/bench/measures.cpp.o"
  "CMakeFiles/takujo-bench-physics.dir/bench/measures.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo-bench-physics.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
