
# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/release_translations.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
