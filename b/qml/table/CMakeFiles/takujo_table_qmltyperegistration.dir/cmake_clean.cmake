file(REMOVE_RECURSE
  "../../lib/takujo/qml/Takujo/Table/takujo_table.qmltypes"
  "CMakeFiles/takujo_table_qmltyperegistration"
  "meta_types/qt6takujo_table_metatypes.json"
  "meta_types/qt6takujo_table_metatypes.json.gen"
  "takujo_table_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_table_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
