file(REMOVE_RECURSE
  "../tst_physics_aims"
  "../tst_physics_aims.pdb"
  "CMakeFiles/tst_physics_aims_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_physics_aims_autogen.dir/ParseCache.txt"
  "tst_physics_aims_autogen"
  "CMakeFiles/tst_physics_aims.dir/tst_aims.cpp.o"
  "CMakeFiles/tst_physics_aims.dir/tst_aims.cpp.o.d"
  "CMakeFiles/tst_physics_aims.dir/tst_physics_aims_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_physics_aims.dir/tst_physics_aims_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_physics_aims.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
