file(REMOVE_RECURSE
  "CMakeFiles/tst_conformance_coldwater-game_autogen"
  "tst_conformance_coldwater-game_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_conformance_coldwater-game_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
