file(REMOVE_RECURSE
  "CMakeFiles/takujo_tables_test_autogen"
  "takujo_tables_test_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_tables_test_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
