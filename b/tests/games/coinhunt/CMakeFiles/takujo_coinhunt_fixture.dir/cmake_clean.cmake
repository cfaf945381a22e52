file(REMOVE_RECURSE
  "CMakeFiles/takujo_coinhunt_fixture_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_coinhunt_fixture_autogen.dir/ParseCache.txt"
  "takujo_coinhunt_fixture_autogen"
  "CMakeFiles/takujo_coinhunt_fixture.dir/fixture.cpp.o"
  "CMakeFiles/takujo_coinhunt_fixture.dir/fixture.cpp.o.d"
  "CMakeFiles/takujo_coinhunt_fixture.dir/scene.cpp.o"
  "CMakeFiles/takujo_coinhunt_fixture.dir/scene.cpp.o.d"
  "CMakeFiles/takujo_coinhunt_fixture.dir/takujo_coinhunt_fixture_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_coinhunt_fixture.dir/takujo_coinhunt_fixture_autogen/mocs_compilation.cpp.o.d"
  "libtakujo_coinhunt_fixture.a"
  "libtakujo_coinhunt_fixture.pdb"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_coinhunt_fixture.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
