file(REMOVE_RECURSE
  "CMakeFiles/takujo_window_driver_autogen"
  "takujo_window_driver_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_window_driver_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
