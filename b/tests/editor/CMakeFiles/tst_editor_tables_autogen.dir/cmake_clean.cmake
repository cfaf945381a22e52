file(REMOVE_RECURSE
  "CMakeFiles/tst_editor_tables_autogen"
  "tst_editor_tables_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_editor_tables_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
