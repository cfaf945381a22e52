file(REMOVE_RECURSE
  "CMakeFiles/takujo_pages_resources_2_autogen"
  "takujo_pages_resources_2_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_pages_resources_2_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
