file(REMOVE_RECURSE
  ".rcc/qmlcache/takujo_pages_qmlcache_loader.cpp"
  "CMakeFiles/takujo_pages_qmlcache_autogen"
  "takujo_pages_qmlcache_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_pages_qmlcache_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
