file(REMOVE_RECURSE
  "CMakeFiles/tst_physics_aims_autogen"
  "tst_physics_aims_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_physics_aims_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
