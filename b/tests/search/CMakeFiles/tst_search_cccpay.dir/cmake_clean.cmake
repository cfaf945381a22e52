file(REMOVE_RECURSE
  "../tst_search_cccpay"
  "../tst_search_cccpay.pdb"
  "CMakeFiles/tst_search_cccpay_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_search_cccpay_autogen.dir/ParseCache.txt"
  "tst_search_cccpay_autogen"
  "CMakeFiles/tst_search_cccpay.dir/tst_cccpay.cpp.o"
  "CMakeFiles/tst_search_cccpay.dir/tst_cccpay.cpp.o.d"
  "CMakeFiles/tst_search_cccpay.dir/tst_search_cccpay_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_search_cccpay.dir/tst_search_cccpay_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_search_cccpay.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
