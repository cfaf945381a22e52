file(REMOVE_RECURSE
  "CMakeFiles/takujo_core.dir/hash.cpp.o"
  "CMakeFiles/takujo_core.dir/hash.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_core.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
