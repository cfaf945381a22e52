file(REMOVE_RECURSE
  "../tst_engine_replay"
  "../tst_engine_replay.pdb"
  "CMakeFiles/tst_engine_replay_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_engine_replay_autogen.dir/ParseCache.txt"
  "tst_engine_replay_autogen"
  "CMakeFiles/tst_engine_replay.dir/tst_engine_replay_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_engine_replay.dir/tst_engine_replay_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_engine_replay.dir/tst_replay.cpp.o"
  "CMakeFiles/tst_engine_replay.dir/tst_replay.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_engine_replay.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
