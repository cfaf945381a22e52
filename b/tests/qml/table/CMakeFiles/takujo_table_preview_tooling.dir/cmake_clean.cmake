file(REMOVE_RECURSE
  "../../../lib/takujo/qml/Takujo/TablePreview/TableLoader.qml"
  "../../../lib/takujo/qml/Takujo/TablePreview/TablePreview.qml"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_table_preview_tooling.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
