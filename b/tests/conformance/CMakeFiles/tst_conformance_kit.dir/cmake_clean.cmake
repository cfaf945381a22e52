file(REMOVE_RECURSE
  "../tst_conformance_kit"
  "../tst_conformance_kit.pdb"
  "CMakeFiles/tst_conformance_kit_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_conformance_kit_autogen.dir/ParseCache.txt"
  "tst_conformance_kit_autogen"
  "CMakeFiles/tst_conformance_kit.dir/faulty_game.cpp.o"
  "CMakeFiles/tst_conformance_kit.dir/faulty_game.cpp.o.d"
  "CMakeFiles/tst_conformance_kit.dir/tst_conformance_kit_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_conformance_kit.dir/tst_conformance_kit_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_conformance_kit.dir/tst_kit.cpp.o"
  "CMakeFiles/tst_conformance_kit.dir/tst_kit.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_conformance_kit.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
