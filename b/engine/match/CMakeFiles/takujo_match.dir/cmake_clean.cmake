file(REMOVE_RECURSE
  "CMakeFiles/takujo_match.dir/host_chance.cpp.o"
  "CMakeFiles/takujo_match.dir/host_chance.cpp.o.d"
  "CMakeFiles/takujo_match.dir/match.cpp.o"
  "CMakeFiles/takujo_match.dir/match.cpp.o.d"
  "CMakeFiles/takujo_match.dir/match_replay.cpp.o"
  "CMakeFiles/takujo_match.dir/match_replay.cpp.o.d"
  "CMakeFiles/takujo_match.dir/match_undo.cpp.o"
  "CMakeFiles/takujo_match.dir/match_undo.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_match.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
