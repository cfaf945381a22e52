file(REMOVE_RECURSE
  "../../tst_games_ccc_rules"
  "../../tst_games_ccc_rules.pdb"
  "CMakeFiles/tst_games_ccc_rules_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_ccc_rules_autogen.dir/ParseCache.txt"
  "tst_games_ccc_rules_autogen"
  "CMakeFiles/tst_games_ccc_rules.dir/tst_games_ccc_rules_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_ccc_rules.dir/tst_games_ccc_rules_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_ccc_rules.dir/tst_rules.cpp.o"
  "CMakeFiles/tst_games_ccc_rules.dir/tst_rules.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_ccc_rules.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
