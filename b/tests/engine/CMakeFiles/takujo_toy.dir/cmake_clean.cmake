file(REMOVE_RECURSE
  "CMakeFiles/takujo_toy.dir/__/support/toy_game.cpp.o"
  "CMakeFiles/takujo_toy.dir/__/support/toy_game.cpp.o.d"
  "CMakeFiles/takujo_toy.dir/__/support/toy_table.cpp.o"
  "CMakeFiles/takujo_toy.dir/__/support/toy_table.cpp.o.d"
  "libtakujo_toy.a"
  "libtakujo_toy.pdb"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_toy.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
