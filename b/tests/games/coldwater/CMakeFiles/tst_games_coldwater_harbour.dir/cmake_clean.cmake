file(REMOVE_RECURSE
  "../../tst_games_coldwater_harbour"
  "../../tst_games_coldwater_harbour.pdb"
  "CMakeFiles/tst_games_coldwater_harbour_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coldwater_harbour_autogen.dir/ParseCache.txt"
  "tst_games_coldwater_harbour_autogen"
  "CMakeFiles/tst_games_coldwater_harbour.dir/tst_games_coldwater_harbour_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coldwater_harbour.dir/tst_games_coldwater_harbour_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_coldwater_harbour.dir/tst_harbour.cpp.o"
  "CMakeFiles/tst_games_coldwater_harbour.dir/tst_harbour.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coldwater_harbour.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
