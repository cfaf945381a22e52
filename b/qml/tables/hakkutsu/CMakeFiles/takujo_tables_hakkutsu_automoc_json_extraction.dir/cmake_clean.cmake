file(REMOVE_RECURSE
  "CMakeFiles/takujo_tables_hakkutsu_automoc_json_extraction"
  "meta_types/takujo_tables_hakkutsu_json_file_list.txt"
  "meta_types/takujo_tables_hakkutsu_json_file_list.txt.timestamp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_tables_hakkutsu_automoc_json_extraction.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
