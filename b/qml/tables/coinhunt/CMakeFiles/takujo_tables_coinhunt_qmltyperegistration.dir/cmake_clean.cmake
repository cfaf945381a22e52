file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/Tables/Coinhunt/takujo_tables_coinhunt.qmltypes"
  "CMakeFiles/takujo_tables_coinhunt_qmltyperegistration"
  "meta_types/qt6takujo_tables_coinhunt_metatypes.json"
  "meta_types/qt6takujo_tables_coinhunt_metatypes.json.gen"
  "takujo_tables_coinhunt_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_tables_coinhunt_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
