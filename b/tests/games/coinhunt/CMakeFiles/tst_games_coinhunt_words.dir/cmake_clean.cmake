file(REMOVE_RECURSE
  "../../tst_games_coinhunt_words"
  "../../tst_games_coinhunt_words.pdb"
  "CMakeFiles/tst_games_coinhunt_words_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coinhunt_words_autogen.dir/ParseCache.txt"
  "tst_games_coinhunt_words_autogen"
  "CMakeFiles/tst_games_coinhunt_words.dir/tst_games_coinhunt_words_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coinhunt_words.dir/tst_games_coinhunt_words_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_coinhunt_words.dir/tst_words.cpp.o"
  "CMakeFiles/tst_games_coinhunt_words.dir/tst_words.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coinhunt_words.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
