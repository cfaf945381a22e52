file(REMOVE_RECURSE
  "CMakeFiles/tst_engine_replay_autogen"
  "tst_engine_replay_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_engine_replay_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
