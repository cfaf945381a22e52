file(REMOVE_RECURSE
  "CMakeFiles/takujo_tables_coldwater_qmllint_json"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_tables_coldwater_qmllint_json.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
