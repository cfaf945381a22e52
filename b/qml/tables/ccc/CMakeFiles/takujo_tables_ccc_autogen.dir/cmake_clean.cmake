file(REMOVE_RECURSE
  ".rcc/qmlcache/takujo_tables_ccc_qmlcache_loader.cpp"
  "CMakeFiles/takujo_tables_ccc_autogen"
  "takujo_tables_ccc_autogen/mocs_compilation.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_tables_ccc_autogen.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
