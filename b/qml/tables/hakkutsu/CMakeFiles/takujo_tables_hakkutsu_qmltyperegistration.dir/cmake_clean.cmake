file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/Tables/Hakkutsu/takujo_tables_hakkutsu.qmltypes"
  "CMakeFiles/takujo_tables_hakkutsu_qmltyperegistration"
  "meta_types/qt6takujo_tables_hakkutsu_metatypes.json"
  "meta_types/qt6takujo_tables_hakkutsu_metatypes.json.gen"
  "takujo_tables_hakkutsu_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_tables_hakkutsu_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
