file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/Tables/Couperation/takujo_tables_couperation.qmltypes"
  "CMakeFiles/takujo_tables_couperation_qmltyperegistration"
  "meta_types/qt6takujo_tables_couperation_metatypes.json"
  "meta_types/qt6takujo_tables_couperation_metatypes.json.gen"
  "takujo_tables_couperation_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_tables_couperation_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
