file(REMOVE_RECURSE
  "CMakeFiles/takujo_couperation_fixture_autogen"
  "takujo_couperation_fixture_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_couperation_fixture_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
