file(REMOVE_RECURSE
  ".rcc/qmlcache/takujo_tables_couperation_qmlcache_loader.cpp"
  "CMakeFiles/takujo_tables_couperation_autogen"
  "takujo_tables_couperation_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_tables_couperation_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
