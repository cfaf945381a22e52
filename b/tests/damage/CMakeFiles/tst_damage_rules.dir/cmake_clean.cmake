file(REMOVE_RECURSE
  "../tst_damage_rules"
  "../tst_damage_rules.pdb"
  "CMakeFiles/tst_damage_rules_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_damage_rules_autogen.dir/ParseCache.txt"
  "tst_damage_rules_autogen"
  "CMakeFiles/tst_damage_rules.dir/mutation.cpp.o"
  "CMakeFiles/tst_damage_rules.dir/mutation.cpp.o.d"
  "CMakeFiles/tst_damage_rules.dir/tst_damage_rules_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_damage_rules.dir/tst_damage_rules_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_damage_rules.dir/tst_rules.cpp.o"
  "CMakeFiles/tst_damage_rules.dir/tst_rules.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_damage_rules.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
