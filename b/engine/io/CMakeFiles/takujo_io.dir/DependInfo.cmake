
# Consider dependencies only in project.
set(CMAKE_DEPENDS_IN_PROJECT_ONLY OFF)

# The set of languages for which implicit dependencies are needed:
set(CMAKE_DEPENDS_LANGUAGES
  )

# The set of dependency files which are needed:
set(CMAKE_DEPENDS_DEPENDENCY_FILES
  "/work/main/engine/io/chance_io.cpp" "engine/io/CMakeFiles/takujo_io.dir/chance_io.cpp.o" "gcc" "engine/io/CMakeFiles/takujo_io.dir/chance_io.cpp.o.d"
  "/work/main/engine/io/files.cpp" "engine/io/CMakeFiles/takujo_io.dir/files.cpp.o" "gcc" "engine/io/CMakeFiles/takujo_io.dir/files.cpp.o.d"
  "/work/main/engine/io/json_parser.cpp" "engine/io/CMakeFiles/takujo_io.dir/json_parser.cpp.o" "gcc" "engine/io/CMakeFiles/takujo_io.dir/json_parser.cpp.o.d"
  "/work/main/engine/io/object_reader.cpp" "engine/io/CMakeFiles/takujo_io.dir/object_reader.cpp.o" "gcc" "engine/io/CMakeFiles/takujo_io.dir/object_reader.cpp.o.d"
  "/work/main/engine/io/pretty_json.cpp" "engine/io/CMakeFiles/takujo_io.dir/pretty_json.cpp.o" "gcc" "engine/io/CMakeFiles/takujo_io.dir/pretty_json.cpp.o.d"
  "/work/main/engine/io/record_io.cpp" "engine/io/CMakeFiles/takujo_io.dir/record_io.cpp.o" "gcc" "engine/io/CMakeFiles/takujo_io.dir/record_io.cpp.o.d"
  "/work/main/engine/io/record_summary.cpp" "engine/io/CMakeFiles/takujo_io.dir/record_summary.cpp.o" "gcc" "engine/io/CMakeFiles/takujo_io.dir/record_summary.cpp.o.d"
  "/work/main/engine/io/table_io.cpp" "engine/io/CMakeFiles/takujo_io.dir/table_io.cpp.o" "gcc" "engine/io/CMakeFiles/takujo_io.dir/table_io.cpp.o.d"
  )

# Targets to which this target links.
set(CMAKE_TARGET_LINKED_INFO_FILES
  )

# Fortran module output directory.
set(CMAKE_Fortran_TARGET_MODULE_DIR "")
