file(REMOVE_RECURSE
  "../tst_packaging_filetypes"
  "../tst_packaging_filetypes.pdb"
  "CMakeFiles/tst_packaging_filetypes_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_packaging_filetypes_autogen.dir/ParseCache.txt"
  "tst_packaging_filetypes_autogen"
  "CMakeFiles/tst_packaging_filetypes.dir/tst_filetypes.cpp.o"
  "CMakeFiles/tst_packaging_filetypes.dir/tst_filetypes.cpp.o.d"
  "CMakeFiles/tst_packaging_filetypes.dir/tst_packaging_filetypes_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_packaging_filetypes.dir/tst_packaging_filetypes_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_packaging_filetypes.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
