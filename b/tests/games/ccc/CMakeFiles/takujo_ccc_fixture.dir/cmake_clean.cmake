file(REMOVE_RECURSE
  "CMakeFiles/takujo_ccc_fixture_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_ccc_fixture_autogen.dir/ParseCache.txt"
  "takujo_ccc_fixture_autogen"
  "CMakeFiles/takujo_ccc_fixture.dir/fixture.cpp.o"
  "CMakeFiles/takujo_ccc_fixture.dir/fixture.cpp.o.d"
  "CMakeFiles/takujo_ccc_fixture.dir/takujo_ccc_fixture_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_ccc_fixture.dir/takujo_ccc_fixture_autogen/mocs_compilation.cpp.o.d"
  "libtakujo_ccc_fixture.a"
  "libtakujo_ccc_fixture.pdb"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_ccc_fixture.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
