file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/Mock/takujo_mock.qmltypes"
  "CMakeFiles/takujo_mock_qmltyperegistration"
  "meta_types/qt6takujo_mock_metatypes.json"
  "meta_types/qt6takujo_mock_metatypes.json.gen"
  "takujo_mock_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_mock_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
