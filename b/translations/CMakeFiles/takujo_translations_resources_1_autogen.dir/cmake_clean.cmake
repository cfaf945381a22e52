file(REMOVE_RECURSE
  "CMakeFiles/takujo_translations_resources_1_autogen"
  "takujo_translations_resources_1_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_translations_resources_1_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
