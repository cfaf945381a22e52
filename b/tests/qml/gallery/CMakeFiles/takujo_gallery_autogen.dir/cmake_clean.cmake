file(REMOVE_RECURSE
  ".rcc/qmlcache/takujo_gallery_qmlcache_loader.cpp"
  "CMakeFiles/takujo_gallery_autogen"
  "takujo_gallery_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_gallery_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
