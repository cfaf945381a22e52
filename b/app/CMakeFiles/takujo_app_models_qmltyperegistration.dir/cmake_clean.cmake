file(REMOVE_RECURSE
  "../lib/takujo/qml/Takujo/App/takujo_app_models.qmltypes"
  "CMakeFiles/takujo_app_models_qmltyperegistration"
  "meta_types/qt6takujo_app_models_metatypes.json"
  "meta_types/qt6takujo_app_models_metatypes.json.gen"
  "takujo_app_models_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_app_models_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
