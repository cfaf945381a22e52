file(REMOVE_RECURSE
  "../../tst_games_ccc_drawing"
  "../../tst_games_ccc_drawing.pdb"
  "CMakeFiles/tst_games_ccc_drawing_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_ccc_drawing_autogen.dir/ParseCache.txt"
  "tst_games_ccc_drawing_autogen"
  "CMakeFiles/tst_games_ccc_drawing.dir/tst_drawing.cpp.o"
  "CMakeFiles/tst_games_ccc_drawing.dir/tst_drawing.cpp.o.d"
  "CMakeFiles/tst_games_ccc_drawing.dir/tst_games_ccc_drawing_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_ccc_drawing.dir/tst_games_ccc_drawing_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_ccc_drawing.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
