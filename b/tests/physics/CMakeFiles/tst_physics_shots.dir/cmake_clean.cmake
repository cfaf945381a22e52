file(REMOVE_RECURSE
  "../tst_physics_shots"
  "../tst_physics_shots.pdb"
  "CMakeFiles/tst_physics_shots_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_physics_shots_autogen.dir/ParseCache.txt"
  "tst_physics_shots_autogen"
  "CMakeFiles/tst_physics_shots.dir/tst_physics_shots_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_physics_shots.dir/tst_physics_shots_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_physics_shots.dir/tst_shots.cpp.o"
  "CMakeFiles/tst_physics_shots.dir/tst_shots.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_physics_shots.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
