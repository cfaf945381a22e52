file(REMOVE_RECURSE
  "../tst_conformance_coinhunt-game"
  "../tst_conformance_coinhunt-game.pdb"
  "CMakeFiles/tst_conformance_coinhunt-game_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_conformance_coinhunt-game_autogen.dir/ParseCache.txt"
  "tst_conformance_coinhunt-game_autogen"
  "CMakeFiles/tst_conformance_coinhunt-game.dir/tst_conformance_coinhunt-game_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_conformance_coinhunt-game.dir/tst_conformance_coinhunt-game_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_conformance_coinhunt-game.dir/tst_game.cpp.o"
  "CMakeFiles/tst_conformance_coinhunt-game.dir/tst_game.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_conformance_coinhunt-game.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
