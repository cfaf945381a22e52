
# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/qt_internal_plugins.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
