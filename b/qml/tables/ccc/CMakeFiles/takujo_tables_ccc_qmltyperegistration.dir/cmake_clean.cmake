file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/Tables/Ccc/takujo_tables_ccc.qmltypes"
  "CMakeFiles/takujo_tables_ccc_qmltyperegistration"
  "meta_types/qt6takujo_tables_ccc_metatypes.json"
  "meta_types/qt6takujo_tables_ccc_metatypes.json.gen"
  "takujo_tables_ccc_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_tables_ccc_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
