file(REMOVE_RECURSE
  "CMakeFiles/tst_editor_play_autogen"
  "tst_editor_play_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_editor_play_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
