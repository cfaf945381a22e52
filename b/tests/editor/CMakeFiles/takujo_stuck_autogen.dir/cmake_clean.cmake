file(REMOVE_RECURSE
  "CMakeFiles/takujo_stuck_autogen"
  "takujo_stuck_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_stuck_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
