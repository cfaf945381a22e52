
# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/all_qmllint.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
