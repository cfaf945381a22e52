file(REMOVE_RECURSE
  "CMakeFiles/takujo_io.dir/chance_io.cpp.o"
  "CMakeFiles/takujo_io.dir/chance_io.cpp.o.d"
  "CMakeFiles/takujo_io.dir/files.cpp.o"
  "CMakeFiles/takujo_io.dir/files.cpp.o.d"
  "CMakeFiles/takujo_io.dir/json_parser.cpp.o"
  "CMakeFiles/takujo_io.dir/json_parser.cpp.o.d"
  "CMakeFiles/takujo_io.dir/object_reader.cpp.o"
  "CMakeFiles/takujo_io.dir/object_reader.cpp.o.d"
  "CMakeFiles/takujo_io.dir/pretty_json.cpp.o"
  "CMakeFiles/takujo_io.dir/pretty_json.cpp.o.d"
  "CMakeFiles/takujo_io.dir/record_io.cpp.o"
  "CMakeFiles/takujo_io.dir/record_io.cpp.o.d"
  "CMakeFiles/takujo_io.dir/record_summary.cpp.o"
  "CMakeFiles/takujo_io.dir/record_summary.cpp.o.d"
  "CMakeFiles/takujo_io.dir/table_io.cpp.o"
  "CMakeFiles/takujo_io.dir/table_io.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_io.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
