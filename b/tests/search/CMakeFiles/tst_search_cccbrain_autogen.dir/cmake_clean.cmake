file(REMOVE_RECURSE
  "CMakeFiles/tst_search_cccbrain_autogen"
  "tst_search_cccbrain_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_search_cccbrain_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
