file(REMOVE_RECURSE
  "../tst_conformance_couperation-clauses"
  "../tst_conformance_couperation-clauses.pdb"
  "CMakeFiles/tst_conformance_couperation-clauses_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_conformance_couperation-clauses_autogen.dir/ParseCache.txt"
  "tst_conformance_couperation-clauses_autogen"
  "CMakeFiles/tst_conformance_couperation-clauses.dir/tst_clauses.cpp.o"
  "CMakeFiles/tst_conformance_couperation-clauses.dir/tst_clauses.cpp.o.d"
  "CMakeFiles/tst_conformance_couperation-clauses.dir/tst_conformance_couperation-clauses_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_conformance_couperation-clauses.dir/tst_conformance_couperation-clauses_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_conformance_couperation-clauses.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
