file(REMOVE_RECURSE
  "CMakeFiles/tst_app_coldwater_autogen"
  "tst_app_coldwater_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_app_coldwater_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
