file(REMOVE_RECURSE
  "../../../bin/takujo_controls_test"
  "../../../bin/takujo_controls_test.pdb"
  "CMakeFiles/takujo_controls_test_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_controls_test_autogen.dir/ParseCache.txt"
  "takujo_controls_test_autogen"
  "CMakeFiles/takujo_controls_test.dir/probe.cpp.o"
  "CMakeFiles/takujo_controls_test.dir/probe.cpp.o.d"
  "CMakeFiles/takujo_controls_test.dir/takujo_controls_test_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_controls_test.dir/takujo_controls_test_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/takujo_controls_test.dir/tst_controls.cpp.o"
  "CMakeFiles/takujo_controls_test.dir/tst_controls.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_controls_test.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
