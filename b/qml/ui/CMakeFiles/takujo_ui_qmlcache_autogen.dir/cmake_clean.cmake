file(REMOVE_RECURSE
  ".rcc/qmlcache/takujo_ui_qmlcache_loader.cpp"
  "CMakeFiles/takujo_ui_qmlcache_autogen"
  "takujo_ui_qmlcache_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_ui_qmlcache_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
