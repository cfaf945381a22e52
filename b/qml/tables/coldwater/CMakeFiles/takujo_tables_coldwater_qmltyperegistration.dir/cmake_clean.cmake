file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/Tables/Coldwater/takujo_tables_coldwater.qmltypes"
  "CMakeFiles/takujo_tables_coldwater_qmltyperegistration"
  "meta_types/qt6takujo_tables_coldwater_metatypes.json"
  "meta_types/qt6takujo_tables_coldwater_metatypes.json.gen"
  "takujo_tables_coldwater_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_tables_coldwater_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
