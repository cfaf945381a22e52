file(REMOVE_RECURSE
  "../../tst_games_ccc_payments"
  "../../tst_games_ccc_payments.pdb"
  "CMakeFiles/tst_games_ccc_payments_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_ccc_payments_autogen.dir/ParseCache.txt"
  "tst_games_ccc_payments_autogen"
  "CMakeFiles/tst_games_ccc_payments.dir/tst_games_ccc_payments_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_ccc_payments.dir/tst_games_ccc_payments_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_ccc_payments.dir/tst_payments.cpp.o"
  "CMakeFiles/tst_games_ccc_payments.dir/tst_payments.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_ccc_payments.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
