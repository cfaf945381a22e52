file(REMOVE_RECURSE
  "../../lib/takujo/qml/Takujo/Ui/takujo_ui.qmltypes"
  "CMakeFiles/takujo_ui_qmltyperegistration"
  "meta_types/qt6takujo_ui_metatypes.json"
  "meta_types/qt6takujo_ui_metatypes.json.gen"
  "takujo_ui_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_ui_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
