file(REMOVE_RECURSE
  "CMakeFiles/tst_games_coldwater_turn_autogen"
  "tst_games_coldwater_turn_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_games_coldwater_turn_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
