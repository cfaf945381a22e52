file(REMOVE_RECURSE
  "../tst_engine_texts"
  "../tst_engine_texts.pdb"
  "CMakeFiles/tst_engine_texts_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/tst_engine_texts_autogen.dir/ParseCache.txt"
  "tst_engine_texts_autogen"
  "CMakeFiles/tst_engine_texts.dir/tst_engine_texts_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/tst_engine_texts.dir/tst_engine_texts_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/tst_engine_texts.dir/tst_texts.cpp.o"
  "CMakeFiles/tst_engine_texts.dir/tst_texts.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/tst_engine_texts.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
