file(REMOVE_RECURSE
  ".qt_plugins/Qt6_QmlPlugins_Imports_takujo_table_preview.cmake"
  "CMakeFiles/takujo_table_preview_qmlimportscan"
)

# Per-language clean rules from dependency scanning.
foreach(lang )
  include(CMakeFiles/takujo_table_preview_qmlimportscan.dir/cmake_clean_${lang}.cmake OPTIONAL)
endforeach()
