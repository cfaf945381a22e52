file(REMOVE_RECURSE
  "CMakeFiles/takujo_conformance_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_conformance_autogen.dir/ParseCache.txt"
  "takujo_conformance_autogen"
  "CMakeFiles/takujo_conformance.dir/conformance.cpp.o"
  "CMakeFiles/takujo_conformance.dir/conformance.cpp.o.d"
  "CMakeFiles/takujo_conformance.dir/conformance_leak.cpp.o"
  "CMakeFiles/takujo_conformance.dir/conformance_leak.cpp.o.d"
  "CMakeFiles/takujo_conformance.dir/conformance_match.cpp.o"
  "CMakeFiles/takujo_conformance.dir/conformance_match.cpp.o.d"
  "CMakeFiles/takujo_conformance.dir/conformance_record.cpp.o"
  "CMakeFiles/takujo_conformance.dir/conformance_record.cpp.o.d"
  "CMakeFiles/takujo_conformance.dir/conformance_run.cpp.o"
  "CMakeFiles/takujo_conformance.dir/conformance_run.cpp.o.d"
  "CMakeFiles/takujo_conformance.dir/conformance_schema.cpp.o"
  "CMakeFiles/takujo_conformance.dir/conformance_schema.cpp.o.d"
  "CMakeFiles/takujo_conformance.dir/conformance_statistics.cpp.o"
  "CMakeFiles/takujo_conformance.dir/conformance_statistics.cpp.o.d"
  "CMakeFiles/takujo_conformance.dir/conformance_texts.cpp.o"
  "CMakeFiles/takujo_conformance.dir/conformance_texts.cpp.o.d"
  "CMakeFiles/takujo_conformance.dir/conformance_uniform.cpp.o"
  "CMakeFiles/takujo_conformance.dir/conformance_uniform.cpp.o.d"
  "CMakeFiles/takujo_conformance.dir/conformance_words.cpp.o"
  "CMakeFiles/takujo_conformance.dir/conformance_words.cpp.o.d"
  "CMakeFiles/takujo_conformance.dir/conformance_worlds.cpp.o"
  "CMakeFiles/takujo_conformance.dir/conformance_worlds.cpp.o.d"
  "libtakujo_conformance.a"
  "libtakujo_conformance.pdb"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_conformance.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
