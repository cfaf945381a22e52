
# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/all_qmllint_json.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
