file(REMOVE_RECURSE
  "../../tst_games_coinhunt_prompts"
  "../../tst_games_coinhunt_prompts.pdb"
  "CMakeFiles/tst_games_coinhunt_prompts_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_games_coinhunt_prompts_autogen.dir/ParseCache.txt"
  "tst_games_coinhunt_prompts_autogen"
  "CMakeFiles/tst_games_coinhunt_prompts.dir/tst_games_coinhunt_prompts_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_games_coinhunt_prompts.dir/tst_games_coinhunt_prompts_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_games_coinhunt_prompts.dir/tst_prompts.cpp.o"
  "CMakeFiles/tst_games_coinhunt_prompts.dir/tst_prompts.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_games_coinhunt_prompts.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
