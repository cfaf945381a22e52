file(REMOVE_RECURSE
  "CMakeFiles/tst_cli_commands_autogen"
  "tst_cli_commands_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_cli_commands_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
