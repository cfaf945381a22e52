file(REMOVE_RECURSE
  "CMakeFiles/takujo_editor_parts_autogen"
  "takujo_editor_parts_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_editor_parts_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
