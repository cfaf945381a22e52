file(REMOVE_RECURSE
  "CMakeFiles/takujo_conformance_autogen"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_conformance_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
