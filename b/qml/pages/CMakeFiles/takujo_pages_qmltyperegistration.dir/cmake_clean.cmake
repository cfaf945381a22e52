file(REMOVE_RECURSE
  "../../lib/takujo/qml/Takujo/Pages/takujo_pages.qmltypes"
  "CMakeFiles/takujo_pages_qmltyperegistration"
  "meta_types/qt6takujo_pages_metatypes.json"
  "meta_types/qt6takujo_pages_metatypes.json.gen"
  "takujo_pages_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_pages_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
