file(REMOVE_RECURSE
  "CMakeFiles/tst_games_coinhunt_gains_autogen"
  "tst_games_coinhunt_gains_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_games_coinhunt_gains_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
