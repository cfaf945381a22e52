file(REMOVE_RECURSE
  "CMakeFiles/takujo_pages_qmlcache_autogen.dir/AutogenUsed.txt"
  "CMakeFiles/takujo_pages_qmlcache_autogen.dir/ParseCache.txt"
  "takujo_pages_qmlcache_autogen"
  "CMakeFiles/takujo_pages_qmlcache.dir/.rcc/qmlcache/takujo_pages_qmlcache_loader.cpp.o"
  "CMakeFiles/takujo_pages_qmlcache.dir/.rcc/qmlcache/takujo_pages_qmlcache_loader.cpp.o.d"
  "CMakeFiles/takujo_pages_qmlcache.dir/takujo_pages_qmlcache_autogen/mocs_compilation.cpp.o"
  "CMakeFiles/takujo_pages_qmlcache.dir/takujo_pages_qmlcache_autogen/mocs_compilation.cpp.o.d"
)

# Per-language clean rules from dependency scanning.
foreach(lang CXX)
  include(CMakeFiles/takujo_pages_qmlcache.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
