file(REMOVE_RECURSE
  "../tst_physics_setup"
  "../tst_physics_setup.pdb"
  "CMakeFiles/tst_physics_setup_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_physics_setup_autogen.dir/ParseCache.txt"
  "tst_physics_setup_autogen"
  "CMakeFiles/tst_physics_setup.dir/tst_physics_setup_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_physics_setup.dir/tst_physics_setup_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_physics_setup.dir/tst_setup.cpp.o"
  "CMakeFiles/tst_physics_setup.dir/tst_setup.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_physics_setup.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
