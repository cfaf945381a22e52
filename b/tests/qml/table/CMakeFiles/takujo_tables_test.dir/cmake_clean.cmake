file(REMOVE_RECURSE
  "../../takujo_tables_test"
  "../../takujo_tables_test.pdb"
  "CMakeFiles/takujo_tables_test_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_tables_test_autogen.dir/ParseCache.txt"
  "takujo_tables_test_autogen"
  "CMakeFiles/takujo_tables_test.dir/__/gallery/probe.cpp.o"
  "CMakeFiles/takujo_tables_test.dir/__/gallery/probe.cpp.o.d"
  "CMakeFiles/takujo_tables_test.dir/takujo_tables_test_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_tables_test.dir/takujo_tables_test_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/takujo_tables_test.dir/tst_tables.cpp.o"
  "CMakeFiles/takujo_tables_test.dir/tst_tables.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_tables_test.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
