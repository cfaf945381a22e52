file(REMOVE_RECURSE
  "CMakeFiles/toy_version_autogen"
  "toy_version_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/toy_version_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
