file(REMOVE_RECURSE
  "CMakeFiles/toy_foreign_autogen"
  "toy_foreign_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/toy_foreign_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
