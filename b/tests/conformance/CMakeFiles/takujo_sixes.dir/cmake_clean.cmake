file(REMOVE_RECURSE
  "CMakeFiles/takujo_sixes_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_sixes_autogen.dir/ParseCache.txt"
  "takujo_sixes_autogen"
  "CMakeFiles/takujo_sixes.dir/sixes_brain.cpp.o"
  "CMakeFiles/takujo_sixes.dir/sixes_brain.cpp.o.d"
  "CMakeFiles/takujo_sixes.dir/sixes_core.cpp.o"
  "CMakeFiles/takujo_sixes.dir/sixes_core.cpp.o.d"
  "CMakeFiles/takujo_sixes.dir/sixes_words.cpp.o"
  "CMakeFiles/takujo_sixes.dir/sixes_words.cpp.o.d"
  "libtakujo_sixes.a"
  "libtakujo_sixes.pdb"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_sixes.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
