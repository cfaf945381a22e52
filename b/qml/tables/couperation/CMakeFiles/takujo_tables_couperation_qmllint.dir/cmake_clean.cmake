file(REMOVE_RECURSE
  "CMakeFiles/takujo_tables_couperation_qmllint"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_tables_couperation_qmllint.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
