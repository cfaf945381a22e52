file(REMOVE_RECURSE
  "CMakeFiles/takujo_coldwater_fixture_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_coldwater_fixture_autogen.dir/ParseCache.txt"
  "takujo_coldwater_fixture_autogen"
  "CMakeFiles/takujo_coldwater_fixture.dir/fixture.cpp.o"
  "CMakeFiles/takujo_coldwater_fixture.dir/fixture.cpp.o.d"
  "CMakeFiles/takujo_coldwater_fixture.dir/takujo_coldwater_fixture_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_coldwater_fixture.dir/takujo_coldwater_fixture_autogen/mocs_compilation.cpp.o.d"
  "libtakujo_coldwater_fixture.a"
  "libtakujo_coldwater_fixture.pdb"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_coldwater_fixture.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
