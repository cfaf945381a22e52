file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/Gallery/takujo_gallery.qmltypes"
  "CMakeFiles/takujo_gallery_qmltyperegistration"
  "meta_types/qt6takujo_gallery_metatypes.json"
  "meta_types/qt6takujo_gallery_metatypes.json.gen"
  "takujo_gallery_qmltyperegistrations.cpp"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_gallery_qmltyperegistration.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
