file(REMOVE_RECURSE
  "CMakeFiles/takujo_coinhunt_plugin_autogen"
  "takujo_coinhunt_plugin_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_coinhunt_plugin_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
