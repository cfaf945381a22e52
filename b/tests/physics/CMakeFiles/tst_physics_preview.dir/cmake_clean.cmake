file(REMOVE_RECURSE
  "../tst_physics_preview"
  "../tst_physics_preview.pdb"
  "CMakeFiles/tst_physics_preview_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_physics_preview_autogen.dir/ParseCache.txt"
  "tst_physics_preview_autogen"
  "CMakeFiles/tst_physics_preview.dir/tst_physics_preview_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_physics_preview.dir/tst_physics_preview_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_physics_preview.dir/tst_preview.cpp.o"
  "CMakeFiles/tst_physics_preview.dir/tst_preview.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_physics_preview.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
