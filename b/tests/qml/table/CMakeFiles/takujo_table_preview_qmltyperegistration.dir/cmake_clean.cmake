file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/TablePreview/takujo_table_preview.qmltypes"
  "CMakeFiles/takujo_table_preview_qmltyperegistration"
  "meta_types/qt6takujo_table_preview_metatypes.json"
  "meta_types/qt6takujo_table_preview_metatypes.json.gen"
  "takujo_table_preview_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_table_preview_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
