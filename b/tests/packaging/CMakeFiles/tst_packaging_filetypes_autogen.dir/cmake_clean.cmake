file(REMOVE_RECURSE
  "CMakeFiles/tst_packaging_filetypes_autogen"
  "tst_packaging_filetypes_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/tst_packaging_filetypes_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
