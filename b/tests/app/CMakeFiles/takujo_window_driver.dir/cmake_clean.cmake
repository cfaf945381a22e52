file(REMOVE_RECURSE
  "CMakeFiles/takujo_window_driver_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_window_driver_autogen.dir/ParseCache.txt"
  "takujo_window_driver_autogen"
  "CMakeFiles/takujo_window_driver.dir/arrangement.cpp.o"
  "CMakeFiles/takujo_window_driver.dir/arrangement.cpp.o.d"
  "CMakeFiles/takujo_window_driver.dir/lookcheck.cpp.o"
  "CMakeFiles/takujo_window_driver.dir/lookcheck.cpp.o.d"
  "CMakeFiles/takujo_window_driver.dir/steadysize.cpp.o"
  "CMakeFiles/takujo_window_driver.dir/steadysize.cpp.o.d"
  "CMakeFiles/takujo_window_driver.dir/tabletest.cpp.o"
  "CMakeFiles/takujo_window_driver.dir/tabletest.cpp.o.d"
  "CMakeFiles/takujo_window_driver.dir/takujo_window_driver_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_window_driver.dir/takujo_window_driver_autogen/mocs_compilation.cpp.o.d"
  "CMakeFiles/takujo_window_driver.dir/windowdriver.cpp.o"
  "CMakeFiles/takujo_window_driver.dir/windowdriver.cpp.o.d"
  "libtakujo_window_driver.a"
  "libtakujo_window_driver.pdb"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_window_driver.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
